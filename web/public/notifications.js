// Shows notifications where pages themselves may not, as on phones; a click on one leads to its page.
self.addEventListener('notificationclick', (e) => {
  e.notification.close();
  e.waitUntil(lead(e.notification.data?.path ?? '/'));
});

async function lead(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}
