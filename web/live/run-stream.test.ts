import { describe, expect, it, vi } from 'vitest';
import {
  silenceCheckInterval,
  runStream,
  type StreamHooks,
  type StreamSource,
  type StreamEnvironment,
} from './run-stream.ts';
import { reconnectDelay, maxSilence } from './stream-machine.ts';

type Timer = { at: number; act: () => void; every?: number };

/** A browser whose clock and streams are controlled by the test. */
function createBrowser() {
  let now = 0;
  const timers = new Set<Timer>();
  const sources: FakeSource[] = [];
  const page = { goOffline: () => {}, comeBack: () => {} };
  const start = (timer: Timer) => {
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const environment: StreamEnvironment = {
    now: () => now,
    random: () => 0.5,
    openSource() {
      const source = createSource();
      sources.push(source);
      return source;
    },
    setTimer: (milliseconds, act) => start({ at: now + milliseconds, act }),
    setRepeatingTimer: (milliseconds, act) => start({ at: now + milliseconds, act, every: milliseconds }),
    watchPage(onOffline, onResume) {
      Object.assign(page, { goOffline: onOffline, comeBack: onResume });
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
  return { environment, sources, page, pass, timers };
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
    apply: vi.fn<StreamHooks['apply']>(),
    catchUp: vi.fn<StreamHooks['catchUp']>(({ since }) => {
      const { promise, resolve, reject } = Promise.withResolvers<{ version: number }>();
      answers.push({ since, answer: (version) => resolve({ version }), fail: () => reject(new Error('no answer')) });
      return promise;
    }),
    markLive: vi.fn<() => void>(),
    markStale: vi.fn<() => void>(),
    onOpen: vi.fn<() => void>(),
    onPresentation: vi.fn<StreamHooks['onPresentation']>(),
    onApproval: vi.fn<() => void>(),
    onLead: vi.fn<() => void>(),
  };
  return { hooks, answers };
}

/** Waits until the handlers of all settled promises have run. */
const settle = () => new Promise((done) => setImmediate(done));

/** An open stream that is current as of version 7. */
async function openCurrentStream() {
  const browser = createBrowser();
  const recorded = createHooks();
  const stream = runStream(browser.environment, recorded.hooks);
  browser.sources[0]!.say('hello', { since: 6, version: 7, live: true });
  recorded.answers[0]!.answer(7);
  await settle();
  expect(recorded.hooks.markLive).toHaveBeenCalledTimes(1);
  return { ...browser, ...recorded, stream };
}

describe('a stream that is kept open', () => {
  it('reports that it is open, and is live once it has caught up', async () => {
    const { hooks, answers } = await openCurrentStream();
    expect(hooks.onOpen).toHaveBeenCalledTimes(1);
    expect(answers.map(({ since }) => since)).toEqual([undefined]);
  });

  it('applies the changes in events, and requests larger ones within the given time', async () => {
    const { sources, hooks, answers, pass } = await openCurrentStream();
    sources[0]!.say('units', { since: 7, version: 8, properties: [], gone: [3] });
    expect(hooks.apply.mock.calls).toEqual([[{ properties: [], gone: [3] }]]);
    sources[0]!.say('catchUp', { version: 9, within: 600 });
    pass(299);
    expect(answers).toHaveLength(1);
    pass(1);
    expect(answers.map(({ since }) => since)).toEqual([undefined, 8]);
    expect(hooks.catchUp).toHaveBeenLastCalledWith({ since: 8, until: 9, epoch: undefined });
  });

  it('passes on events of presentations, approvals and leads', async () => {
    const { sources, hooks } = await openCurrentStream();
    const ended = { id: 3, state: 'ended', seconds_left: 0 };
    sources[0]!.say('presentation', ended);
    sources[0]!.say('approval', { id: 4 });
    expect(hooks.onPresentation.mock.calls).toEqual([[ended]]);
    sources[0]!.say('lead', { id: 5 });
    expect(hooks.onApproval).toHaveBeenCalledTimes(1);
    expect(hooks.onLead).toHaveBeenCalledTimes(1);
  });

  it('is stale after a refusal and reconnects with growing delays', async () => {
    const { sources, hooks, pass } = await openCurrentStream();
    sources[0]!.refuse();
    expect(hooks.markStale).toHaveBeenCalledTimes(1);
    pass(reconnectDelay - 1);
    expect(sources).toHaveLength(1);
    pass(1);
    expect(sources).toHaveLength(2);
    sources[1]!.refuse();
    pass(2 * reconnectDelay - 1);
    expect(sources).toHaveLength(2);
    pass(1);
    expect(sources).toHaveLength(3);
  });

  it('lets the browser reconnect after an interruption', async () => {
    const { sources, hooks, pass } = await openCurrentStream();
    sources[0]!.say('error');
    expect(hooks.markStale).toHaveBeenCalledTimes(1);
    pass(reconnectDelay);
    expect([sources.length, sources[0]!.isClosed]).toEqual([1, false]);
  });

  it('is closed after too long a silence, and reopened', async () => {
    const { sources, pass } = await openCurrentStream();
    pass(maxSilence + silenceCheckInterval);
    expect(sources[0]!.isClosed).toBe(true);
    pass(reconnectDelay);
    expect(sources).toHaveLength(2);
  });

  it('is reopened at once, and only once, when the network is back', async () => {
    const { sources, page, pass } = await openCurrentStream();
    page.goOffline();
    page.comeBack();
    expect(sources).toHaveLength(2);
    pass(2 * reconnectDelay);
    expect(sources).toHaveLength(2);
  });

  it('ignores events of a stream that it has left', async () => {
    const { sources, page, hooks, answers } = await openCurrentStream();
    page.goOffline();
    sources[0]!.say('approval', { id: 4 });
    sources[0]!.say('catchUp', { version: 8, within: 0 });
    expect(hooks.onApproval).not.toHaveBeenCalled();
    expect(answers).toHaveLength(1);
  });

  it('reconnects after a failed catch-up', async () => {
    const { sources, answers, hooks, pass } = await openCurrentStream();
    sources[0]!.say('catchUp', { version: 8, within: 0 });
    answers[1]!.fail();
    await settle();
    expect(hooks.markStale).toHaveBeenCalled();
    pass(reconnectDelay);
    sources[1]!.say('hello', { since: 9, version: 9, live: true });
    expect(answers.map(({ since }) => since)).toEqual([undefined, 7, 7]);
  });

  it('is replaced on request', async () => {
    const { sources, stream } = await openCurrentStream();
    stream.reopen();
    expect(sources.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('leaves no timers or listeners behind when it is ended', async () => {
    const { sources, timers, page, pass, hooks, stream } = await openCurrentStream();
    sources[0]!.say('catchUp', { version: 8, within: 600 });
    page.goOffline();
    stream.end();
    pass(1_000_000);
    page.comeBack();
    expect([sources.length, sources[0]!.isClosed, timers.size]).toEqual([1, true, 0]);
    expect(hooks.markStale).toHaveBeenCalled();
  });
});
