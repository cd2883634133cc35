import type { PlantedMistake } from './planted-mistake.ts';

/** Mistakes in legal pages: Markdown that they may not contain. */
export const plantedInLegal: PlantedMistake[] = [
  {
    name: 'a legal page without a title',
    code: 'legal_title',
    file: 'legal/imprint.tr.md',
    line: 1,
    plant: (built) => built.change('legal/imprint.tr.md', () => 'Güneş Evleri\n'),
  },
  {
    name: 'a legal page with HTML',
    code: 'legal_element',
    file: 'legal/imprint.en.md',
    line: 5,
    plant: (built) => built.change('legal/imprint.en.md', (text) => `${text}\n<script>alert(1)</script>\n`),
  },
  {
    name: 'a legal page with a table',
    code: 'legal_element',
    file: 'legal/privacy.tr.md',
    line: 7,
    plant: (built) =>
      built.change('legal/privacy.tr.md', (text) => `${text}\n| Kim | Ne |\n| --- | :-: |\n| Biz | Ad |\n`),
  },
  {
    name: 'a legal page with a link to a page that does not exist',
    code: 'legal_link_nowhere',
    file: 'legal/privacy.en.md',
    line: 5,
    alone: true,
    plant: (built) => built.change('legal/privacy.en.md', (text) => text.replace('(/legal/imprint)', '(/legal/terms)')),
  },
  {
    name: 'a legal page with a link that runs a script',
    code: 'legal_link',
    file: 'legal/privacy.en.md',
    line: 5,
    plant: (built) =>
      built.change('legal/privacy.en.md', (text) => text.replace('(/legal/imprint)', '(javascript:alert(1))')),
  },
  ...(
    [
      ['a mail address without its host', '(mailto:nobody)', 'legal_link', 'mailto:nobody'],
      ['a telephone without a number', '(tel:call)', 'legal_link', 'tel:call'],
      ['a link without its closing bracket', '(/legal/imprint', 'legal_element', 'A link without its closing bracket'],
    ] as const
  ).map(([name, link, code, says]): PlantedMistake => ({
    name: `a legal page with ${name}`,
    code,
    file: 'legal/privacy.en.md',
    line: 5,
    says,
    alone: true,
    plant: (built) => built.change('legal/privacy.en.md', (text) => text.replace('(/legal/imprint)', link)),
  })),
];
