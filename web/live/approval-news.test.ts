import { expect, it, vi } from 'vitest';
import { listenForApproval, setRunning, tellApproval } from './approval-news.ts';

it('notifies subscribers until they leave, and reopens the page’s stream for them', () => {
  const stream = { renew: vi.fn<() => void>(), end: vi.fn<() => void>() };
  const act = vi.fn<() => void>();
  setRunning(stream);
  const leave = listenForApproval(act);
  expect(stream.renew).toHaveBeenCalledTimes(1);
  tellApproval();
  expect(act).toHaveBeenCalledTimes(1);
  leave();
  tellApproval();
  expect(act).toHaveBeenCalledTimes(1);
});

it('needs no open stream: the next one will know this browser', () => {
  setRunning(undefined);
  const act = vi.fn<() => void>();
  const leave = listenForApproval(act);
  tellApproval();
  expect(act).toHaveBeenCalledTimes(1);
  leave();
});
