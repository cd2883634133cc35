import { sqlStateOf } from './sql-state.ts';

/** A replica, after a failover. */
const readOnlyState = /^25006$/;

/** Idle in transaction for too long, transaction timeout: both end the connection. */
const overdueStates = [/^25P0[34]$/];

/**
 * SQLSTATEs after which the connection is not used again: it has ended, is about to end, or leads to a server that
 * accepts no writes.
 */
const lostStates = [
  /^08/, // connection exceptions
  /^57P/, // shutdown, crash, starting up, the database was dropped
  readOnlyState,
  ...overdueStates,
];

/** SQLSTATEs of a temporary problem of the database. The connection can still be used. */
const busyStates = [
  /^53/, // disk full, out of memory, too many connections, a configured limit
  /^40/, // deadlocks and serialisation failures that were repeated in vain
  /^55P03$/, // a lock that was not available in time
  /^57014$/, // statement timeout
  /^58030$/, // the disk failed
];

const lostCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOST(UNREACH|DOWN)|ENET(UNREACH|DOWN|RESET)|EAI_AGAIN|ENOTFOUND)$/;

/** Messages of pg that have no code: it refuses a statement on a connection that has ended. */
const unusableMessages = [
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

/** The message of pg for a statement whose answer took longer than `query_timeout`. */
const overdueMessage = 'Query read timeout';

/** Messages of pg and its pool that have no code. */
const lostMessages = [
  ...unusableMessages,
  'Connection terminated',
  'timeout expired',
  overdueMessage,
  'Cannot use a pool after calling end on the pool',
];

/** The message of the pool when all its connections are busy for too long. */
const busyMessage = 'timeout exceeded when trying to connect';

const failuresToConnect = new WeakSet<Error>();

/** Records that an attempt to connect failed with this error, so that it counts as unavailability whatever it is. */
export function recordConnectFailure(error: Error): void {
  failuresToConnect.add(error);
}

/** Whether an error means that its connection ended or cannot be used any more, or that none could be opened. */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some((cause) => isAnyOf(cause, lostStates) || isLost(cause));
}

/**
 * Whether a connection was given up because its statement or transaction took too long. Repeating it would take as
 * long.
 */
export function isOverdue(error: unknown): boolean {
  return causesOf(error).some((cause) => isAnyOf(cause, overdueStates) || cause.message.startsWith(overdueMessage));
}

/**
 * Whether a statement that failed with this error was never run: no connection was made, it was known to be broken, or
 * the server accepts no writes.
 */
export function wasNotRun(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      failuresToConnect.has(cause) ||
      isAnyOf(cause, [readOnlyState]) ||
      unusableMessages.some((message) => cause.message.startsWith(message)),
  );
}

/**
 * Whether an error means that the database cannot serve a call now, through no fault of the caller or the statement: it
 * may succeed later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return (
    isConnectionLost(error) ||
    causesOf(error).some((cause) => isAnyOf(cause, busyStates) || cause.message === busyMessage)
  );
}

function isAnyOf(error: Error, states: readonly RegExp[]): boolean {
  const state = sqlStateOf(error);
  return state !== undefined && states.some((pattern) => pattern.test(state));
}

function isLost(error: Error): boolean {
  const { code } = error as { code?: unknown };
  if (failuresToConnect.has(error) || (typeof code === 'string' && lostCodes.test(code))) return true;
  return lostMessages.some((message) => error.message.startsWith(message));
}

/** An error, its causes, and the errors of several addresses that were tried. */
function causesOf(error: unknown, seen = new Set<unknown>()): Error[] {
  if (!(error instanceof Error) || seen.has(error)) return [];
  seen.add(error);
  const inner = [error.cause, ...(error instanceof AggregateError ? (error.errors as unknown[]) : [])];
  return [error, ...inner.flatMap((cause) => causesOf(cause, seen))];
}
