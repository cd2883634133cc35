import { expect } from 'vitest';
import { languages } from '#domain/texts/language.ts';
import { registerUnseen, rep, somebody } from './testing/accounts.ts';
import { markUnits, presentToSomebody, unitsWith } from './testing/begin-presentation.ts';
import { lightPage, sizes, test } from './testing/browser-test.ts';
import { holds } from './testing/holds.ts';
import { isInSight } from './testing/is-in-sight.ts';
import { layoutDefects } from './testing/layout-defects.ts';
import { resize } from './testing/resize.ts';
import { settledBox } from './testing/settled.ts';
import { maxShift, shiftsOf, watchShifts } from './testing/watch-shifts.ts';

/** The whole dashboard in every window is in `layouts.test.ts`; these depend on what it shows. */
const admin = 'admin@asteria.example';

test('units that a client likes and has often viewed, and a duplicate with a long name, fit a small phone', async ({
  visit,
}) => {
  const page = await visit(lightPage, { user: rep, language: 'tr' });
  const email = await presentToSomebody(page);
  // A duplicate, by the telephone number.
  await registerUnseen(page, somebody(), 'Donaudampfschifffahrtsgesellschaft');
  const units = (await unitsWith(page, 1)).slice(0, 1);
  await markUnits(page, units);
  const origin = await page.evaluate(() => location.origin);
  const { leads } = (await (await page.request.get('/api/leads', { params: { search: email } })).json()) as {
    leads: { id: number }[];
  };
  const viewed = { client_id: String(leads[0]!.id), property_id: String(units[0]!.id) };
  for (let view = 0; view < 10; view++)
    expect((await page.request.post('/api/propertyViews', { form: viewed, headers: { origin } })).ok()).toBe(true);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/dashboard/leads/${viewed.client_id}`);
  await page.getByText('10 görüntüleme').waitFor();
  await page
    .getByRole('link', { name: /^Donau/ })
    .first()
    .waitFor();
  await expect.poll(() => layoutDefects(page)).toEqual([]);
});

test('the long name of a client is whole on the board and on their own page', async ({ visit }) => {
  const page = await visit(lightPage, { user: rep });
  await registerUnseen(page, somebody(), 'Donaudampfschifffahrtsgesellschaft');
  await page.goto('/dashboard/leads');
  const card = page.getByRole('link', { name: /^Donau/ }).first();
  await card.waitFor();
  for (const size of [sizes.tablet, sizes.phone])
    await resize(page, size, async () => expect(await layoutDefects(page), `board at ${size.width}`).toEqual([]));

  await page.setViewportSize(sizes.phone);
  await card.click();
  await page.getByRole('heading', { name: /^Donau/, level: 1 }).waitFor();
  await expect.poll(() => layoutDefects(page)).toEqual([]);
});

test('words of the dashboard’s menu and of deals are whole on a phone and a tablet, also in a language with long words', async ({
  visit,
}) => {
  const page = await visit('/dashboard/account', { user: admin, size: 'phone', language: 'el' });
  const words = page.getByRole('navigation').getByRole('link').locator('span');
  await expect.poll(() => words.count()).toBe(6);
  await holds(async () => {
    const found = await words.evaluateAll((all) =>
      all.map((word) => ({
        text: word.textContent,
        isCut: word.scrollWidth > word.clientWidth,
        lines: Math.round(word.clientHeight / Number.parseFloat(getComputedStyle(word).lineHeight)),
      })),
    );
    expect(found).toEqual(found.map(({ text }) => ({ text, isCut: false, lines: 1 })));
  });

  await page.setViewportSize(sizes.tablet);
  await page.goto('/dashboard/units?view=deals');
  await page.getByText('Προσφορά / Διαπραγμάτευση').filter({ visible: true }).nth(2).waitFor();
  const rail = page.getByRole('navigation');
  const wordsOfRail = rail.getByRole('listitem').getByRole('link').locator('span');
  await expect.poll(() => wordsOfRail.count()).toBe(6);
  await holds(async () => {
    expect(await layoutDefects(page)).toEqual([]);
    const { left, right } = await rail.evaluate((nav) => nav.getBoundingClientRect());
    const found = await wordsOfRail.evaluateAll((all) =>
      all.map((word) => {
        const line = document.createRange();
        line.selectNodeContents(word);
        const box = line.getBoundingClientRect();
        const lines = Math.round(box.height / Number.parseFloat(getComputedStyle(word).lineHeight));
        return { text: word.textContent, start: box.left, end: box.right, lines };
      }),
    );
    expect(found.filter(({ start, end, lines }) => start < left + 1 || end > right - 1 || lines > 1)).toEqual([]);
  });
});

test('the filters of a list say on a tablet by what they filter, whole, in every language', async ({
  visit,
  settings,
}) => {
  await settings({ languages });
  const page = await visit(lightPage, { user: admin, size: 'tablet' });
  for (const language of languages) {
    await page.context().addCookies([{ name: 'language', value: language, url: new URL(page.url()).origin }]);
    for (const address of ['/dashboard/leads?view=table', '/dashboard/units']) {
      await page.goto(address);
      const filters = page.getByRole('search').getByRole('combobox');
      await expect.poll(() => filters.count()).toBe(4);
      await holds(async () => expect(await filters.evaluateAll(choicesCutOff), `${language}, ${address}`).toEqual([]));
    }
  }
});

/** The chosen texts of selects that are wider than the room for them. */
function choicesCutOff(selects: Element[]): string[] {
  const ruler = document.createElement('canvas').getContext('2d')!;
  return (selects as HTMLSelectElement[]).flatMap((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    ruler.font = font;
    const text = select.selectedOptions[0]!.text;
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return ruler.measureText(text).width > room + 1 ? [text] : [];
  });
}

test('names far down the tree of a team are whole on a tablet held upright', async ({ visit }) => {
  const page = await visit(lightPage, { user: admin });
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/dashboard/people');
  const rows = page.getByRole('main').locator('button[aria-haspopup="dialog"]:has([aria-hidden])');
  await rows.nth(5).waitFor();
  await expect.poll(() => rows.evaluateAll(cutParts)).toEqual([]);
});

/** The parts of rows that are cut off. Runs in the page. */
function cutParts(rows: Element[]): (string | null)[] {
  return rows
    .flatMap((row) => [...row.querySelectorAll('span')])
    .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
    .map((part) => part.textContent);
}

test('the selected tab is visible on a phone, even if it is the last one', async ({ visit }) => {
  for (const language of ['en', 'ar'] as const) {
    const page = await visit('/dashboard/project/audit', { user: admin, size: 'phone', language });
    const chosen = page.getByRole('tab', { selected: true });
    await chosen.waitFor();
    await expect.poll(() => chosen.evaluate(isInWindow)).toBe(true);
    // A wider face, as when the web font arrives after the first layout.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[role="tab"] { letter-spacing: 0.2em }');
      document.adoptedStyleSheets.push(sheet);
    });
    await expect.poll(() => chosen.evaluate(isInWindow)).toBe(true);
  }
});

/** Whether an element is between the left and the right edge of the window. Runs in the page. */
function isInWindow(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left >= 0 && right <= document.documentElement.clientWidth;
}

test('the page of a client moves nothing when viewings and duplicates arrive late', async ({ visit }) => {
  const page = await visit(lightPage, { user: admin, size: 'phone', hasEffects: true });
  const pairs = (await (await page.request.get('/api/leads/duplicates')).json()) as [{ id: number }, { id: number }][];
  const { id } = pairs[0]![0];
  await watchShifts(page);
  const mayArrive = Promise.withResolvers<void>();
  await page.route('**/dealings*', async (route) => {
    await mayArrive.promise;
    await route.continue();
  });
  const others = ['clientNotes', 'propertyActions/client', 'propertyViews/client'].map((path) =>
    page.waitForResponse(`**/api/${path}/${id}*`),
  );
  await page.goto(`/dashboard/leads/${id}`);
  for (const answer of await Promise.all(others)) await answer.finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  mayArrive.resolve();
  await page.getByRole('complementary', { name: 'Duplicates' }).waitFor();
  await settledBox(page.getByRole('main'));
  expect(await shiftsOf(page)).toBeLessThan(maxShift);
});

test('the buttons of a sheet are in sight on small phones and on phones held sideways, and cover no field', async ({
  visit,
}) => {
  const page = await visit('/dashboard/leads', { user: rep });
  await page.getByRole('button', { name: 'New client' }).click();
  const sheet = page.getByRole('dialog', { name: 'New client' });
  const register = sheet.getByRole('button', { name: 'Register' });
  const phone = sheet.getByRole('textbox', { name: 'Mobile phone' });
  for (const size of phones) {
    await resize(page, size, async () => expect(await isInSight(register)).toBe(true));
    await sheet.getByRole('textbox', { name: 'First name' }).focus();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
    expect(await phone.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => isInSight(phone)).toBe(true);
    expect(await isInSight(register)).toBe(true);
    // Only what is between title and buttons scrolls, not the sheet as well.
    expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
    expect(await isInSight(sheet.getByRole('button', { name: 'Close' }))).toBe(true);
  }
});

test('the button that changes many prices is in sight on a phone held sideways, and nothing lies over another', async ({
  visit,
}) => {
  const page = await visit('/dashboard/units', { user: 'general@asteria.example' });
  await page.getByRole('button', { name: 'Change prices' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change prices' });
  await sheet.getByRole('textbox', { name: 'Percent' }).fill('3');
  const change = sheet.getByRole('button', { name: /^Change \d+ residences$/ });
  await change.waitFor();
  await resize(page, phones[1], async () => {
    expect(await isInSight(change)).toBe(true);
    const ofSheet = (await layoutDefects(page)).filter((defect) => defect.includes('Amount in'));
    expect(ofSheet).toEqual([]);
  });
});

const phones = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
] as const;
