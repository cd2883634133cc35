import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { and, desc, eq } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { picture } from '#tools/testing/build-package.ts';
import { duringTransaction } from '#tools/testing/during-transaction.ts';
import { ownPackageApp } from '#tools/testing/own-package-app.ts';
import { zipFolder } from '#tools/testing/zip-folder.ts';
import type { Queryable, Transaction } from '#server/database/connection.ts';
import { pathExists } from '#server/files/path-exists.ts';
import { lockProject } from '#server/project/change-project.ts';
import { buildings, clients, favourites, packageUploads, projects, properties } from '#server/database/schema.ts';
import { createBackgroundWork, filesOf } from './background-work.ts';

const {
  dataDir,
  built,
  projectId,
  general,
  settled,
  upload: send,
  database: { db, pool },
} = await ownPackageApp();

const upload = (archive: Buffer | string | Readable, name = 'güneş.zip', type = 'application/zip') =>
  send(archive, { 'content-type': type, 'x-file-name': encodeURIComponent(name) });

/** An upload without files, as it is in the database. */
const stored = { project_id: projectId, file_name: 'x.zip', bytes: 1, base_version: '' };

const unitsNow = () => db.select().from(properties).orderBy(properties.id);

it('a new version is checked, previewed and loaded in one transaction, and leaves sales data alone', async () => {
  const before = await unitsNow();
  const [sold, marked, gone] = before.filter((unit) => unit.status_id === UnitStatus.available);
  await db
    .update(properties)
    .set({ price: sold!.price + 500 })
    .where(eq(properties.id, sold!.id));
  const [client] = await db.select().from(clients).limit(1);
  await db.insert(favourites).values({ client_id: client!.id, property_id: marked!.id });
  const [building] = await db.select().from(buildings).where(eq(buildings.id, gone!.building_id));
  await built.change(`plans/${building!.class_name.toLowerCase()}f${gone!.flat_level}.svg`, (text) =>
    text.replace(new RegExp(`<rect id="unit-${gone!.number}"[^>]*>`), ''),
  );
  await built.change('units.csv', (text) =>
    text
      .split('\n')
      .filter((line) => !line.includes(`,${gone!.code},`))
      .join('\n')
      .replaceAll(`,${sold!.price},`, `,${sold!.price + 700},`),
  );
  await built.write(`pictures/${built.options.pictureNames[0]}`, await picture(700, 360, 200, 'webp'));
  await built.change('legal/privacy.en.md', (text) => text.replace('your name', 'your name and address'));

  const received = await upload(await zipFolder(built.folder, 'güneş/'));
  expect(received.json()).toMatchObject({
    state: 'checking',
    file_name: 'güneş.zip',
    user: { name: 'Gülşen General' },
  });
  const checked = await settled(received.json().id);
  expect(checked).toMatchObject({ state: 'checked', report: { mistake_count: 0 } });
  const { counts, units_removed, pictures, units_changed } = checked.preview!;
  expect(counts).toMatchObject({ units_added: 0, units_removed: 1, prices_kept: 1 });
  expect(units_removed).toMatchObject([{ code: gone!.code, is_kept: false }]);
  expect(pictures.changed).toEqual([built.options.pictureNames[0]]);
  expect(checked.preview!.legal).toEqual({ added: [], removed: [], changed: ['privacy (en)'] });
  expect(units_changed.find((unit) => unit.code === sold!.code)!.fields).toContainEqual({
    field: 'price',
    from: String(sold!.price),
    to: String(sold!.price + 700),
    stays: true,
  });
  expect((await unitsNow()).length).toBe(before.length);

  expect((await general.post(`/project/packages/${checked.id}/apply`)).body).toMatchObject({ state: 'loading' });
  expect(await settled(checked.id)).toMatchObject({ state: 'loaded' });
  const after = await unitsNow();
  expect(after.map((unit) => unit.code)).not.toContain(gone!.code);
  expect(after.find((unit) => unit.id === sold!.id)).toMatchObject({
    price: sold!.price + 500,
    imported_price: sold!.price + 700,
  });
  expect(await db.select().from(favourites)).toHaveLength(1);
  // It is loaded with its transaction; what the server answers from memory and the files follow.
  await expect.poll(async () => ((await general.get('/properties')).body as unknown[]).length).toBe(after.length);
  await expect.poll(() => pathExists(filesOf(dataDir, checked.id).folder)).toBe(false);
});

