import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countingTime, createFailedLogins, type FailedLoginLine } from './failed-logins.ts';

let lines: FailedLoginLine[] = [];
const open = () => createFailedLogins((line) => lines.push(line));
const from = (ip: string) => ({ ip });
const timesOf = () => lines.map(({ times }) => times);

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
});
afterEach(() => vi.useRealTimers());

it('logs the first failed login at once, and what the same network does then in one line', () => {
  const { record } = open();
  for (let time = 0; time < 40; time++) record(from(`203.0.113.${time}`), 'login', 'error_user_email');
  expect(timesOf()).toEqual([1]);
  vi.advanceTimersByTime(countingTime);
  expect(timesOf()).toEqual([1, 39]);
  expect(lines[0]).toEqual({ ...lines[1], times: 1 });
  vi.advanceTimersByTime(countingTime);
  record(from('203.0.113.1'), 'login', 'error_user_email');
  expect(timesOf()).toEqual([1, 39, 1]);
});

it('tells networks, calls and answers apart, and names no network', () => {
  const { record } = open();
  record(from('203.0.113.7'), 'login', 'error_user_email');
  record(from('198.51.100.7'), 'login', 'error_user_email');
  record(from('203.0.113.8'), 'loginByPasskey', 'passkey_failed');
  record(from('203.0.113.9'), 'login', 'too_many_requests');
  expect(lines.map(({ call, refused }) => `${call} ${refused}`)).toEqual([
    'login error_user_email',
    'login error_user_email',
    'loginByPasskey passkey_failed',
    'login too_many_requests',
  ]);
  const [first, other, third, fourth] = lines.map(({ network }) => network);
  expect([third, fourth]).toEqual([first, first]);
  expect(other).not.toBe(first);
  expect(first).toMatch(/^[0-9a-f]{8}$/);
  open().record(from('203.0.113.7'), 'login', 'error_user_email');
  expect(lines.at(-1)?.network).not.toBe(first);
});

it('writes few lines however many networks there are, and counts each login', () => {
  const { record, flush } = open();
  for (let host = 0; host < 20_000; host++)
    record(from(`10.${host >> 8}.${host & 255}.1`), 'login', 'error_user_email');
  expect(lines.length).toBeLessThan(600);
  flush();
  expect(timesOf().reduce((sum, times) => sum + times)).toBe(20_000);
  expect(lines.some(({ network }) => network === 'others')).toBe(true);
  vi.advanceTimersByTime(countingTime);
  expect(timesOf().reduce((sum, times) => sum + times)).toBe(20_000);
});
