import { postToWorker, workers } from './worker.ts';

/** How long the registration waits for an idle moment, at most, in milliseconds. */
const maxWait = 10_000;
/** The most addresses that a page sends to the service worker in one message. */
const maxSeen = 300;

/**
 * Installs the service worker, which stores the app and visited content on this device, once the page is at rest. Not
 * for visitors who save data. Called again for another language, in which the page is then stored.
 */
export async function startOffline(language: string): Promise<void> {
  const container = workers();
  if (!import.meta.env.PROD || !isSecureContext || !container || isSavingData()) return;
  /** Until this moment of `performance.now()`, the page loads without the service worker. */
  let controlledAt = container.controller ? 0 : Infinity;
  container.addEventListener('controllerchange', () => (controlledAt = performance.now()), { once: true });
  await atRest();
  try {
    await container.register('/service-worker.js');
  } catch {
    return;
  }
  if (controlledAt === 0) return postToWorker({ type: 'open', language, seen: [] });
  // Also observes requests made while the worker starts, because the page may never repeat them.
  new PerformanceObserver((list) => {
    const seen = list.getEntries().filter(({ startTime }) => startTime < controlledAt);
    if (seen.length > 0) postToWorker({ type: 'open', language, seen: seen.slice(0, maxSeen).map(({ name }) => name) });
  }).observe({ type: 'resource', buffered: true });
}

/** Whether the browser asks sites to use less data. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

async function atRest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: maxWait });
    else setTimeout(resolve, maxWait / 4);
  });
}
