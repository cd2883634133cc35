/**
 * Waits until the page is visible and painted once, which never happens for link scanners and prefetches. Rejects when
 * `signal` is aborted.
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
