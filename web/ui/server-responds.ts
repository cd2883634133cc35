/** Whether the server answers, and not the device's own copy of the app (`web/offline/`). */
export function serverResponds(): Promise<boolean> {
  return fetch('/robots.txt', { cache: 'no-store' }).then(
    (response) => response.ok,
    () => false,
  );
}
