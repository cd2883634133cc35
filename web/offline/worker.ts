import type { WorkerMessage } from './messages.ts';

/** The browser's service workers; undefined without TLS, in some private windows and in old browsers. */
export const workers = (): ServiceWorkerContainer | undefined => (navigator as Partial<Navigator>).serviceWorker;

/**
 * Waits until the service worker is installed, and returns whether it answers the requests of this page. It does not if
 * it could not be installed, nor after a forced reload.
 */
export async function isControlled(container = workers()): Promise<boolean> {
  const registration = await container?.getRegistration();
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (!container || !worker) return false;
  while (worker.state !== 'activated' && worker.state !== 'redundant')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  return container.controller !== null;
}

/** Sends a message to the service worker once there is one. */
export function tellWorker(message: WorkerMessage): void {
  void workers()?.ready.then(({ active }) => active?.postMessage(message, { transfer: [] }));
}

/** Loads the page again because somebody asked for it, with the latest service worker. */
export async function reloadPage(): Promise<void> {
  const registration = await workers()?.getRegistration();
  registration?.waiting?.postMessage({ type: 'activate' } satisfies WorkerMessage, { transfer: [] });
  location.reload();
}
