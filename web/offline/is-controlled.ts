import { workers } from './worker.ts';

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
