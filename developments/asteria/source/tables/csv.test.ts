import { expect, it } from 'vitest';
import { csv } from './csv.ts';

it('quotes only values that would break a row', () => {
  expect(
    csv(
      ['name', 'words'],
      [
        ['plain', 'a, b'],
        ['said "so"', 'x|y'],
        ['İzmir', null],
      ],
    ),
  ).toBe('name,words\nplain,"a, b"\n"said ""so""",x|y\nİzmir,\n');
});
