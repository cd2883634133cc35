import { expect, test } from 'vitest';
import { statusLabel } from '#domain/units/statuses.ts';
import { formatMessage } from '#web/texts/format-message.ts';
import { loadTexts, textsReady } from '#web/texts/language.tsx';
import { statusActions, statusActionsFor } from './status-actions.ts';

test.each([
  [1, false, ['reserve']],
  [1, true, ['reserve', 'buy']],
  [2, true, ['cancel']],
  [3, false, ['cancel']],
  [4, false, ['cancel']],
  [5, true, []],
  [6, true, []],
  [7, true, []],
] as const)('status %i, selling %s: %j', (status, canSell, expected) => {
  expect(statusActionsFor(status, canSell)).toEqual(expected);
});

test.each([
  [2, 'A305 will be available again, and its reservation will end.'],
  [3, 'A305 will be available again, and its sale will end.'],
  [4, 'A305 will be available again.'],
] as const)('releasing a unit of status %i asks about what ends: %s', async (status, expected) => {
  const { messages } = await loadTexts('en');
  await textsReady();
  const message = messages.get(statusActions.cancel.question)!;
  expect(formatMessage(message, { code: 'A305', client: '', status: statusLabel(status) }, 'en')).toBe(expected);
});
