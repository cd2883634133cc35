import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPresentation } from './watch-presentation.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [
    'keeps a warning that came while the server was only asked',
    (watch: ReturnType<typeof watchPresentation>) => watch.start(() => true),
    50,
  ],
  [
    'takes a warning back when the server knows of a person’s action',
    (watch: ReturnType<typeof watchPresentation>) => watch.continuePresentation(),
    undefined,
  ],
] as const)('%s', async (_, ask, left) => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const watch = watchPresentation(7);
  const stop = ask(watch);
  watch.handleEvent({ id: 7, state: 'running', seconds_left: 50 });
  const response = Response.json({ presentation_id: 7, seconds_left: 900 });
  const read = vi.spyOn(response, 'json');
  answer.resolve(response);
  await expect.poll(() => read).toHaveResolved();
  await new Promise((done) => setTimeout(done));
  expect(watch.secondsLeft()).toBe(left);
  stop?.();
});
