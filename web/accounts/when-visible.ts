/**
 * Waits until the page is looked at: shown, and painted once. What only fetches addresses, or opens them out of sight,
 * never gets there. Rejects when `signal` is aborted.
 */
export async function whenVisible(signal: AbortSignal): Promise<void> {
  while (document.visibilityState !== 'visible') await nextChange(signal);
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  signal.throwIfAborted();
}

function nextChange(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
  });
}