it('a unit that is reserved after the preview prevents the load, and is named with its holder', async () => {
  const [held] = (await unitsNow()).filter((unit) => unit.status_id === UnitStatus.available && !unit.is_dublex);
  const [building] = await db.select().from(buildings).where(eq(buildings.id, held!.building_id));
  const plan = `plans/${building!.class_name.toLowerCase()}f${held!.flat_level}.svg`;
  const before = await readFile(built.path(plan), 'utf8');
  const units = await readFile(built.path('units.csv'), 'utf8');
  await built.write(plan, before.replace(new RegExp(`<rect id="unit-${held!.number}"[^>]*>`), ''));
  await built.write('units.csv', units.replace(new RegExp(`^.*,${held!.code},.*\n`, 'm'), ''));
  const checked = await settled((await upload(await zipFolder(built.folder))).json().id);
  expect(checked.preview!.units_removed).toMatchObject([{ code: held!.code }]);
  await db.update(properties).set({ status_id: UnitStatus.reserved }).where(eq(properties.id, held!.id));
  await general.post(`/project/packages/${checked.id}/apply`);
  expect(await settled(checked.id)).toMatchObject({
    state: 'refused',
    report: {
      mistakes: [{ code: 'unit_held_withdrawn', what: expect.stringContaining('by the sales team (Reserved)') }],
    },
  });
  expect((await unitsNow()).find((unit) => unit.id === held!.id)).toMatchObject({
    status_id: UnitStatus.reserved,
    withdrawn: false,
  });
  const again = await settled((await upload(await zipFolder(built.folder))).json().id);
  expect(again).toMatchObject({ state: 'refused', report: { mistakes: [{ code: 'unit_held_withdrawn' }] } });
  await db.update(properties).set({ status_id: UnitStatus.available }).where(eq(properties.id, held!.id));
  await built.write(plan, before);
  await built.write('units.csv', units);
});

it('a package with mistakes is rejected with its list of mistakes, by file and line', async () => {
  await built.change('units.csv', (text) => text.replace('available', 'avilable'));
  const received = await upload(await zipFolder(built.folder));
  const refused = await settled(received.json().id);
  expect(refused).toMatchObject({ state: 'refused', preview: null });
  expect(refused.report!.mistakes).toContainEqual(
    expect.objectContaining({
      file: 'units.csv',
      line: expect.any(Number),
      code: 'status_unknown',
      todo: expect.stringContaining('available'),
    }),
  );
  expect((await general.post(`/project/packages/${refused.id}/apply`)).status).toBe(409);
  await built.change('units.csv', (text) => text.replace('avilable', 'available'));
  expect((await general.post(`/project/packages/${refused.id}`, { _method: 'DELETE' })).body).toEqual({
    response: true,
  });
  expect((await general.get(`/project/packages/${refused.id}`)).status).toBe(404);
});

it('a package of another project is rejected', async () => {
  await built.change('development.json', (text) => text.replace(`"projectId": ${projectId}`, '"projectId": 8'));
  const refused = await settled((await upload(await zipFolder(built.folder))).json().id);
  expect(refused.report!.mistakes).toContainEqual(
    expect.objectContaining({ code: 'project_other', file: 'development.json' }),
  );
  await built.change('development.json', (text) => text.replace('"projectId": 8', `"projectId": ${projectId}`));
});

it('a preview made stale by another import cannot be loaded', async () => {
  const checked = await settled((await upload(await zipFolder(built.folder))).json().id);
  expect(checked.state).toBe('checked');
  await db.update(projects).set({ package_version: 'another' });
  expect((await general.post(`/project/packages/${checked.id}/apply`)).status).toBe(409);
});

it('a file that is not an archive, or is not sent as one, is rejected', async () => {
  const refused = await settled((await upload(Buffer.from('no archive'))).json().id);
  expect(refused).toMatchObject({
    state: 'refused',
    report: { mistakes: [{ code: 'archive_unreadable', file: 'güneş.zip' }] },
  });
  expect((await upload('{}', 'x.zip', 'application/json')).statusCode).toBe(415);
  expect((await upload('x', 'x.zip', 'text/plain')).statusCode).toBe(415);
});

it('an archive that takes long to arrive is not taken for interrupted', async () => {
  const archive = await zipFolder(built.folder);
  const body = new PassThrough();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const answer = upload(body);
  body.write(archive.subarray(0, 1_000));
  const inDatabase = async () => (await db.select().from(packageUploads).orderBy(desc(packageUploads.id)).limit(1))[0]!;
  await expect.poll(async () => (await inDatabase()).state).toBe('checking');
  const { id } = await inDatabase();
  const longAgo = new Date(Date.now() - 600_000);
  await db.update(packageUploads).set({ touched_at: longAgo }).where(eq(packageUploads.id, id));
  vi.advanceTimersByTime(30_000);
  await expect.poll(async () => (await inDatabase()).touched_at > longAgo).toBe(true);
  vi.useRealTimers();
  expect((await general.get(`/project/packages/${id}`)).body).toMatchObject({ state: 'checking', failure: null });
  expect((await general.post(`/project/packages/${id}`, { _method: 'DELETE' })).status).toBe(409);
  expect((await upload(archive)).statusCode).toBe(409);
  body.end(archive.subarray(1_000));
  expect((await answer).statusCode).toBe(200);
  expect(await settled(id)).toMatchObject({ state: 'checked', failure: null });
});

