import type { Registry } from 'prom-client';

/** The metrics of one process. */
export type ReadMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/**
 * How a worker ends: `drain` makes its health checks fail for a while before, `replaced` lets the requests on its
 * connections find another worker, `now` does neither. Requests in flight are always finished.
 */
export type Ending = 'drain' | 'replaced' | 'now';

/** What the primary process tells its workers. */
export type ToWorker =
  /** The embedded database is at another address. */
  | { kind: 'database'; url: string }
  | { kind: 'close'; ending: Ending }
  /** Read metrics, for another worker that was asked for them. */
  | { kind: 'read metrics'; id: number }
  /** The metrics of all workers that answered. */
  | { kind: 'metrics'; id: number; read: ReadMetrics[] };

/** What a worker tells the primary process. */
export type ToPrimary =
  | { kind: 'ready'; address: string }
  | { kind: 'ask for metrics'; id: number }
  | { kind: 'metrics'; id: number; read: ReadMetrics };
