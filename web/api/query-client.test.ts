import { MutationObserver, QueryClient, QueryObserver, onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { createQueryClient, reloadQueries } from './query-client.ts';

const queryKey = ['leads', 'list', '1'];

/** A mounted query whose first request is pending: returns what it shows, and a function that answers each request. */
function open() {
  const queries = new QueryClient();
  const answers: ((leads: string[]) => void)[] = [];
  const queryFn = () => {
    const { promise, resolve } = Promise.withResolvers<string[]>();
    answers.push(resolve);
    return promise;
  };
  new QueryObserver(queries, { queryKey, queryFn, staleTime: 60_000 }).subscribe(() => {});
  return { queries, answers, shown: () => queries.getQueryData(queryKey) };
}

test('a pending request is repeated, and its first answer is ignored', async () => {
  const { queries, answers, shown } = open();
  const reloaded = reloadQueries(queries, { queryKey: ['leads'] });
  expect(answers).toHaveLength(2);
  answers[0]!(['before']);
  answers[1]!(['before', 'after']);
  await reloaded;
  expect(shown()).toEqual(['before', 'after']);
});

test('invalidating alone would keep the outdated answer', async () => {
  const { queries, answers, shown } = open();
  const reloaded = queries.invalidateQueries({ queryKey: ['leads'] });
  expect(answers).toHaveLength(1);
  answers[0]!(['before']);
  await reloaded;
  expect(shown()).toEqual(['before']);
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(false);
});

test('what is sent without a connection fails at once, instead of being sent later', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const mutationFn = () => Promise.reject(new Error('No answer'));
  const sending = new MutationObserver(createQueryClient(), { mutationFn });
  await expect(sending.mutate()).rejects.toThrow('No answer');
});
