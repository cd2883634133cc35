import { expect, test } from 'vitest';
import { changedSince } from './project-queries.ts';

test('what was changed after it was sent is kept, and so is what was changed back', () => {
  const sent = { showPrices: false, projectName: 'Asteria', inactivityMinutes: 15 };
  expect(changedSince(sent, { ...sent, projectName: 'Loggia', hasInfo: true })).toEqual({
    projectName: 'Loggia',
    hasInfo: true,
  });
  expect(changedSince(sent, sent)).toEqual({});
});
