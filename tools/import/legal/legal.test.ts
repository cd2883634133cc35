import { rm } from 'node:fs/promises';
import { asc } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { legalVersions } from '#server/database/schema.ts';
import { openImportFixture } from '#tools/testing/import-fixture.ts';
import { Report } from '../mistakes/report.ts';
import { readMarkdown } from './read-markdown.ts';

const { db, newPackage, load } = await openImportFixture();

const read = (text: string) => {
  const report = new Report('en');
  const found = readMarkdown(text, report, 'legal/privacy.en.md', new Set(['imprint', 'privacy']));
  return { ...found, mistakes: report.mistakes.map(({ code, line }) => `${code} ${line}`) };
};
const run = (text: string, more: object = {}) => ({ text, is_strong: false, is_emphasis: false, href: null, ...more });

describe('the Markdown of a legal page', () => {
  it('becomes headings, paragraphs and lists of plain text', () => {
    const text = [
      '# Privacy & more',
      '',
      '<!-- for the lawyers -->',
      '## Who',
      '',
      'Pier 4\\',
      'Piraeus, with **your *name* kept** and',
      'a [letter](mailto:a@b.example).',
      '',
      '1. One &amp; two',
      '2. `Three`',
    ].join('\n');
    expect(read(text)).toEqual({
      title: 'Privacy & more',
      blocks: [
        { kind: 'heading', level: 2, runs: [run('Who')] },
        {
          kind: 'paragraph',
          runs: [
            run('Pier 4\nPiraeus, with '),
            run('your ', { is_strong: true }),
            run('name', { is_strong: true, is_emphasis: true }),
            run(' kept', { is_strong: true }),
            run(' and a '),
            run('letter', { href: 'mailto:a@b.example' }),
            run('.'),
          ],
        },
        { kind: 'list', is_ordered: true, items: [[run('One & two')], []] },
      ],
      mistakes: ['legal_element 11'],
    });
  });

  it.each([
    ['<b>x</b>', 'legal_element 3'],
    ['We <i>keep</i>', 'legal_element 3'],
    ['<!-- a --><img src=x onerror=alert(1)><!-- b -->', 'legal_element 3'],
    ['![](https://x.example/count.gif)', 'legal_element 3'],
    ['- one\n  - two', 'legal_element 4'],
    ['> said', 'legal_element 3'],
    ['[x](javascript:alert(1))', 'legal_link 3'],
    ['[x](<java\tscript:alert(1)>)', 'legal_link 3'],
    ['[x](data:text/html,1)', 'legal_link 3'],
    ['[x](//x.example)', 'legal_link 3'],
    ['<javascript:alert(1)>', 'legal_link 3'],
  ])('rejects %j', (markdown, mistake) => {
    expect(read(`# Title\n\n${markdown}`).mistakes).toContain(mistake);
  });
});

test('an import keeps every wording; an unchanged one keeps its id', async () => {
  const one = await newPackage();
  await load(one.folder);
  const before = await inOrder();
  expect(before.map(({ page, language, title }) => `${page} ${language} ${title}`)).toEqual([
    'imprint en Imprint',
    'imprint tr Künye',
    'privacy en Privacy notice',
    'privacy tr Gizlilik bildirimi',
  ]);
  await one.change('legal/privacy.en.md', (text) => text.replace('your name', 'your name and address'));
  await rm(one.path('legal/imprint.tr.md'));
  const { warnings } = await load(one.folder);
  expect(warnings).toMatchObject([
    { code: 'legal_untranslated', file: 'legal/imprint.tr.md', what: expect.stringContaining('legal/imprint.tr.md') },
  ]);
  const after = await inOrder();
  expect(after).toHaveLength(5);
  expect(after.filter((row) => row.withdrawn_at === null).map(({ id }) => id)).toEqual([
    before[0]!.id,
    before[3]!.id,
    after[4]!.id,
  ]);
  expect(after[2]).toMatchObject({ hash: before[2]!.hash, withdrawn_at: expect.any(Date) });
  expect(JSON.stringify(after[4]!.blocks)).toContain('your name and address');
});

test('a package without legal pages can be imported, with a warning that names the files to write', async () => {
  const bare = await newPackage();
  await rm(bare.path('legal'), { recursive: true });
  await bare.write('legal/terms.en.md', '# Terms\n\nFair ones.\n');
  await bare.write('legal/agb.md', '# AGB\n');
  const { warnings } = await load(bare.folder);
  expect(warnings.map(({ code, what }) => `${code}: ${what}`).toSorted()).toEqual([
    expect.stringMatching(
      /^legal_missing: .*imprint\.en\.md, .* \(likewise legal\/imprint\.tr\.md, .*privacy\.en\.md, .*privacy\.tr\.md\)$/,
    ),
    expect.stringMatching(/^legal_unknown: .*legal\/agb\.md/),
    expect.stringMatching(/^legal_untranslated: .*legal\/terms\.tr\.md, [^(]*$/),
  ]);
});

function inOrder() {
  return db.select().from(legalVersions).orderBy(asc(legalVersions.id));
}
