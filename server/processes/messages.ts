import type { Registry } from 'prom-client';

/** The metrics of one process. */
export type ReadMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/**
 * How a worker ends: with `drain` its health checks first fail for a while; with `replaced` new requests go to another
 * worker first; `now` does neither. Requests in flight are always finished.
 */
export type Ending = 'drain' | 'replaced' | 'now';

/** Messages from the primary process to its workers. */
export type ToWorker =
  /** The embedded database is at another address. */
  | { kind: 'database'; url: string }
  | { kind: 'close'; ending: Ending }
  /** The worker is to read its metrics, for another worker that was asked for them. */
  | { kind: 'read metrics'; id: number }
  /** The metrics of all workers that answered. */
  | { kind: 'metrics'; id: number; read: ReadMetrics[] };

/** Messages from a worker to the primary process. */
export type ToPrimary =
  | { kind: 'ready'; address: string }
  | { kind: 'ask for metrics'; id: number }
  | { kind: 'metrics'; id: number; read: ReadMetrics };
