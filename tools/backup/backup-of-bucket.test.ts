import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openBucket } from '#server/media/bucket.ts';
import { hashFiles } from '#tools/testing/compare-databases.ts';
import { backUpPlace, ownPlaces, restoreInto } from '#tools/testing/backup-places.ts';
import { ownS3Server } from '#tools/testing/s3-server.ts';
import { makeBackup } from './make-backup.ts';

const { root, newPlace, installation, newFolder } = await ownPlaces();
const s3 = await ownS3Server();

it('backups move media from a folder into a bucket, and back', async () => {
  const first = await installation();
  const second = await newPlace();
  const third = await newPlace();
  const { path } = await backUpPlace(first, newFolder());
  await restoreInto(second, path, { bucket: s3.options, move: true });
  const files = await hashFiles(join(first.dataDir, 'media'));
  delete files['d1/new.avif.77.partial'];
  expect([...(await openBucket(s3.options).list()).keys()].toSorted()).toEqual(Object.keys(files).toSorted());
  expect(await readdir(second.dataDir)).toEqual([]);
  const again = await makeBackup({
    url: second.url,
    mediaFolder: await mkdtemp(join(root, 'copies-')),
    bucket: s3.options,
    folder: newFolder(),
    encryption: null,
    retention: { keep: undefined, keepDays: undefined },
    version: '0.1.0',
  });
  expect(again).toMatchObject({ files: Object.keys(files).length, missing: [] });
  await restoreInto(third, again.path, { move: true });
  expect(await hashFiles(join(third.dataDir, 'media'))).toEqual(files);
});
