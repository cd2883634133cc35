import { calls } from '#contract/calls/index.ts';
import type { LiveEvent } from '#contract/events/live-events.ts';
import { inactivityWarning } from '#domain/presentations/inactivity.ts';
import { callApi } from '#web/api/call-api.ts';

/** Activity is reported to the server at most this often, in milliseconds. */
const reportInterval = 15_000;
/** How often the countdown is updated, in milliseconds. */
const tickInterval = 250;
const actions = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

type PresentationWatch = {
  /**
   * Starts watching, and returns a function that stops it. When the presentation is over, `end` is called repeatedly
   * until it returns true.
   */
  start: (end: () => boolean) => () => void;
  handleEvent: (event: LiveEvent<'presentation'>) => void;
  /** Reports activity, so that the presentation continues. */
  continuePresentation: () => void;
  subscribe: (onChange: () => void) => () => void;
  /** Whole seconds left while the warning is shown, otherwise undefined. */
  secondsLeft: () => number | undefined;
};

/**
 * Reports activity to the server and tracks the remaining time of the presentation. When the time has run out, it asks
 * the server; if the server cannot be reached, the presentation is over for this browser.
 */
export function watchPresentation(id: number): PresentationWatch {
  let endsAt = Number.POSITIVE_INFINITY;
  let reportedAt = 0;
  let eventCount = 0;
  let isAsking = false;
  /** Over presentations are ended here as soon as `end` agrees. */
  let state: 'running' | 'over' | 'ended' = 'running';
  let end = () => false;
  const listeners = new Set<() => void>();

  const setSeconds = (seconds: number) => {
    endsAt = Date.now() + seconds * 1000;
    for (const listener of listeners) listener();
  };
  const finish = () => {
    if (state === 'ended') return;
    state = 'over';
    setSeconds(Number.POSITIVE_INFINITY);
    if (end()) state = 'ended';
  };
  const ask = async ({ isActive }: { isActive: boolean }) => {
    if (state !== 'running') return;
    if (isActive) reportedAt = Date.now();
    const eventCountBefore = eventCount;
    isAsking = true;
    try {
      const { presentation_id, seconds_left } = await callApi(calls.touchSession, { body: { is_active: isActive } });
      if (presentation_id !== id || !seconds_left) finish();
      // A live event received meanwhile is newer than the answer to a request that changed nothing.
      else if (state === 'running' && (isActive || eventCount === eventCountBefore)) setSeconds(seconds_left);
    } catch {
      if (Date.now() >= endsAt) finish();
    } finally {
      isAsking = false;
    }
  };
  const onAction = () => {
    if (Date.now() - reportedAt > reportInterval) void ask({ isActive: true });
  };
  const tick = () => {
    if (state !== 'running') finish();
    else if (Date.now() >= endsAt && !isAsking) void ask({ isActive: false });
    else for (const listener of listeners) listener();
  };
  return {
    start(onOver) {
      end = onOver;
      void ask({ isActive: false });
      const timer = setInterval(tick, tickInterval);
      for (const action of actions) addEventListener(action, onAction, { passive: true, capture: true });
      return () => {
        clearInterval(timer);
        for (const action of actions) removeEventListener(action, onAction, { capture: true });
      };
    },
    handleEvent(event) {
      if (event.id !== id) return;
      eventCount += 1;
      if (event.state === 'ended') finish();
      else if (state === 'running') setSeconds(event.seconds_left);
    },
    continuePresentation: () => void ask({ isActive: true }),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    secondsLeft() {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      return left <= inactivityWarning ? left : undefined;
    },
  };
}
