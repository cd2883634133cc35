import { expect, it } from 'vitest';
import { ownPackageApp } from '#tools/testing/own-package-app.ts';
import { zipFolder } from '#tools/testing/zip-folder.ts';
import { packageUploads } from '#server/database/schema.ts';
import { createBackgroundWork } from './background-work.ts';

const {
  app,
  built,
  projectId,
  cookie,
  upload,
  settled,
  database: { db },
} = await ownPackageApp();

it('a package with texts that cannot be stored is refused with the place of each, and a long one is cut', async () => {
  // The first half of 😀, which is also where the message about the second one is cut.
  await built.change('development.json', (text) =>
    text
      .replace('"Welcome"', '"Welcome\\u0000", "half": "\\ud83d"')
      .replace('"settings": {', `$&\n"dashboardUrl": "/\\u0007", "${'😀'.repeat(200)}": 1, "x${'😀'.repeat(200)}": 1,`),
  );
  const { id } = (await upload(await zipFolder(built.folder))).json();
  const { state, report } = await settled(id);
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

it('work whose result cannot be stored fails instead of running for ever', async () => {
  const [row] = await db
    .insert(packageUploads)
    .values({ project_id: projectId, file_name: 'x.zip', bytes: 1, state: 'checking', base_version: '' })
    .returning({ id: packageUploads.id });
  const id = row?.id ?? 0;
  const mistake = { code: 'x', file: 'x', line: null, what: 'half: \ud83d', todo: '' };
  const report = { mistakes: [mistake], warnings: [], mistake_count: 1, warning_count: 0 };
  createBackgroundWork(db, () => undefined).begin(id, async () => ({ state: 'refused', report }));
  expect(await settled(id)).toMatchObject({ state: 'failed', failure: 'unexpected' });
});
