import { describe, expect } from 'vitest';
import { lightPage, test } from './testing/browser-test.ts';

describe('a list whose address filters by what does not exist is whole', () => {
  test.for([
    ['an unknown source', 'source=999999'],
    ['an unknown status', 'status=99'],
    ['an unknown user', 'user=999999'],
    ['a control character', 'q=%00'],
  ])('%s', async ([, query], { visit }) => {
    const page = await visit(`/dashboard/leads?view=table&${query}`, { user: 'manager@asteria.example' });
    await page.getByRole('row').getByRole('link').first().waitFor();
    expect(await page.getByRole('button', { name: 'Clear filters' }).count()).toBe(0);
  });

  test('the figures of an unknown user are those of everybody', async ({ visit, tolerate }) => {
    // Asked before it is known who can be chosen.
    tolerate(/status of 40[34]/);
    const page = await visit(lightPage, { user: 'manager@asteria.example' });
    const whole = page.waitForRequest(
      (request) => /from=(?!.*999999)/.test(request.url()) && !request.url().includes('/999999'),
    );
    await page.goto('/dashboard/figures?of=999999');
    await whole;
  });
});
