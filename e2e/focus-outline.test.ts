import { expect } from 'vitest';
import { lightPage, test } from './testing/browser-test.ts';
import { settledBox } from './testing/settled.ts';

test('what has the focus is seen with its outline in panels and lists that scroll', async ({ visit }) => {
  const page = await visit(lightPage, { user: 'rep@asteria.example', size: 'tablet' });
  const list = page.getByRole('complementary', { name: 'Places' });
  for (const [route, last, first, steps] of [
    ['/gallery/all', page.getByRole('heading', { level: 1 }), page.getByRole('link', { name: /^Exterior/ }), 4],
    // Times arrive late, and make the list longer.
    ['/location/museums/1', list.getByText(/\d min/).first(), list.getByRole('link', { name: /^Shops/ }), 4],
    ['/list-view', page.getByRole('row').nth(1), page.getByRole('button', { name: 'Status', exact: true }), 6],
    ['/dashboard/units', page.getByRole('table'), page.getByRole('button', { name: /^History of/ }).first(), 12],
  ] as const) {
    await page.goto(route);
    await last.waitFor();
    await settledBox(first);
    await first.focus();
    for (let step = 0; step < steps; step++) {
      await expect.poll(() => page.evaluate(hiddenOutline), { message: `${route} ${step}` }).toBe('');
      await page.keyboard.press('Tab');
    }
  }
});

/**
 * The sides on which the outline of the focused element is cut off, by the window or by what scrolls. Runs in the page.
 */
function hiddenOutline(): string {
  const focused = document.activeElement!;
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
  const reach = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const box = focused.getBoundingClientRect();
  const cut = new Set<string>();
  const clip = (left: number, top: number, width: number, height: number) => {
    if (box.left - reach < left - 0.6) cut.add('left');
    if (box.top - reach < top - 0.6) cut.add('top');
    if (box.right + reach > left + width + 0.6) cut.add('right');
    if (box.bottom + reach > top + height + 0.6) cut.add('bottom');
  };
  clip(0, 0, innerWidth, innerHeight);
  for (let around = focused.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const { left, top } = around.getBoundingClientRect();
    clip(left + around.clientLeft, top + around.clientTop, around.clientWidth, around.clientHeight);
  }
  return [...cut].join(' ');
}
