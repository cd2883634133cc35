import { expect, it } from 'vitest';
import { readSort } from './use-sort.ts';

it.each([
  ['sort=price', { column: 'price', descending: false }],
  ['sort=-price', { column: 'price', descending: true }],
  ['sort=number&rooms=2', { column: 'number', descending: false }],
  ['sort=colour', undefined],
  ['sort=', undefined],
  ['', undefined],
])('%s gives the order of the list', (query, sort) => expect(readSort(new URLSearchParams(query))).toEqual(sort));
