import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import type { PackageUpload } from '#contract/entities/package-upload.ts';
import { createPackageImporter, packageImporter } from '#tools/import/package-importer.ts';
import { createPackageReader, packageLimits } from '#tools/import/package-reader.ts';
import { writeBlankPng } from '#tools/testing/write-png.ts';
import { writeWorkbook } from '#tools/testing/write-xlsx.ts';
import { writeZip } from '#tools/testing/write-zip.ts';
import { ownPackageApp } from '#tools/testing/own-package-app.ts';
import { zipFolder } from '#tools/testing/zip-folder.ts';
import { packageUploads } from '#server/database/schema.ts';
import { createBackgroundWork } from './background-work.ts';
import type { PackageImporter } from './package-importer.ts';

const scripts = await mkdtemp(join(tmpdir(), 'loggia-scripts-'));
afterAll(() => rm(scripts, { recursive: true, force: true }));
let current: PackageImporter = packageImporter;
const {
  app,
  built,
  projectId,
  look,
  settled,
  upload: send,
  database: { db },
} = await ownPackageApp({
  check: (...given) => current.check(...given),
  load: (...given) => current.load(...given),
});

const upload = async (archive: Buffer, language = 'en'): Promise<PackageUpload> =>
  (await send(archive, { 'accept-language': language })).json();

/** The file of a worker that reports its process id as progress and then runs this code. */
async function workerThat(does: string): Promise<string> {
  const script = join(scripts, `${does.length}.mjs`);
  const address = JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../workers/serve-jobs.ts')).href);
  await writeFile(
    script,
    `import { serveJobs } from ${address};\nserveJobs(async (order, onProgress) => { onProgress({ done: process.pid, total: null }); ${does} });`,
  );
  return script;
}
const forEver = 'for (;;);';

const laughs = `<!DOCTYPE svg [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, index) => `<!ENTITY ${'bcdefghij'[index]} "${`&${'abcdefghi'[index]};`.repeat(10)}">`).join('')}]>`;
const nested = Array.from(
  { length: 12 },
  (_, index) => `<g id="n${index + 1}">${`<use href="#n${index}"/>`.repeat(10)}</g>`,
).join('');

it('each hostile package is rejected with its own message while the server keeps answering', async () => {
  const [first = '', second = ''] = (await readdir(built.path('plans'))).filter((name) => name.endsWith('.svg'));
  const [kept, other] = await Promise.all([
    readFile(built.path(`plans/${first}`)),
    readFile(built.path(`plans/${second}`)),
  ]);
  const units = await readFile(built.path('units.csv'));
  const [still = ''] = built.options.pictureNames;
  const picture = await readFile(built.path(`pictures/${still}`));
  await built.change(
    `plans/${first}`,
    (text) => `${laughs}${text.replace('<g id="walls"', '<text>&j;</text><g id="walls"')}`,
  );
  await built.change(`plans/${second}`, (text) =>
    text.replace('<g id="walls"', `<path id="n0" d="M0 0h1v1z"/>${nested}<g id="walls"`),
  );
  await built.write(`pictures/${still}`, writeBlankPng(8_000, 8_000));
  await built.write(
    'galleries.csv',
    'slug,name_en,name_tr,type,images,link,dark_text\ngarden,Garden,Bahçe,image,film.webp|strip.png,,0\n',
  );
  const frames = [20, 200].map((shade) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: { r: shade, g: 90, b: 90 } } })
      .png()
      .toBuffer(),
  );
  await built.write(
    'pictures/film.webp',
    await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
  await built.write('pictures/strip.png', writeBlankPng(8, 20_000));
  await rm(built.path('units.csv'));
  await built.write(
    'units.xlsx',
    writeWorkbook(
      '<sheetData><row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>a</t></is></c></row></sheetData>',
    ),
  );

  const { id } = await upload(await zipFolder(built.folder), 'tr');
  const health = await app.inject('/api/healthz');
  expect([health.statusCode, (await look(id)).state]).toEqual([200, 'checking']);
  const { state, report } = await settled(id);
  expect(state).toBe('refused');
  const byCode = new Map(report?.mistakes.map((mistake) => [mistake.code, mistake]));
  expect([...byCode.keys()]).toEqual(expect.arrayContaining(['table_too_wide']));
  expect(byCode.get('table_too_wide')).toMatchObject({
    file: 'units.xlsx',
    line: 1_048_576,
    what: 'Satırda 200. sütundan sonra bir hücre var',
  });
  expect(byCode.get('picture_animated')).toMatchObject({ what: 'pictures/film.webp 2 görsellik bir film' });
  expect(byCode.get('picture_side_too_long')?.what).toContain('8×20000');

  // Plans are only read for units, so these packages have a valid table of units.
  await rm(built.path('units.xlsx'));
  await built.write('units.csv', units);
  const again = await settled((await upload(await zipFolder(built.folder))).id);
  const codes = again.report?.mistakes.map((mistake) => [mistake.code, mistake.file]);
  expect(codes).toContainEqual(['svg_entity', `plans/${first}`]);
  expect(codes).toContainEqual(['svg_too_complex', `plans/${second}`]);
  expect(again.report?.mistakes.map(({ code, what }) => [code, what])).toContainEqual([
    'picture_too_many_pixels',
    `pictures/${still} has 64 megapixels; the maximum is 40`,
  ]);
  await Promise.all([
    built.write(`plans/${first}`, kept),
    built.write(`plans/${second}`, other),
    built.write(`pictures/${still}`, picture),
  ]);
});

