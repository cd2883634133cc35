import { describe, expect, it } from 'vitest';
import { createTaskQueue } from './task-queue.ts';

describe('a task queue', () => {
  it('refuses only an owner who has the maximum number of tasks', async () => {
    const enqueue = createTaskQueue({ running: 1, waiting: 30 });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const owner = { id: 'client 1', maxTasks: 3 };
    const asked = Array.from({ length: 3 }, () => enqueue(() => released, 1, owner));
    await expect(enqueue(() => released, 1, owner)).rejects.toMatchObject({ code: 'unavailable' });
    const other = enqueue(async () => 'made', 1, { id: 'client 2', maxTasks: 3 });
    release();
    await Promise.all(asked);
    expect(await other).toBe('made');
    expect(await enqueue(async () => 'again', 1, owner)).toBe('again');
  });

  it('runs a few tasks, queues a few, and rejects the rest with Retry-After', async () => {
    const enqueue = createTaskQueue({ running: 1, waiting: 1 });
    const gate = Promise.withResolvers<string>();
    const first = enqueue(() => gate.promise);
    const second = enqueue(async () => 'second');
    await expect(enqueue(async () => 'third')).rejects.toMatchObject({
      code: 'unavailable',
      headers: { 'retry-after': '2' },
    });
    gate.resolve('first');
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(await enqueue(async () => 'later')).toBe('later');
  });

  it('runs tasks of a higher priority first, and rejects the last of the lowest', async () => {
    const enqueue = createTaskQueue({ running: 1, waiting: 2 });
    const gate = Promise.withResolvers<undefined>();
    const done: string[] = [];
    const ask = (name: string, priority: number) =>
      enqueue(async () => void done.push(name), priority).catch(() => void done.push(`not ${name}`));
    const all = [
      enqueue(() => gate.promise),
      ask('visitor', 0),
      ask('another', 0),
      ask('seller', 2),
      ask('client', 1),
      ask('late', 0),
    ];
    gate.resolve(undefined);
    await Promise.all(all);
    expect(done).toEqual(['not another', 'not visitor', 'not late', 'seller', 'client']);
  });

  it('runs the next task after one that fails', async () => {
    const enqueue = createTaskQueue({ running: 1, waiting: 0 });
    await expect(enqueue(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    expect(await enqueue(async () => 1)).toBe(1);
  });
});
