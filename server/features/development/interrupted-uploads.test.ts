import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { UploadState } from '#contract/entities/package-upload.ts';
import { packageUploads } from '#server/database/schema.ts';
import { pathExists } from '#server/files/path-exists.ts';
import { packageImporter } from '#tools/import/package-importer.ts';
import { ownPackageApp } from '#tools/testing/own-package-app.ts';
import { zipFolder } from '#tools/testing/zip-folder.ts';
import { filesOf } from './background-work.ts';
import { startRemovingLeftFiles } from './left-files.ts';

const saved = Promise.withResolvers<void>();
/** Saves packages, and then does nothing until the server ends, as if it had been killed. */
const importer = {
  ...packageImporter,
  load: async (...[folder, into, job]: Parameters<typeof packageImporter.load>) => {
    await packageImporter.load(folder, into, job);
    saved.resolve();
    return new Promise<never>((_, reject) => job.signal.addEventListener('abort', () => reject(job.signal.reason)));
  },
};
const own = await ownPackageApp(importer);
const { app, built, dataDir, general, look, projectId, settled, upload } = own;
const { db } = own.database;

it('keeps the files of packages that can still be loaded, and no others', async () => {
  const longAgo = new Date(Date.now() - 3_600_000);
  const states: [UploadState, Date][] = [
    ['checked', longAgo],
    ['checking', new Date()],
    // Its file may still be arriving.
    ['failed', new Date()],
    ['checking', longAgo],
    ['failed', longAgo],
    ['loaded', longAgo],
  ];
  const folders: string[] = [];
  for (const [state, touched_at] of states) {
    const row = { project_id: projectId, file_name: 'x.zip', bytes: 1, state, base_version: '', touched_at };
    const [{ id } = { id: 0 }] = await db.insert(packageUploads).values(row).returning({ id: packageUploads.id });
    folders.push(String(id));
  }
  const deleted = '9999';
  for (const name of [...folders, deleted]) await mkdir(join(dataDir, 'uploads', name, 'package'), { recursive: true });
  const stop = startRemovingLeftFiles(db, dataDir, (error) => expect(error).toBeUndefined());
  await expect
    .poll(async () => (await readdir(join(dataDir, 'uploads'))).toSorted())
    .toEqual(folders.slice(0, 3).toSorted());
  stop();
  await db.delete(packageUploads);
});

it('gives up a checked package that nobody loads for a week, deletes its files and says so', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 + 3_600_000);
  const row = { project_id: projectId, file_name: 'x.zip', bytes: 1, state: 'checked' as const, base_version: '' };
  const dates = [daysAgo(7), daysAgo(8)];
  const added = await db
    .insert(packageUploads)
    .values(dates.map((touched_at) => ({ ...row, touched_at })))
    .returning();
  const [kept, expired] = added.map(({ id }) => id) as [number, number];
  for (const id of [kept, expired]) await mkdir(filesOf(dataDir, id).content, { recursive: true });
  const stop = startRemovingLeftFiles(db, dataDir, (error) => expect(error).toBeUndefined());
  await expect.poll(() => readdir(join(dataDir, 'uploads'))).toEqual([String(kept)]);
  stop();
  expect(await look(kept)).toMatchObject({ state: 'checked', failure: null });
  expect(await look(expired)).toMatchObject({ state: 'failed', failure: 'expired' });
  expect((await general.post(`/project/packages/${expired}/apply`)).status).toBe(409);
  await db.delete(packageUploads);
});

it('says whose turn it is while another package is worked on', async () => {
  const body = new PassThrough();
  const first = upload(body);
  body.write('PK');
  await expect.poll(() => db.$count(packageUploads)).toBe(1);
  const second = await upload('x', { 'accept-language': 'tr' });
  expect([second.statusCode, second.json().detail]).toEqual([409, expect.stringContaining('başka bir paket')]);
  body.end();
  await settled((await first).json().id);
});

it('a package that was loaded is called loaded, even if the server ends before it could say so', async () => {
  await built.change('development.json', (text) => text.replace('"name"', ' "name"'));
  const checked = await settled((await upload(await zipFolder(built.folder))).json().id);
  expect((await general.post(`/project/packages/${checked.id}/apply`)).status).toBe(200);
  await saved.promise;
  expect(await look(checked.id)).toMatchObject({ state: 'loaded', applied_at: expect.any(String) });
});

it('a server that closes answers the upload that is arriving, of which nothing is left', async () => {
  const body = new PassThrough();
  const answer = upload(body);
  body.write('PK');
  const arriving = eq(packageUploads.state, 'checking');
  await expect.poll(() => db.$count(packageUploads, arriving)).toBe(1);
  const [row] = await db.select({ id: packageUploads.id }).from(packageUploads).where(arriving);
  const { archive, folder } = filesOf(dataDir, row?.id ?? 0);
  await expect.poll(() => pathExists(archive)).toBe(true);
  await app.close();
  const { statusCode, headers } = await answer;
  expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
  expect(await db.select({ state: packageUploads.state }).from(packageUploads).orderBy(packageUploads.id)).toEqual([
    { state: 'refused' },
    { state: 'loaded' },
  ]);
  expect(await pathExists(folder)).toBe(false);
});
