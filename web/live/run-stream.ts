import type { LiveEvent, LiveEventName } from '#contract/events/live-events.ts';
import { step } from './stream-machine.ts';
import {
  initialState,
  type CatchUp,
  type Position,
  type StreamEffect,
  type StreamEvent,
  type UnitChanges,
} from './stream-state.ts';

/** How often the stream is checked for silence, in milliseconds. */
export const silenceCheckInterval = 5_000;

/** The part of an `EventSource` used here; tests supply their own. */
export type StreamSource = {
  /** 2 (`CLOSED`) once the browser has given up. */
  readonly readyState: number;
  addEventListener(name: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
};

/** The browser functions that a stream needs. Timers and `watchPage` return a function that cancels them. */
export type StreamEnvironment = {
  now(): number;
  random(): number;
  openSource(): StreamSource;
  setTimer(milliseconds: number, callback: () => void): () => void;
  setRepeatingTimer(milliseconds: number, callback: () => void): () => void;
  /** `onResume`: the network is back, or the page is visible again. */
  watchPage(onOffline: () => void, onResume: () => void): () => void;
};

export type StreamHooks = {
  apply(change: UnitChanges): void;
  /** Runs the effect `catchUp`, and returns the version reached with its epoch. */
  catchUp(missed: CatchUp): Promise<Position>;
  markLive(): void;
  markStale(): void;
  onOpen(): void;
  onPresentation(event: LiveEvent<'presentation'>): void;
  onApproval(): void;
  onLead(): void;
};

/**
 * `reopen` replaces the stream, because the server decides who is listening when the stream is opened. Call
 * `listLoaded` with the position of every list of all units that is loaded.
 */
export type RunningStream = { reopen(): void; listLoaded(position: Position): void; end(): void };

/** Keeps an event stream open by running the effects of the state machine `step` until `end` is called. */
export function runStream(environment: StreamEnvironment, hooks: StreamHooks): RunningStream {
  let state = initialState;
  let source: StreamSource | undefined;
  let cancelReconnect = () => {};
  let cancelCatchUp = () => {};

  const send = (event: StreamEvent) => {
    const next = step(state, event, { now: environment.now(), random: environment.random() });
    state = next.state;
    for (const effect of next.effects) run(effect);
  };
  const close = () => {
    source?.close();
    source = undefined;
  };
  const open = (stream: number) => {
    close();
    const opened = environment.openSource();
    source = opened;
    const on = <N extends LiveEventName>(name: N, listener: (event: LiveEvent<N>) => void) =>
      opened.addEventListener(name, ({ data }) => {
        if (state.stream === stream) listener(JSON.parse(data) as LiveEvent<N>);
      });
    on('hello', (event) => send({ type: 'hello', stream, ...event }));
    on('ping', (event) => send({ type: 'ping', stream, ...event }));
    on('live', (event) => send({ type: 'live', stream, ...event }));
    on('units', (event) => send({ type: 'units', stream, ...event }));
    on('catchUp', (event) => send({ type: 'catchUp', stream, ...event }));
    on('presentation', (event) => {
      send({ type: 'message', stream });
      hooks.onPresentation(event);
    });
    on('approval', () => {
      send({ type: 'message', stream });
      hooks.onApproval();
    });
    on('lead', () => {
      send({ type: 'message', stream });
      hooks.onLead();
    });
    opened.addEventListener('error', () => send({ type: opened.readyState === 2 ? 'refused' : 'interrupted', stream }));
  };
  const catchUp = ({ since, until, epoch: current }: Extract<StreamEffect, { type: 'catchUp' }>) => {
    hooks.catchUp({ since, until, epoch: current }).then(
      ({ version, epoch }) => send({ type: 'caughtUp', version, epoch }),
      () => send({ type: 'catchUpFailed' }),
    );
  };
  const run = (effect: StreamEffect) => {
    switch (effect.type) {
      case 'open':
        return open(effect.stream);
      case 'close':
        return close();
      case 'scheduleReconnect':
        cancelReconnect();
        cancelReconnect = environment.setTimer(effect.delay, () => send({ type: 'reconnectDue' }));
        return;
      case 'cancelReconnect':
        return cancelReconnect();
      case 'apply':
        return hooks.apply(effect.change);
      case 'catchUp':
        if (effect.delay === 0) return catchUp(effect);
        cancelCatchUp = environment.setTimer(effect.delay, () => catchUp(effect));
        return;
      case 'markLive':
        return hooks.markLive();
      case 'markStale':
        return hooks.markStale();
      case 'notifyOpened':
        return hooks.onOpen();
    }
  };

  const stopChecking = environment.setRepeatingTimer(silenceCheckInterval, () => send({ type: 'silenceChecked' }));
  const stopWatching = environment.watchPage(
    () => send({ type: 'offline' }),
    () => send({ type: 'resumed' }),
  );
  send({ type: 'started' });
  return {
    reopen: () => send({ type: 'reopenRequested' }),
    listLoaded: ({ version, epoch }) => send({ type: 'listLoaded', version, epoch }),
    end() {
      cancelCatchUp();
      stopChecking();
      stopWatching();
      send({ type: 'ended' });
    },
  };
}
