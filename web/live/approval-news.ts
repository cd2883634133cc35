import type { RunningStream } from './run-stream.ts';

const waiting = new Set<() => void>();
let running: RunningStream | undefined;

/**
 * Calls `act` when the server says that what this browser waits for was accepted or has ended. The page's stream is
 * opened anew: when it was opened the server may not have known this browser yet. Gives the function that ends it.
 */
export function listenForApproval(act: () => void): () => void {
  waiting.add(act);
  running?.renew();
  return () => waiting.delete(act);
}

/** Tells everybody who waits. */
export function tellApproval(): void {
  for (const act of waiting) act();
}

/** Says which stream is the page's. */
export function setRunning(stream: RunningStream | undefined): void {
  running = stream;
}
