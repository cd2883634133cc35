import { expect, it, vi } from 'vitest';
import { listenForApproval, setPageStream, notifyApproval } from './approval-events.ts';

it('notifies listeners until they unsubscribe, and reopens the page’s stream for them', () => {
  const stream = { reopen: vi.fn<() => void>(), listLoaded: vi.fn<() => void>(), end: vi.fn<() => void>() };
  const act = vi.fn<() => void>();
  setPageStream(stream);
  const leave = listenForApproval(act);
  expect(stream.reopen).toHaveBeenCalledTimes(1);
  notifyApproval();
  expect(act).toHaveBeenCalledTimes(1);
  leave();
  notifyApproval();
  expect(act).toHaveBeenCalledTimes(1);
});

it('works without a stream, because one that is opened later will include this browser', () => {
  setPageStream(undefined);
  const act = vi.fn<() => void>();
  const leave = listenForApproval(act);
  notifyApproval();
  expect(act).toHaveBeenCalledTimes(1);
  leave();
});
