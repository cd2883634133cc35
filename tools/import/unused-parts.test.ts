import { cp, rename } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkHere } from '#tools/testing/import-here.ts';
import { ownPackages } from '#tools/testing/own-packages.ts';
import { apartmentBuilding } from '#tools/testing/package-options.ts';
import { readPackage } from './read-package.ts';

const newPackage = ownPackages();

test('files whose place says what they are for, and that nothing uses, are named', async () => {
  const built = await newPackage();
  await cp(built.path('fronts/δ.webp'), built.path('fronts/ω.webp'));
  await cp(built.path('fronts/δ.webp'), built.path('plans/δf0.old.webp'));
  await cp(built.path('fronts/δ.webp'), built.path('pictures/for later.webp'));
  await built.write('level.csv', 'level,name_en,name_tr\n0,Lobby,Lobi\n');
  await built.write('documents/brochure-de.pdf', '%PDF-1.7\n%%EOF\n');
  await built.write('documents/brochure-tr.pdf', '%PDF-1.7\n%%EOF\n');
  await built.write('README.md', '# Ours');
  const { mistakes, warnings } = await checkHere(built.folder);
  expect(mistakes).toEqual([]);
  expect(warnings.map(({ code, file }) => [code, file]).toSorted()).toEqual([
    ['file_unused', 'documents/brochure-de.pdf'],
    ['file_unused', 'fronts/ω.webp'],
    ['file_unused', 'level.csv'],
    ['file_unused', 'plans/δf0.old.webp'],
  ]);
  expect(warnings.find(({ file }) => file === 'level.csv')?.todo).toContain('did you mean "levels.csv"?');
});

test('a demo.json is used only by the demo that it names', async () => {
  const built = await newPackage();
  const warned = async (text: string) => {
    await built.write('demo.json', text);
    return (await checkHere(built.folder)).warnings.map(({ code, file }) => `${code} ${file}`);
  };
  expect(await warned(JSON.stringify({ projectName: built.options.projectName }))).toEqual([]);
  for (const text of ['{ "projectName": "Asteria" }', '{ "projectName": ', 'null'])
    expect([text, ...(await warned(text))]).toEqual([text, 'file_unused demo.json']);
});

test('what systems and Office leave in folders is no part of a package', async () => {
  const built = await newPackage();
  for (const file of ['~$units.xlsx', 'fronts/Thumbs.db', 'plans/desktop.ini', '__MACOSX/._units.csv'])
    await built.write(file, 'left');
  expect(await checkHere(built.folder)).toEqual({ mistakes: [], warnings: [] });
});

test('a front that cannot be read is one mistake, not one of every floor', async () => {
  const built = await newPackage();
  await built.write('fronts/δ.svg', Buffer.from('1f8b0800', 'hex'));
  const { mistakes } = await checkHere(built.folder);
  expect(mistakes.map(({ code, file }) => [code, file])).toEqual([['svg_unreadable', 'fronts/δ.svg']]);
});

test('texts about levels and pictures that there are not, and texts in languages that nobody is offered', async () => {
  const built = await newPackage();
  await built.change('development.json', (text) =>
    text
      .replace('"greeting": "Welcome"', '"level_3": "x", "level_44": "x", "picture.σαλόνι": "x", "picture.salon": "x"')
      .replace('"greeting"', '"level_3": "x", "picture.σαλόνι": "x", "greeting"')
      .replace(
        '"frames"',
        '"projectNames": { "ru": "Солнце" }, "contact": { "phone": "+1 2345678", "hours": { "de": "Mo" } }, "frames"',
      ),
  );
  const { mistakes, warnings } = await checkHere(built.folder);
  expect(mistakes).toEqual([]);
  expect(warnings.map(({ code, what }) => `${code}: ${what}`)).toEqual([
    expect.stringMatching(/^setting_not_offered: settings\.projectNames\.ru /),
    expect.stringMatching(/^setting_not_offered: settings\.contact\.hours\.de /),
    expect.stringMatching(/^text_unused: .*level_44/),
    expect.stringMatching(/^text_unused: .*picture\.salon/),
    expect.stringMatching(/^text_missing: .*greeting/),
  ]);
});

