import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { PackageUpload } from '#contract/entities/package-upload.ts';
import { packageImporter } from '#tools/import/package-importer.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { buildPackage } from '#tools/testing/build-package.ts';
import { createDemoAccounts } from '#tools/testing/create-demo-accounts.ts';
import { importHere } from '#tools/testing/import-here.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { zipFolder } from '#tools/testing/zip-folder.ts';
import { packageUploads } from '#server/database/schema.ts';
import { createBackgroundWork } from './background-work.ts';

const built = await buildPackage({ frames: 0 });
afterAll(() => built.remove());
const { projectId } = built.options;
const {
  app,
  database: { db },
} = await ownApp(
  async ({ db }, dataDir) => {
    await importHere(built.folder, { database: db, mediaFolder: join(dataDir, 'media') });
    await createDemoAccounts(db, projectId);
  },
  { packageImporter },
);
const general = openBrowser(app);
await general.logIn('general', projectId);
const cookie = [...general.cookies].map(([key, value]) => `${key}=${value}`).join('; ');

it('a package with texts that cannot be stored is refused with the place of each, and a long one is cut', async () => {
  // The first half of 😀, which is also where the message about the second one is cut.
  await built.change('development.json', (text) =>
    text
      .replace('"Welcome"', '"Welcome\\u0000", "half": "\\ud83d"')
      .replace('"settings": {', `$&\n"dashboardUrl": "/\\u0007", "${'😀'.repeat(200)}": 1, "x${'😀'.repeat(200)}": 1,`),
  );
  const headers = { cookie, 'content-type': 'application/zip', 'x-file-name': 'asteria.zip' };
  const payload = await zipFolder(built.folder);
  const { id } = (await app.inject({ method: 'POST', url: '/api/project/packages', headers, payload })).json();
  const look = async () => (await general.get(`/project/packages/${id}`)).body as PackageUpload;
  await expect.poll(async () => (await look()).state).not.toBe('checking');
  const { state, report } = await look();
  expect(state).toBe('refused');
  const unprintable = report?.mistakes.filter(({ what }) => what.includes('Must not contain control characters'));
  expect(unprintable?.map(({ file, what }) => `${file} ${/[\w.]+/.exec(what)?.[0]}`)).toEqual([
    'development.json settings.dashboardUrl',
    'development.json texts.en.greeting',
    'development.json texts.en.half',
  ]);
  expect(report?.mistakes.filter(({ what }) => what.includes('😀…'))).toHaveLength(2);
});

it.each([
  ['PUT /project/texts', '/project/texts', { texts: [{ key: 'greeting', en: 'x\ud800' }] }, 'texts.0.en'],
  ['a setting of one line', '/project/settings', { changes: { projectName: 'x\udc00' } }, 'projectName'],
  ['a setting of any text', '/project/settings', { changes: { dashboardUrl: '/\u0000' } }, 'dashboardUrl'],
])('half a character or NUL in %s is refused', async (_name, path, body, field) => {
  for (const payload of [
    body,
    Object.fromEntries(Object.entries(body).map(([key, value]) => [key, JSON.stringify(value)])),
  ]) {
    const answer = await app.inject({ method: 'PUT', url: `/api${path}`, headers: { cookie }, payload });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ path: field, message: 'Must not contain control characters' }],
    ]);
  }
});

it('work whose result cannot be stored has failed, and does not go on for ever', async () => {
  const [row] = await db
    .insert(packageUploads)
    .values({ project_id: projectId, file_name: 'x.zip', bytes: 1, state: 'checking', base_version: '' })
    .returning({ id: packageUploads.id });
  const id = row?.id ?? 0;
  const mistake = { code: 'x', file: 'x', line: null, what: 'half: \ud83d', todo: '' };
  const report = { mistakes: [mistake], warnings: [], mistake_count: 1, warning_count: 0 };
  createBackgroundWork(db, () => undefined).begin(id, async () => ({ state: 'refused', report }));
  const read = async () => (await general.get(`/project/packages/${id}`)).body as PackageUpload;
  await expect.poll(async () => (await read()).state).toBe('failed');
  expect((await read()).failure).toBe('unexpected');
});
