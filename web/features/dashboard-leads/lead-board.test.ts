import { expect, test } from 'vitest';
import type { Lead } from '#contract/entities/leads.ts';
import { moveInPages } from './lead-board.tsx';

const lead = (id: number, lead_status_id = 1) => ({ id, lead_status_id }) as Lead;
const pages = (...leads: Lead[][]) => ({ pages: leads.map((page) => ({ total: 5, leads: page })), pageParams: [1] });
const idsOf = (moved: ReturnType<typeof moveInPages>) =>
  moved.pages.map((page) => [page.total, page.leads.map(({ id }) => id)]);

test('moves a lead to the top of the other column and updates both counts', () => {
  const move = { lead: lead(2), to: 3 } as const;
  expect(idsOf(moveInPages(pages([lead(1)], [lead(2)]), '1', move))).toEqual([
    [4, [1]],
    [4, []],
  ]);
  expect(idsOf(moveInPages(pages([lead(7, 3)]), '3', move))).toEqual([[6, [2, 7]]]);
  expect(idsOf(moveInPages(pages([lead(8, 2)]), '2', move))).toEqual([[5, [8]]]);
});

test('keeps the lead in a list of all leads, with the new status', () => {
  expect(moveInPages(pages([lead(1), lead(2)]), '', { lead: lead(2), to: 4 }).pages[0]).toEqual({
    total: 5,
    leads: [lead(1), lead(2, 4)],
  });
});
