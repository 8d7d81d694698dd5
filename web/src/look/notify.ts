/** Call somebody whose page is in the background. A tap brings it to the front. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  const options = { body, tag, data: location.href };
  try {
    const kept = await navigator.serviceWorker?.getRegistration();
    if (kept?.active) return await kept.showNotification(title, options); // the only way Chrome on Android knows; notify-sw.js hears the tap
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // It can do without: the title says it too.
  }
}
