import { required } from '#tools/required.ts';

/** An event of a Chromium trace; times in microseconds. `tdur` is processor time. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { data?: { message?: string; url?: string; requestId?: string } };
};

/** The work of a page's main thread in a trace, in milliseconds of processor time. */
type MainThread = {
  /** From the arrival of the list's script or of the units, whichever is first, until the mark `first row`. */
  untilRow(): number;
  longestTask(): number;
};

/**
 * Reads a trace of one page, recorded with the categories `devtools.timeline`, including those that are off by default.
 */
export function readTrace(trace: Buffer): MainThread {
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] };
  const main = required(
    traceEvents.find(({ name, args }) => name === 'FunctionCall' && args?.data !== undefined),
    'a function that ran in the page',
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && pid === main.pid && tid === main.tid);
  return {
    untilRow() {
      const from = Math.min(arrivalOf(traceEvents, '/assets/list-page-'), arrivalOf(traceEvents, '/api/properties'));
      const row = required(
        traceEvents.find(({ name, args }) => name === 'TimeStamp' && args?.data?.message === 'first row'),
        'the mark of the first row',
      );
      const between = tasks.filter(({ ts }) => ts >= from && ts <= row.ts);
      return between.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
    },
    longestTask: () => Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
  };
}

/** When the browser had received the whole answer of the first request for an address that contains `part`. */
function arrivalOf(events: readonly TraceEvent[], part: string): number {
  const sent = events.find(({ name, args }) => name === 'ResourceSendRequest' && args?.data?.url?.includes(part));
  const id = required(sent?.args?.data?.requestId, `a request for ${part}`);
  const finished = events.find(({ name, args }) => name === 'ResourceFinish' && args?.data?.requestId === id);
  return required(finished, `an answer for ${part}`).ts;
}
