import { calls } from '#contract/calls/index.ts';
import type { LiveEvent } from '#contract/events/live-events.ts';
import { inactivityWarning } from '#domain/presentations/inactivity.ts';
import { callApi } from '#web/api/call-api.ts';

/** A person's actions are told at most this often; the clock is looked at this often. Milliseconds. */
const reportEvery = 15_000;
const tick = 250;
const actions = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

export type PresentationWatch = {
  /**
   * Begins to watch. `end` runs when the presentation is over, until it answers that it has acted. Gives the function
   * that stops it.
   */
  start: (end: () => boolean) => () => void;
  /** Takes what the server said by itself. */
  tell: (event: LiveEvent<'presentation'>) => void;
  /** Says that somebody is still there. */
  goOn: () => void;
  subscribe: (changed: () => void) => () => void;
  /** Whole seconds while it warns, else undefined. */
  secondsLeft: () => number | undefined;
};

/**
 * Tells the server what a person does, and knows how long the presentation has left. When it has run out the server is
 * asked; where it is away, the presentation has ended for this screen.
 */
export function watchPresentation(id: number): PresentationWatch {
  let endsAt = Number.POSITIVE_INFINITY;
  let toldAt = 0;
  let tells = 0;
  let isAsking = false;
  let isOver = false;
  let hasEnded = false;
  let end = () => false;
  const listeners = new Set<() => void>();

  const setSeconds = (seconds: number) => {
    endsAt = Date.now() + seconds * 1000;
    for (const listener of listeners) listener();
  };
  const finish = () => {
    if (hasEnded) return;
    isOver = true;
    setSeconds(Number.POSITIVE_INFINITY);
    hasEnded = end();
  };
  const ask = async (isActive: boolean) => {
    if (isOver) return;
    if (isActive) toldAt = Date.now();
    const tellsBefore = tells;
    isAsking = true;
    try {
      const { presentation_id, seconds_left } = await callApi(calls.touchSession, { body: { is_active: isActive } });
      if (presentation_id !== id || !seconds_left) finish();
      // What the server said by itself meanwhile is newer than its answer to a question that changed nothing.
      else if (!isOver && (isActive || tells === tellsBefore)) setSeconds(seconds_left);
    } catch {
      if (Date.now() >= endsAt) finish();
    } finally {
      isAsking = false;
    }
  };
  const onAction = () => {
    if (Date.now() - toldAt > reportEvery) void ask(true);
  };
  const look = () => {
    if (isOver) finish();
    else if (Date.now() >= endsAt && !isAsking) void ask(false);
    else for (const listener of listeners) listener();
  };
  return {
    start(whenOver) {
      end = whenOver;
      void ask(false);
      const timer = setInterval(look, tick);
      for (const action of actions) addEventListener(action, onAction, { passive: true, capture: true });
      return () => {
        clearInterval(timer);
        for (const action of actions) removeEventListener(action, onAction, { capture: true });
      };
    },
    tell(event) {
      if (event.id !== id) return;
      tells += 1;
      if (event.state === 'ended') finish();
      else if (!isOver) setSeconds(event.seconds_left);
    },
    goOn: () => void ask(true),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    secondsLeft() {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      return left <= inactivityWarning ? left : undefined;
    },
  };
}
