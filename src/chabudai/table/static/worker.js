// Runs while no page is open: somebody knocked, so ask the table what there is and show it.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

async function knocked() {
  const answer = await fetch("/waiting").catch(() => null);
  const news = answer?.ok ? await answer.json() : {};
  const more = { body: news.text ?? "", tag: "turn", data: news.path ?? "/", icon: "/static/icon.svg" };
  await worker.registration.showNotification(news.title ?? "Chabudai", more);
}

worker.addEventListener("push", (e) => e.waitUntil(knocked()));
worker.addEventListener("notificationclick", (e) => {
  e.notification.close();
  e.waitUntil(worker.clients.openWindow(e.notification.data));
});
