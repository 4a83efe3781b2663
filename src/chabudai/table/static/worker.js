// Runs while no page is open: somebody knocked, so ask the table what there is and show it.
self.addEventListener("push", e => e.waitUntil((async () => {
  const answer = await fetch("/waiting").catch(() => null), news = answer?.ok ? await answer.json() : {};
  await self.registration.showNotification(news.title ?? "Chabudai", { body: news.text ?? "", tag: "turn", data: news.path ?? "/", icon: "/static/icon.svg" });
})()));
self.addEventListener("notificationclick", e => { e.notification.close(); e.waitUntil(clients.openWindow(e.notification.data)); });
