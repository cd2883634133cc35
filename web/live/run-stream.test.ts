import { describe, expect, it, vi } from 'vitest';
import { lookEvery, runStream, type StreamHooks, type StreamSource, type StreamWorld } from './run-stream.ts';
import { comeBackAfter, maxSilence } from './stream-machine.ts';

type Timer = { at: number; act: () => void; every?: number };

/** A fake browser whose clock and streams the test controls. */
function createWorld() {
  let now = 0;
  const timers = new Set<Timer>();
  const sources: FakeSource[] = [];
  const page = { goOffline: () => {}, comeBack: () => {} };
  const start = (timer: Timer) => {
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const world: StreamWorld = {
    now: () => now,
    random: () => 0.5,
    openSource() {
      const source = createSource();
      sources.push(source);
      return source;
    },
    after: (milliseconds, act) => start({ at: now + milliseconds, act }),
    every: (milliseconds, act) => start({ at: now + milliseconds, act, every: milliseconds }),
    watchPage(onOffline, onReturn) {
      Object.assign(page, { goOffline: onOffline, comeBack: onReturn });
      return () => Object.assign(page, { goOffline: () => {}, comeBack: () => {} });
    },
  };
  const pass = (milliseconds: number) => {
    const end = now + milliseconds;
    for (;;) {
      const due = [...timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      now = due.at;
      if (due.every === undefined) timers.delete(due);
      else due.at += due.every;
      due.act();
    }
    now = end;
  };
  return { world, sources, page, pass, timers };
}

type FakeSource = StreamSource & { isClosed: boolean; say(name: string, data?: object): void; refuse(): void };

function createSource(): FakeSource {
  const heard = new Map<string, (event: MessageEvent<string>) => void>();
  return {
    readyState: 1,
    isClosed: false,
    addEventListener: (name, act) => void heard.set(name, act),
    close() {
      this.isClosed = true;
    },
    say: (name, data = {}) => heard.get(name)?.({ data: JSON.stringify(data) } as MessageEvent<string>),
    refuse() {
      Object.assign(this, { readyState: 2 });
      this.say('error');
    },
  };
}

function createHooks() {
  const answers: { since: number | undefined; answer: (version: number) => void; fail: () => void }[] = [];
  const hooks = {
    catchUp: vi.fn<StreamHooks['catchUp']>((since) => {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      answers.push({ since, answer: resolve, fail: () => reject(new Error('no answer')) });
      return promise;
    }),
    markLive: vi.fn<() => void>(),
    markStale: vi.fn<() => void>(),
    onOpen: vi.fn<() => void>(),
    onPresentation: vi.fn<StreamHooks['onPresentation']>(),
    onApproval: vi.fn<() => void>(),
  };
  return { hooks, answers };
}

/** Waits until all resolved promises have run their callbacks. */
const settle = () => new Promise((done) => setImmediate(done));

/** A stream that is open and live at version 7. */
async function beCurrent() {
  const [browser, told] = [createWorld(), createHooks()];
  const stream = runStream(browser.world, told.hooks);
  browser.sources[0]!.say('hello', { version: 7, live: true });
  told.answers[0]!.answer(7);
  await settle();
  expect(told.hooks.markLive).toHaveBeenCalledTimes(1);
  return { ...browser, ...told, stream };
}

describe('a stream that is kept open', () => {
  it('reports that it is open, and is current once the server has answered', async () => {
    const { hooks, answers } = await beCurrent();
    expect(hooks.onOpen).toHaveBeenCalledTimes(1);
    expect(answers.map(({ since }) => since)).toEqual([undefined]);
  });

  it('delivers changes on every event', async () => {
    const { sources, answers } = await beCurrent();
    sources[0]!.say('unit', { id: 1, version: 8, status_id: 2 });
    expect(answers.map(({ since }) => since)).toEqual([undefined, 7]);
    answers[1]!.answer(8);
    await settle();
    sources[0]!.say('units', { count: 500 });
    expect(answers.map(({ since }) => since)).toEqual([undefined, 7, 8]);
  });

  it('passes on presentation and approval events', async () => {
    const { sources, hooks } = await beCurrent();
    const ended = { id: 3, state: 'ended', seconds_left: 0 };
    sources[0]!.say('presentation', ended);
    sources[0]!.say('approval', { id: 4 });
    expect(hooks.onPresentation.mock.calls).toEqual([[ended]]);
    expect(hooks.onApproval).toHaveBeenCalledTimes(1);
  });

  it('is stale when refused, and recovers', async () => {
    const { sources, hooks, pass } = await beCurrent();
    sources[0]!.refuse();
    expect(hooks.markStale).toHaveBeenCalledTimes(1);
    pass(comeBackAfter - 1);
    expect(sources).toHaveLength(1);
    pass(1);
    expect(sources).toHaveLength(2);
    sources[1]!.refuse();
    pass(2 * comeBackAfter - 1);
    expect(sources).toHaveLength(2);
    pass(1);
    expect(sources).toHaveLength(3);
  });

  it('leaves reconnecting to the browser after a plain disconnect', async () => {
    const { sources, hooks, pass } = await beCurrent();
    sources[0]!.say('error');
    expect(hooks.markStale).toHaveBeenCalledTimes(1);
    pass(comeBackAfter);
    expect([sources.length, sources[0]!.isClosed]).toEqual([1, false]);
  });

  it('is dropped when silent, and reopened', async () => {
    const { sources, pass } = await beCurrent();
    pass(maxSilence + lookEvery);
    expect(sources[0]!.isClosed).toBe(true);
    pass(comeBackAfter);
    expect(sources).toHaveLength(2);
  });

  it('is reopened immediately, and only once, when the network is back', async () => {
    const { sources, page, pass } = await beCurrent();
    page.goOffline();
    page.comeBack();
    expect(sources).toHaveLength(2);
    pass(2 * comeBackAfter);
    expect(sources).toHaveLength(2);
  });

  it('ignores events of a stream that was closed', async () => {
    const { sources, page, hooks, answers } = await beCurrent();
    page.goOffline();
    sources[0]!.say('approval', { id: 4 });
    sources[0]!.say('unit', { id: 1, version: 8, status_id: 2 });
    expect(hooks.onApproval).not.toHaveBeenCalled();
    expect(answers).toHaveLength(1);
  });

  it('is dropped and reopened if changes cannot be fetched', async () => {
    const { sources, answers, hooks, pass } = await beCurrent();
    sources[0]!.say('units', { count: 2 });
    answers[1]!.fail();
    await settle();
    expect(hooks.markStale).toHaveBeenCalledTimes(1);
    pass(comeBackAfter);
    sources[1]!.say('hello', { version: 9, live: true });
    expect(answers.map(({ since }) => since)).toEqual([undefined, 7, 7]);
  });

  it('is reopened on request', async () => {
    const { sources, stream } = await beCurrent();
    stream.renew();
    expect(sources.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('cleans up when stopped', async () => {
    const { sources, timers, page, pass, hooks, stream } = await beCurrent();
    page.goOffline();
    stream.end();
    pass(1_000_000);
    page.comeBack();
    expect([sources.length, sources[0]!.isClosed, timers.size]).toEqual([1, true, 0]);
    expect(hooks.markStale).toHaveBeenCalled();
  });
});
