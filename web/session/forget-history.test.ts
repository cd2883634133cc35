import { afterEach, expect, it, vi } from 'vitest';
import { forgetHistory } from './forget-history.ts';
import { endSessionLocally, isEndingHere } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

it('nothing ends the session once more while another document loads, which shows the message', async () => {
  const stored = new Map<string, string>();
  const traverseTo = vi.fn<(key: string) => void>();
  vi.stubGlobal('sessionStorage', { setItem: (key: string, value: string) => stored.set(key, value) });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('window', {
    navigation: { currentEntry: { index: 1 }, entries: () => [{ key: 'first', sameDocument: false }], traverseTo },
  });
  await endSessionLocally(() => forgetHistory(vi.fn(), 'Your data is deleted'));
  expect(traverseTo).toHaveBeenCalledWith('first');
  expect([...stored.values()]).toEqual(['Your data is deleted']);
  expect(isEndingHere()).toBe(true);
});
