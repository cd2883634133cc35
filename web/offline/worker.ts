import type { WorkerMessage } from './messages.ts';

/** The browser's service workers; undefined without TLS, in some private windows and in old browsers. */
export const workers = (): ServiceWorkerContainer | undefined => (navigator as Partial<Navigator>).serviceWorker;

/** Sends a message to the service worker once there is one. */
export function postToWorker(message: WorkerMessage): void {
  void workers()?.ready.then(({ active }) => active?.postMessage(message, { transfer: [] }));
}

/** Reloads the page on request, with the latest service worker. */
export async function reloadPage(): Promise<void> {
  const registration = await workers()?.getRegistration();
  registration?.waiting?.postMessage({ type: 'activate' } satisfies WorkerMessage, { transfer: [] });
  location.reload();
}
