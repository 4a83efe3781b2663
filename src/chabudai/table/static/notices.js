// The button in the lobby that lets the server knock at this browser, and the time zone for letters.
for (const field of document.querySelectorAll("#notices [name=zone]")) {
  field.setAttribute("value", Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");
}
const button = document.getElementById("push");
if (button && "serviceWorker" in navigator && "PushManager" in window) await offer(button);

/** @type {(push: HTMLElement) => Promise<void>} */
async function offer(push) {
  const worker = await navigator.serviceWorker.register("/worker.js");
  /** @type {(now: PushSubscription | null) => void} */
  const show = (now) => {
    push.setAttribute("aria-pressed", String(!!now));
    push.textContent = (now ? push.dataset.off : push.dataset.on) ?? "";
    push.hidden = false;
  };
  show(await worker.pushManager.getSubscription());
  push.addEventListener("click", async () => {
    const now = await worker.pushManager.getSubscription();
    try {
      show(now ? await stop(now) : await begin(worker.pushManager, push.dataset.key));
    } catch (error) {
      if (now) throw error;
      push.textContent = push.dataset.refused ?? "";
    }
  });
}

/** @type {(now: PushSubscription) => Promise<null>} */
async function stop(now) {
  await tell(now, false);
  await now.unsubscribe();
  return null;
}

/** @type {(manager: PushManager, key?: string) => Promise<PushSubscription | null>} */
async function begin(manager, key) {
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  if ((await tell(made, true)).ok) return made;
  await made.unsubscribe();
  return null;
}

/** @type {(subscription: PushSubscription, wanted: boolean) => Promise<Response>} */
function tell({ endpoint }, wanted) {
  const headers = { "content-type": "application/json" };
  return fetch("/me/push", { method: "POST", headers, body: JSON.stringify({ endpoint, wanted }) });
}