const receiving = eq(packageUploads.state, 'checking');

/**
 * Begins to send an archive whose upload is then taken for interrupted. `end` sends the rest and returns the status.
 */
async function beginInterrupted() {
  const archive = await zipFolder(built.folder);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const body = new PassThrough();
  const answer = upload(body);
  body.write(archive.subarray(0, 1_000));
  await expect.poll(() => db.$count(packageUploads, receiving)).toBe(1);
  const failed = { state: 'failed', failure: 'interrupted' } as const;
  const [row] = await db.update(packageUploads).set(failed).where(receiving).returning();
  const end = async () => {
    vi.useRealTimers();
    body.end(archive.subarray(1_000));
    return (await answer).statusCode;
  };
  return { row: row!, end };
}

it('an archive that was taken for interrupted, as by a clock set ahead, continues to arrive', async () => {
  const { row, end } = await beginInterrupted();
  vi.advanceTimersByTime(30_000);
  await expect.poll(() => db.$count(packageUploads, receiving)).toBe(1);
  expect(await end()).toBe(200);
  expect(await settled(row.id)).toMatchObject({ state: 'checked', failure: null });
});

it('an archive that was taken for interrupted is refused if another has begun to arrive', async () => {
  const { row, end } = await beginInterrupted();
  const { id: _id, ...other } = row;
  await db.insert(packageUploads).values({ ...other, state: 'checking', failure: null });
  vi.advanceTimersByTime(30_000);
  expect(await end()).toBe(409);
  await db.delete(packageUploads).where(receiving);
});

it('an archive is refused if its upload was given up before all of it arrived', async () => {
  const body = new PassThrough();
  const answer = upload(body);
  body.write('PK');
  const checking = and(eq(packageUploads.state, 'checking'), eq(packageUploads.bytes, 0));
  await expect.poll(() => db.$count(packageUploads, checking)).toBe(1);
  const [given] = await db
    .update(packageUploads)
    .set({ state: 'failed', failure: 'interrupted' })
    .where(checking)
    .returning({ id: packageUploads.id });
  body.end('x');
  expect((await answer).statusCode).toBe(409);
  expect((await general.get(`/project/packages/${given!.id}`)).status).toBe(404);
  await expect(access(join(dataDir, 'uploads', String(given!.id)))).rejects.toThrow('ENOENT');
});

it('a package that begins to load while it is discarded is not, and keeps its files', async () => {
  const [upload] = await db
    .insert(packageUploads)
    .values({ ...stored, state: 'checked' })
    .returning();
  const { id } = upload!;
  const { folder } = filesOf(dataDir, id);
  await mkdir(folder, { recursive: true });
  const setState = (tx: Queryable, state: 'loading' | 'checked') =>
    tx.update(packageUploads).set({ state }).where(eq(packageUploads.id, id));
  const discard = () => general.post(`/project/packages/${id}`, { _method: 'DELETE' });
  const begin = async (tx: Transaction) => {
    await lockProject(tx);
    await setState(tx, 'loading');
  };
  expect((await duringTransaction(pool, begin, discard)).status).toBe(409);
  await access(folder);
  await setState(db, 'checked');
  expect((await discard()).body).toEqual({ response: true });
  await expect(access(folder)).rejects.toThrow('ENOENT');
});

it('interrupted work is reported as such, and does not block the next upload', async () => {
  const [stuck] = await db
    .insert(packageUploads)
    .values({ ...stored, state: 'checking', touched_at: new Date(Date.now() - 600_000) })
    .returning({ id: packageUploads.id });
  expect((await general.get(`/project/packages/${stuck!.id}`)).body).toMatchObject({
    state: 'failed',
    failure: 'interrupted',
  });
  await db
    .update(packageUploads)
    .set({ state: 'loading', touched_at: new Date() })
    .where(eq(packageUploads.id, stuck!.id));
  expect((await upload(await zipFolder(built.folder))).statusCode).toBe(409);
  await db.delete(packageUploads).where(eq(packageUploads.id, stuck!.id));
});

// Only Linux has a file that is always full.
it.skipIf(process.platform !== 'linux')('work that a full disk stops has failed for now, and says so', async () => {
  const [row] = await db
    .insert(packageUploads)
    .values({ ...stored, state: 'checking' })
    .returning({ id: packageUploads.id });
  const work = createBackgroundWork(db, () => undefined);
  work.begin(row!.id, async () => {
    await writeFile('/dev/full', 'x');
    return { state: 'checked' };
  });
  expect(await settled(row!.id)).toMatchObject({ state: 'failed', failure: 'unavailable' });
});
