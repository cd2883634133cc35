import { expect, test } from 'vitest';
import type { Queryable } from '#server/database/connection.ts';
import { runShared } from './share-runs.ts';

/** Reads that the test resolves, one after the other. */
function makeReads() {
  const begun: PromiseWithResolvers<number>[] = [];
  const read = () => {
    const run = Promise.withResolvers<number>();
    begun.push(run);
    return run.promise;
  };
  return { begun, read };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('requests during a read share one that begins after it', async () => {
  const db = {} as Queryable;
  const { begun, read } = makeReads();
  const ask = () => runShared(db, 'demand', read);
  const answers = [ask(), ask(), ask()];
  await settle();
  expect(begun).toHaveLength(1);
  begun[0]?.resolve(0);
  await settle();
  expect(begun).toHaveLength(2);
  answers.push(ask());
  begun[1]?.resolve(1);
  await settle();
  begun[2]?.resolve(2);
  expect(await Promise.all(answers)).toEqual([0, 1, 1, 2]);
  const later = ask();
  begun[3]?.resolve(3);
  expect(await later).toBe(3);
});

test('a read that fails is followed by the next', async () => {
  const db = {} as Queryable;
  const { begun, read } = makeReads();
  const first = runShared(db, 'demand', read);
  const second = runShared(db, 'demand', read);
  begun[0]?.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await settle();
  begun[1]?.resolve(1);
  expect(await second).toBe(1);
});

test('other questions and other databases have separate reads', async () => {
  const db = {} as Queryable;
  const { begun, read } = makeReads();
  void runShared(db, 'demand', read);
  void runShared(db, 'funnel', read);
  void runShared({} as Queryable, 'demand', read);
  await settle();
  expect(begun).toHaveLength(3);
});
