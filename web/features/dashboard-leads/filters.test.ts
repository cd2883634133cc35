import { expect, test } from 'vitest';
import { isFiltered, noFilters, readFilters, writeFilters } from './filters.ts';

const read = (address: string) => readFilters(new URLSearchParams(address));

test('treats invalid values in the URL as missing', () => {
  expect(read('source=x&status=07&activity=yesterday&order=price&view=tree&user=-1')).toEqual({
    ...noFilters,
    view: 'board',
    order: 'activity',
    descending: true,
  });
});

test('reads written filters back, and removes cleared ones from the URL', () => {
  const filters = {
    search: 'ışıl',
    lead_source_id: '2',
    user_id: '7',
    activity: 'quiet30',
    lead_status_id: '3',
    view: 'table',
    order: 'name',
    descending: true,
  } as const;
  const written = writeFilters(new URLSearchParams('merge=4'), filters);
  expect(readFilters(written)).toEqual(filters);
  expect(writeFilters(written, { ...noFilters, view: 'board' }).toString()).toBe('merge=4&order=name&desc=1');
});

test('sorts names ascending by default, and everything else descending', () => {
  expect([
    read('order=name').descending,
    read('order=created').descending,
    read('').descending,
    read('order=created&desc=0').descending,
  ]).toEqual([false, true, true, false]);
});

test('applies the status filter to the table only', () => {
  expect([
    isFiltered(read('status=2')),
    isFiltered(read('status=2&view=table')),
    isFiltered(read('q=a')),
    isFiltered(read('')),
  ]).toEqual([false, true, true, false]);
});
