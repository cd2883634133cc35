import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#domain/texts/language.ts';
import { contractTexts } from '#contract/texts/texts.ts';
import { serverTexts } from '#server/texts/texts.ts';
import { readCatalogues, rooms, root } from './catalogue-files.ts';
import { exportTexts, importTexts } from './exchange-texts.ts';

const hasGettext = (() => {
  try {
    execFileSync('msgfmt', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

let base = '';
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'loggia-texts-'));
  for (const room of rooms)
    for (const language of ['en', 'de', 'el'])
      await cp(join(root, room, language), join(base, room, language), { recursive: true });
});
afterEach(() => rm(base, { recursive: true, force: true }));

const change = async (file: string, from: string, to: string) => {
  const path = join(base, file);
  const code = await readFile(path, 'utf8');
  expect(code).toContain(from);
  await writeFile(
    path,
    code.replace(from, () => to),
  );
};
const exported = async (language = 'el', earlier: string | null = null) => exportTexts(language, earlier, base);
const entryOf = (po: string, key: string) => po.split('\n\n').find((entry) => entry.includes(`msgctxt "${key}"`)) ?? '';
const translated = (po: string, key: string, translation: string) =>
  po.replace(entryOf(po, key), (entry) => entry.replace(/msgstr "[^]*$/, `msgstr ${translation}`));

/** The keys of a text of a screen, a mail with paragraphs, and a text with a plural. */
const skip = 'web/texts/shell.ts shell shell.skip';
const lines = 'server/texts/mails.ts mailTexts loginLink lines';
const filters = 'web/texts/shell.ts shell shell.activeFilters';

describe('a catalogue as a PO file', () => {
  it('has every translatable text, with its place and the comments about it', async () => {
    const texts = new Set((await readCatalogues('en')).map(({ text }) => text));
    const leaves = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : Array.isArray(value)
          ? [value.join('\n')]
          : Object.values(value as object).flatMap(leaves);
    expect([...leaves(contractTexts.en), ...leaves(serverTexts.en)].filter((text) => !texts.has(text))).toEqual([]);
    const { po, missing } = await exported();
    expect(missing).toBe(0);
    expect(entryOf(po, skip)).toMatch(/^#\. .*\n#: web\/texts\/en\/shell\.ts:\d+\nmsgctxt/);
    expect(entryOf(po, lines)).toContain('#. One paragraph a line; there may be more or fewer.');
  });

  it.each(languages.filter((language) => language !== 'en'))(
    'is read back without a change in %s',
    async (language) => {
      const { po } = await exportTexts(language, null);
      expect(await importTexts(language, po)).toEqual({ mistakes: [], open: [], written: 0, files: [] });
    },
  );

  it.runIf(hasGettext)('is valid for gettext, and is read in whatever form gettext writes it', async () => {
    const { po } = await exported();
    const file = join(base, 'el.po');
    await writeFile(file, po);
    execFileSync('msgfmt', ['--check', '--output-file', join(base, 'el.mo'), file], { stdio: 'pipe' });
    for (const option of ['--width=30', '--no-wrap', '--sort-output', '--no-location']) {
      const rewritten = execFileSync('msgcat', [option, file], { encoding: 'utf8', maxBuffer: 1e8 });
      expect(await importTexts('el', rewritten, base)).toEqual({ mistakes: [], open: [], written: 0, files: [] });
    }
  });
});

describe('a PO file from a translator', () => {
  it('is written into the catalogues, and nothing else in their files changes', async () => {
    const { po } = await exported();
    const path = join(base, 'web/texts/el/shell.ts');
    const before = await readFile(path, 'utf8');
    const edited = translated(
      translated(po, skip, '"Στο \\"κύριο\\" μέρος, l’été"'),
      lines,
      '""\n"Πρώτη.\\n"\n"Από {device}, {network}.\\n"\n"Τρίτη."',
    );
    const { written, files, mistakes } = await importTexts('el', edited.replaceAll('\n', '\r\n'), base);
    expect([mistakes, written, files]).toEqual([[], 2, ['web/texts/el/shell.ts', 'server/texts/el/mails.ts']]);
    const after = await readFile(path, 'utf8');
    expect(after.split('\n').filter((line, at) => line !== before.split('\n')[at])).toEqual([
      `  'shell.skip': 'Στο "κύριο" μέρος, l’été',`,
    ]);
    const own = await readCatalogues('el', base);
    expect(own.find(({ key }) => key === lines)?.text.split('\n')).toEqual([
      'Πρώτη.',
      'Από {device}, {network}.',
      'Τρίτη.',
    ]);
  });

  it('with mistakes changes nothing, and every mistake is reported with its line', async () => {
    const { po } = await exported();
    let edited = translated(po, skip, '"Στο {place}"');
    edited = translated(edited, filters, '"{count, plural, one {# φίλτρο} few {#} other {# φίλτρα}}"');
    edited = translated(edited, 'web/texts/shell.ts shell shell.since', '"από {time"');
    edited = translated(edited, lines, '"Χωρίς"');
    edited = `${edited}\nmsgid_plural "x"\nmsgstr[0] broken\n`;
    const { mistakes, written } = await importTexts('el', edited, base);
    expect(written).toBe(0);
    const lineOf = (key: string) => edited.split('\n').indexOf(`msgctxt "${key}"`) + 1;
    expect(mistakes.map(({ line, key }) => [line, key])).toEqual(
      expect.arrayContaining(
        [skip, filters, lines, 'web/texts/shell.ts shell shell.since'].map((key) => [lineOf(key), key]),
      ),
    );
    expect(mistakes.filter(({ key }) => key === '').length).toBeGreaterThan(0);
    expect(mistakes.find(({ key }) => key === filters)?.what).toBe(
      'The plural has forms that this language never uses: few',
    );
    expect((await readCatalogues('el', base)).find(({ key }) => key === skip)?.text).not.toContain('{place}');
  });

  it('is not imported where the English text has changed since, or the translation is missing or fuzzy', async () => {
    const { po } = await exported();
    await change('web/texts/en/shell.ts', "'Skip to the content'", "'Skip to what matters'");
    let edited = translated(po, skip, '"Νέο"');
    edited = translated(edited, filters, '""');
    edited = edited.replace(`msgctxt "${lines}"`, `#, fuzzy\nmsgctxt "${lines}"`);
    const { open, mistakes, written } = await importTexts('el', edited, base);
    expect([mistakes, written]).toEqual([[], 0]);
    expect(open.map(({ key, what }) => [key, what])).toEqual([
      [skip, 'The English text is another one now: Skip to what matters'],
      [filters, 'The translation is missing'],
      [lines, 'The translation is marked as fuzzy'],
    ]);
  });

  it('marks translations whose English text has changed when it is exported again', async () => {
    const { po } = await exported();
    await change('web/texts/en/shell.ts', "'Skip to the content'", "'Skip to what matters'");
    const again = await exported('el', po);
    expect(again.changed).toBe(1);
    expect(entryOf(again.po, skip)).toContain('#, fuzzy\n#| msgid "Skip to the content"\n');
    // It stays fuzzy until somebody translates it.
    expect((await exported('el', again.po)).changed).toBe(1);
    const mended = again.po
      .replace(`#, fuzzy\n#| msgid "Skip to the content"\n`, '')
      .replace(/(Skip to what matters"\nmsgstr) ".*"/, '$1 "Νέο κείμενο"');
    expect((await importTexts('el', mended, base)).written).toBe(1);
    expect((await exported('el', mended)).changed).toBe(0);
  });

  it('is not overwritten while it has translations that were not imported', async () => {
    const { po } = await exported();
    const { unread } = await exported('el', translated(po, skip, '"Νέο"'));
    expect(unread).toMatchObject([{ key: skip }]);
  });

  it('creates the catalogues of a new language, with blank texts for missing translations', async () => {
    const { po, missing } = await exported('fr');
    expect(missing).toBeGreaterThan(2000);
    const { open, written } = await importTexts('fr', translated(po, skip, '"Aller au contenu"'), base);
    expect([written, open.length]).toEqual([1, missing - 1]);
    const own = await readCatalogues('fr', base);
    expect(own.filter(({ text }) => text !== '').map(({ key, text }) => [key, text])).toEqual([
      [skip, 'Aller au contenu'],
    ]);
    expect(await readFile(join(base, 'web/texts/fr/index.ts'), 'utf8')).toContain(
      'The French texts of the first page.',
    );
  });
});