test('a second unit in one of several houses that share a plan is named, not every outline of the others', async () => {
  const house = { className: 'H', isVilla: true, levels: [0], unitsPerLevel: 1 };
  const built = await newPackage({ buildings: [apartmentBuilding('H1', house), apartmentBuilding('H2', house)] });
  expect((await checkHere(built.folder)).mistakes).toEqual([]);
  await built.change('units.csv', (text) => {
    const [, first = ''] = text.split('\n');
    const number = first.split(',')[1] ?? '';
    return `${text.trimEnd()}\n${first.replaceAll(number, `${number}9`)}\n`;
  });
  const { mistakes } = await checkHere(built.folder);
  expect(mistakes).toMatchObject([
    { code: 'class_shares_plan', file: 'units.csv', line: 4, what: expect.stringContaining('H1') },
  ]);
});

test('what is alike but for its case or its alphabet is named as the likely meaning', async () => {
  const built = await newPackage();
  await cp(built.path('plans/δf0.svg'), built.path('plans/Δf0.svg'));
  await cp(built.path('fronts/δ.svg'), built.path('fronts/Δ.svg'));
  await built.change('units.csv', (text) => text.replace('Δ-002', 'δ-001'));
  await rename(built.path('tags.csv'), built.path('Tags.csv'));
  const { mistakes } = await checkHere(built.folder);
  const said = mistakes.map(({ file, what, todo }) => `${file}: ${what}. ${todo}`);
  expect(said).toEqual([
    expect.stringMatching(/^fronts\/Δ\.svg: .*did you mean "fronts\/δ"/),
    expect.stringMatching(/^plans\/Δf0\.svg: .*did you mean "plans\/δf0\.svg"/),
    expect.stringMatching(/^tags\.csv: .*there is Tags\.csv, and case counts/),
    expect.stringMatching(/^units\.csv: .*as "Δ-001"; capitals and small letters count as the same/),
  ]);
});

test('one mistake in a group of settings does not hide another, nor one in a flag make up others', async () => {
  const built = await newPackage();
  await built.change('development.json', (text) =>
    text.replace(
      '"frames"',
      '"contact": { "phone": "call us", "email": "sales@" }, "secondCurrency": { "currency": "JPY", "rate": 0, "asOf": "soon" }, "frames"',
    ),
  );
  await built.change('buildings.csv', (text) => text.replace(',0,Konut', ',no,Konut'));
  await built.change('tags.csv', (text) => text.replace('tag,title_en', 'Tag,title_en'));
  const { mistakes } = await checkHere(built.folder);
  expect(mistakes.map(({ code, file }) => [code, file])).toEqual([
    ['flag_format', 'buildings.csv'],
    ['setting_invalid', 'development.json'],
    ['setting_invalid', 'development.json'],
    ['setting_not_email', 'development.json'],
    ['setting_needs_rate', 'development.json'],
    ['columns_respelt', 'tags.csv'],
  ]);
});

test('a table that cannot be read says why in the language of the reader, with all that may be written', async () => {
  const built = await newPackage();
  await built.change('tags.csv', (text) => `${text}"open,Open,Açık\n`);
  await built.change('room-types.csv', (text) => text.replaceAll(',', '|'));
  await built.write('place-categories.csv', 'category,title_en,title_tr,icon\npub,Pubs,Publar,beer\n');
  const { report } = await readPackage(built.folder, () => {}, 'ru');
  const said = report
    .sorted()
    .map(({ what, todo }) => `${what}. ${todo}`)
    .join('\n');
  expect(said).toContain('кавычка открыта, но не закрыта');
  expect(said).toContain('вертикальными чертами');
  expect(said).toMatch(/museum, .*, other/);
  expect(said).not.toMatch(/Quote|vertical/i);
});
