// Part of the service worker: a tap on a call brings its table to the front.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const page = pages.find((one) => one.url === url);
      return page ? page.focus() : self.clients.openWindow(url);
    }),
  );
});
