import { expect, test } from 'vitest';
import type { Member } from '#contract/entities/people.ts';
import { idsUnder, makeTree, type Branch } from './make-tree.ts';

const member = (id: number, parent_id: number | null) => ({ user: { id, parent_id } }) as Member;
const team = [member(1, null), member(2, 1), member(3, 2), member(4, 2), member(5, 99)];
const idsOf = ({ member: { user }, below }: Branch): unknown => [user.id, below.map(idsOf)];

test('nests users below their parent; users whose parent is out of reach become roots', () => {
  expect(makeTree(team).map(idsOf)).toEqual([
    [
      1,
      [
        [
          2,
          [
            [3, []],
            [4, []],
          ],
        ],
      ],
    ],
    [5, []],
  ]);
});

test('finds a user and everyone below them', () => {
  expect([...idsUnder(team, 2)]).toEqual([2, 3, 4]);
  expect([...idsUnder([member(1, 2), member(2, 1)], 1)]).toEqual([1, 2]);
});
