import type { RunningStream } from './run-stream.ts';

const listeners = new Set<() => void>();
let pageStream: RunningStream | undefined;

/**
 * Calls `listener` when the approval that this browser waits for was accepted or has ended. Reopens the page's stream,
 * because the server may not have known this browser when the stream was opened. Returns a function that unsubscribes.
 */
export function listenForApproval(listener: () => void): () => void {
  listeners.add(listener);
  pageStream?.reopen();
  return () => listeners.delete(listener);
}

/** Calls every listener. */
export function notifyApproval(): void {
  for (const listener of listeners) listener();
}

/** Sets the stream that `listenForApproval` reopens. */
export function setPageStream(stream: RunningStream | undefined): void {
  pageStream = stream;
}
