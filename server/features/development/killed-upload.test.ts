import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import type { PackageUpload } from '#contract/entities/package-upload.ts';
import type { Transaction } from '#server/database/connection.ts';
import { packageUploads } from '#server/database/schema.ts';
import { pathExists } from '#server/files/path-exists.ts';
import { duringTransaction } from '#tools/testing/during-transaction.ts';
import { ownPackageApp } from '#tools/testing/own-package-app.ts';
import { spawnApp } from '#tools/testing/spawn-app.ts';
import { zipFolder } from '#tools/testing/zip-folder.ts';
import { filesOf } from './background-work.ts';
import { lockUpload } from './upload-lock.ts';
import { markInterrupted } from './uploads.ts';

const { built, cookie, dataDir, projectId, look, upload, settled, database } = await ownPackageApp();
const { db, pool, url } = database;
let archive: Buffer;

beforeAll(async () => {
  archive = await zipFolder(built.folder);
});

/** Another server process on the same database and folder, to which an upload begins to be sent. */
async function uploadToOther() {
  const other = await spawnApp(url, { DATA_DIR: dataDir });
  onTestFinished(() => other.kill());
  const sending = request(`${other.address}/api/project/packages`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/zip', 'content-length': archive.length },
  });
  sending.on('error', () => undefined);
  return { other, sending };
}

const latest = async () => (await db.select().from(packageUploads).orderBy(desc(packageUploads.id)).limit(1))[0];

/** What another process says of an upload and of the next one after its own process was killed. */
async function expectForgotten(id: number): Promise<void> {
  expect(await look(id)).toMatchObject({ state: 'failed', failure: 'interrupted' });
  expect(await pathExists(filesOf(dataDir, id).folder)).toBe(false);
  const again = await upload(archive);
  expect(again.statusCode).toBe(200);
  const next = again.json<PackageUpload>();
  expect(await settled(next.id)).toMatchObject({ state: 'checked' });
  // Its lock is released after its state was stored.
  await expect.poll(() => readdir(join(dataDir, 'uploads'))).toEqual([String(next.id)]);
  await db.delete(packageUploads).where(eq(packageUploads.id, next.id));
}

it('an upload belongs to its process while that lives, however silent, and blocks nobody once it was killed', async () => {
  const { other, sending } = await uploadToOther();
  sending.write(archive.subarray(0, 1_000));
  await expect.poll(async () => (await latest())?.state).toBe('checking');
  const { id } = (await latest())!;
  await expect.poll(() => pathExists(filesOf(dataDir, id).archive)).toBe(true);
  await db.update(packageUploads).set({ touched_at: new Date(Date.now() - 600_000) });
  expect(await look(id)).toMatchObject({ state: 'checking', failure: null });
  expect((await upload(archive)).statusCode).toBe(409);
  await other.kill();
  await expectForgotten(id);
});

it('a check whose server was killed leaves nothing behind', async () => {
  const { other, sending } = await uploadToOther();
  const before = (await latest())?.id ?? 0;
  sending.end(archive);
  await expect.poll(async () => ((await latest())?.id ?? 0) > before).toBe(true);
  const { id } = (await latest())!;
  await expect.poll(() => pathExists(filesOf(dataDir, id).content), { interval: 5 }).toBe(true);
  await other.kill();
  await expectForgotten(id);
});

it('a check that ends while its process is looked for keeps its files', async () => {
  const stored = { project_id: projectId, file_name: 'x.zip', bytes: 1, state: 'checking' as const, base_version: '' };
  const [row] = await db.insert(packageUploads).values(stored).returning();
  const { id } = row!;
  const { folder } = filesOf(dataDir, id);
  await mkdir(folder, { recursive: true });
  const lock = await lockUpload(dataDir, id);
  const file = (await readdir(join(dataDir, 'uploads'))).find((entry) => entry.startsWith(`${id}-`))!;
  await lock.release();
  // As if its process were about to lock it for loading.
  await writeFile(join(dataDir, 'uploads', file), '');
  const end = (tx: Transaction) => tx.update(packageUploads).set({ state: 'checked' }).where(eq(packageUploads.id, id));
  await duringTransaction(pool, end, () => markInterrupted(db, dataDir));
  expect(await look(id)).toMatchObject({ state: 'checked' });
  expect(await pathExists(folder)).toBe(true);
});