it('an archive that unpacks to more than it declares is rejected before the disk is full', async () => {
  const bomb = { name: 'pictures/bomb.webp', data: Buffer.alloc(4 * 1024 ** 2), isPacked: true, claimedSize: 1_000 };
  const refused = await settled((await upload(writeZip([{ name: 'development.json', data: '{}' }, bomb]))).id);
  expect(refused).toMatchObject({
    state: 'refused',
    report: { mistakes: [{ code: 'archive_unreadable', file: 'asteria.zip' }] },
  });
});

it('a reader killed halfway, and again, is reported, and the next package is read', async () => {
  current = createPackageImporter(createPackageReader(packageLimits, await workerThat(forEver)));
  const { id } = await upload(await zipFolder(built.folder));
  let killed = 0;
  for (const _ of ['first', 'second']) {
    await expect.poll(async () => (await look(id)).done).toSatisfy((pid: number) => pid > 0 && pid !== killed);
    killed = (await look(id)).done;
    process.kill(killed, 'SIGKILL');
  }
  expect(await settled(id)).toMatchObject({
    state: 'refused',
    report: { mistakes: [{ code: 'package_reader_crashed', what: expect.stringContaining('its reader stopped') }] },
  });
  current = packageImporter;
  expect(await settled((await upload(await zipFolder(built.folder))).id)).toMatchObject({
    report: { mistakes: [{ file: 'galleries.csv' }, { file: 'galleries.csv' }] },
  });
});

it.each([
  ['takes for ever', forEver, 'package_too_long', { silence: 500 }],
  [
    'takes all memory',
    'const kept = []; for (;;) kept.push(Buffer.alloc(8 * 1024 ** 2, 1));',
    'package_too_large',
    { memory: 256 },
  ],
  [
    'answers something else',
    'return { mistakes: [], warnings: [], development: { units: 5 } };',
    'package_reader_crashed',
    {},
  ],
])('a reader that %s is aborted and reported in the requested language', async (_name, does, code, limits) => {
  current = createPackageImporter(createPackageReader({ ...packageLimits, ...limits }, await workerThat(does)));
  const { state, report } = await settled((await upload(await zipFolder(built.folder), 'tr')).id);
  expect([state, report?.mistakes.map((mistake) => mistake.code)]).toEqual(['refused', [code]]);
  expect(report?.mistakes[0]?.todo).toMatch(/[çşığüö]/);
});

it('work in progress when the server stops is aborted and reported', async () => {
  const works = createBackgroundWork(db, () => undefined, 10);
  const [row] = await db
    .insert(packageUploads)
    .values({ project_id: projectId, file_name: 'x.zip', bytes: 1, state: 'checking', base_version: '' })
    .returning({ id: packageUploads.id });
  const id = row?.id ?? 0;
  const stubborn = createPackageImporter(createPackageReader(packageLimits, await workerThat(forEver)));
  const begun = Promise.withResolvers<number>();
  works.begin(id, async (job) => {
    await stubborn.check(
      { path: 'x', name: 'x.zip' },
      'x',
      { database: db, language: 'en' },
      { ...job, onWork: begun.resolve },
    );
    return {};
  });
  const pid = await begun.promise;
  await works.stop();
  const after = async () =>
    (
      await db
        .select({ state: packageUploads.state, failure: packageUploads.failure })
        .from(packageUploads)
        .where(eq(packageUploads.id, id))
    )[0];
  await expect.poll(after).toEqual({ state: 'failed', failure: 'interrupted' });
  await expect.poll(() => isAlive(pid)).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
