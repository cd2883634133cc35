import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { toProblemError } from '#server/http/handle-errors.ts';
import { openBucket } from '#server/media/bucket.ts';
import { openImportFixture } from '#tools/testing/import-fixture.ts';
import { ownS3Server } from '#tools/testing/s3-server.ts';
import { documents, pictures } from '#server/database/schema.ts';
import { packageReader } from '#tools/import/package-reader.ts';
import { importHere } from '#tools/testing/import-here.ts';

const s3 = await ownS3Server();
const { db, mediaFolder, newPackage } = await openImportFixture();

it('writes all media into the bucket, once, and leaves none on disk', async () => {
  const { folder } = await newPackage();
  const load = () => importHere(folder, { database: db, mediaFolder, bucket: s3.options });
  const first = await load();
  expect(first.mistakes).toEqual([]);
  const stored = await openBucket(s3.options).list();
  const shown = await db.select().from(pictures);
  expect(shown.length).toBeGreaterThan(0);
  for (const { media_id, widths } of shown)
    for (const width of widths) expect(stored.get(`${media_id}/${width}.avif`)).toBeGreaterThan(0);
  for (const { media_id, file } of await db.select().from(documents))
    expect(stored.get(`${media_id}/${file}`)).toBeGreaterThan(0);
  expect(await readdir(mediaFolder)).toEqual([]);
  expect((await load()).imported?.media).toEqual({ made: 0, prepared: 0, kept: stored.size });
  await s3.stop();
  await expect(load()).rejects.toThrow('The bucket of media failed');
  const order = { task: 'load', folder, mediaFolder, bucket: s3.options, language: 'en' } as const;
  const failure: unknown = await packageReader(order).catch((error: unknown) => error);
  expect(toProblemError(failure).code).toBe('unavailable');
});
