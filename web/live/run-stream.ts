import type { LiveEvent, LiveEventName } from '#contract/events/live-events.ts';
import { notStarted, step, type StreamEffect, type StreamEvent } from './stream-machine.ts';

/** How often a stream is looked at for whether it still says something, in milliseconds. */
export const lookEvery = 5_000;

/** What an open stream is heard through: an `EventSource`, or a test's own. */
export type StreamSource = {
  /** 2 once the browser has given up. */
  readonly readyState: number;
  addEventListener(name: string, act: (event: MessageEvent<string>) => void): void;
  close(): void;
};

/** What a stream needs of the browser. What begins something gives the function that ends it. */
export type StreamWorld = {
  now(): number;
  random(): number;
  openSource(): StreamSource;
  after(milliseconds: number, act: () => void): () => void;
  every(milliseconds: number, act: () => void): () => void;
  /** Tells when the network goes, and when it is there again or the page is looked at again. */
  watchPage(onOffline: () => void, onReturn: () => void): () => void;
};

/** What is done about what the stream says. */
export type StreamHooks = {
  /** Brings what changed since a version, and gives the version that is known then. */
  catchUp(since: number | undefined): Promise<number>;
  markLive(): void;
  markStale(): void;
  onOpen(): void;
  onPresentation(event: LiveEvent<'presentation'>): void;
  onApproval(): void;
};

/** A stream that is kept open. `renew` opens it anew: the server knows who listens from when it was opened. */
export type RunningStream = { renew(): void; end(): void };

/** Keeps a stream open: carries out what `step` says, and tells it what came of that. */
export function runStream(world: StreamWorld, hooks: StreamHooks): RunningStream {
  let state = notStarted;
  let source: StreamSource | undefined;
  let stopWaiting = () => {};

  const send = (event: StreamEvent) => {
    const next = step(state, event, { now: world.now(), random: world.random() });
    state = next.state;
    for (const effect of next.effects) carryOut(effect);
  };
  const close = () => {
    source?.close();
    source = undefined;
  };
  const open = (stream: number) => {
    close();
    const opened = world.openSource();
    source = opened;
    const on = <N extends LiveEventName>(name: N, act: (data: LiveEvent<N>) => void) =>
      opened.addEventListener(name, ({ data }) => {
        if (state.stream === stream) act(JSON.parse(data) as LiveEvent<N>);
      });
    on('hello', (told) => send({ type: 'hello', stream, ...told }));
    on('ping', (told) => send({ type: 'ping', stream, ...told }));
    on('live', (told) => send({ type: 'live', stream, ...told }));
    on('unit', () => send({ type: 'changed', stream }));
    on('units', () => send({ type: 'changed', stream }));
    on('presentation', (told) => {
      send({ type: 'heard', stream });
      hooks.onPresentation(told);
    });
    on('approval', () => {
      send({ type: 'heard', stream });
      hooks.onApproval();
    });
    opened.addEventListener('error', () => send({ type: opened.readyState === 2 ? 'refused' : 'broke', stream }));
  };
  const carryOut = (effect: StreamEffect) => {
    switch (effect.do) {
      case 'open':
        return open(effect.stream);
      case 'close':
        return close();
      case 'comeBack':
        stopWaiting();
        stopWaiting = world.after(effect.after, () => send({ type: 'due' }));
        return;
      case 'stopWaiting':
        return stopWaiting();
      case 'ask':
        hooks.catchUp(effect.since).then(
          (version) => send({ type: 'caughtUp', version }),
          () => send({ type: 'notCaughtUp' }),
        );
        return;
      case 'markLive':
        return hooks.markLive();
      case 'markStale':
        return hooks.markStale();
      case 'tellOpened':
        return hooks.onOpen();
    }
  };

  const stopLooking = world.every(lookEvery, () => send({ type: 'looked' }));
  const stopWatching = world.watchPage(
    () => send({ type: 'offline' }),
    () => send({ type: 'returned' }),
  );
  send({ type: 'started' });
  return {
    renew: () => send({ type: 'renewed' }),
    end() {
      stopLooking();
      stopWatching();
      send({ type: 'ended' });
    },
  };
}
