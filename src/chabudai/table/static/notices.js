// The button in the lobby that lets the server knock at this browser.
const button = document.getElementById("push");
const tell = (subscription, wanted) => fetch("/me/push", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ endpoint: subscription.endpoint, wanted }) });
if (button && "serviceWorker" in navigator && "PushManager" in window) {
  const worker = await navigator.serviceWorker.register("/worker.js");
  const show = now => { button.setAttribute("aria-pressed", !!now); button.textContent = now ? button.dataset.off : button.dataset.on; button.hidden = false; };
  show(await worker.pushManager.getSubscription());
  button.addEventListener("click", async () => {
    const now = await worker.pushManager.getSubscription();
    if (now) { await tell(now, false); await now.unsubscribe(); return show(null); }
    try {
      const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: button.dataset.key });
      if (!(await tell(made, true)).ok) { await made.unsubscribe(); return show(null); }
      show(made);
    } catch { button.textContent = button.dataset.refused; }
  });
}
