import { tellWorker, workers } from './worker.ts';

/** How long the registration waits for an idle moment, at most, in milliseconds. */
const maxWait = 10_000;
/** How many addresses a page sends to the service worker, at most. */
const maxSeen = 300;

/**
 * Installs the service worker, which keeps the app and what was seen of it on this device, once the page is at rest.
 * Not for visitors who save data. Called again for another language, in which the page is then kept.
 */
export async function startOffline(language: string): Promise<void> {
  if (!import.meta.env.PROD || !isSecureContext || isSavingData()) return;
  const wasControlled = workers()?.controller !== null;
  await atRest();
  try {
    await workers()?.register('/service-worker.js');
  } catch {
    return;
  }
  const seen = wasControlled ? [] : performance.getEntriesByType('resource').map(({ name }) => name);
  tellWorker({ type: 'open', language, seen: [...new Set(seen)].slice(0, maxSeen) });
}

/** Whether the browser was asked to load as little as possible. */
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
