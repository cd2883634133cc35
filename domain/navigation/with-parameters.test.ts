import { expect, test } from 'vitest';
import { withParameters } from './with-parameters.ts';

test('sets parameters, removes what is empty, and keeps the others and the given query', () => {
  const query = new URLSearchParams('view=table&q=a&status=2&of=1');
  const changed = withParameters(query, { q: 'b & c', status: '', of: undefined, floor: '-1' });
  expect(changed.toString()).toBe('view=table&q=b+%26+c&floor=-1');
  expect(query.toString()).toBe('view=table&q=a&status=2&of=1');
});
