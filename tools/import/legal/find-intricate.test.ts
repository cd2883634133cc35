import { expect, it } from 'vitest';
import { Report } from '../mistakes/report.ts';
import { readMarkdown } from './read-markdown.ts';

function read(text: string) {
  const report = new Report('en');
  const found = readMarkdown(text, report, 'legal/privacy.en.md', new Set(['imprint', 'privacy']));
  return { ...found, mistakes: report.mistakes.map(({ code, line }) => `${code} ${line}`) };
}

it.each([
  ['emphasis in emphasis', 5, '*a **b '.repeat(2_000)],
  ['pictures in pictures', 5, `${'!['.repeat(5_000)}${'](/x)'.repeat(5_000)}`],
  ['lists in lists', 26, Array.from({ length: 300 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
  ['lists in lists on one line', 5, `${'- '.repeat(5_000)}x`],
  ['short lists in lists', 1006, '- a\n  - b\n'.repeat(50_000)],
  ['short quotations in quotations', 1006, '> a\n>> b\n'.repeat(50_000)],
  ['quotations in lists', 505, '- > a\n'.repeat(50_000)],
  ['underlined headings', 1006, 'A\n=\n'.repeat(20_000)],
  ['quotations in quotations', 5, `${'> '.repeat(5_000)}x`],
])('a legal page is refused before it is parsed if it has too many %s', (_, line, text) => {
  expect(read(`# A\n\nFine\n\n${text}\n`).mistakes).toEqual([`legal_element ${line}`]);
});

it('a legal page may have hundreds of list items with names in bold and links', () => {
  const items = Array.from({ length: 400 }, (_, item) => `- **Cookie_${item}**: see [there](/legal/imprint)\n`);
  expect(read(`# A\n\n${items.join('')}`)).toMatchObject({ blocks: [{ items: { length: 400 } }], mistakes: [] });
});

it.each([
  ['almost a table', `a|b\n${'-'.repeat(40_000)}x`, []],
  ['a wide space', `a${' '.repeat(40_000)}b`, []],
  ['almost a telephone number', `[a](<tel:${'1'.repeat(40_000)} x>)`, ['legal_link 3']],
])('a legal page is read at once with %s', (_, text, mistakes) => {
  expect(read(`# A\n\n${text}\n`).mistakes).toEqual(mistakes);
});
