import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { PackageUpload } from '#contract/entities/package-upload.ts';
import { rateLimits } from '#server/database/schema.ts';
import { ownClamdServer, virus } from '#tools/testing/clamd-server.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';

const clamd = await ownClamdServer();
const checked: string[] = [];
const { app, as, dataDir, database } = await ownStaffedApp({
  clamd: clamd.address,
  packageImporter: {
    check: async ({ name }) => {
      checked.push(name);
      return { mistakes: [], warnings: [], development: null };
    },
    load: () => Promise.reject(new Error('Nothing is loaded here')),
  },
});
const general = await as('general');
const cookie = [...general.cookies].map(([key, value]) => `${key}=${value}`).join('; ');

beforeEach(async () => {
  Object.assign(clamd, { received: [], says: undefined });
  checked.length = 0;
  await database.db.delete(rateLimits);
});

async function upload(archive: string): Promise<PackageUpload> {
  const received = await app.inject({
    method: 'POST',
    url: '/api/project/packages',
    headers: { cookie, 'content-type': 'application/zip', 'x-file-name': 'towers.zip' },
    payload: archive,
  });
  const look = async () => (await general.get(`/project/packages/${received.json().id}`)).body as PackageUpload;
  await expect.poll(async () => (await look()).state).not.toBe('checking');
  return look();
}

const list = (content: string) => {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="list.csv"\r\n\r\n';
  return app.inject({
    method: 'POST',
    url: '/api/properties/priceList/check',
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${head}${content}\r\n--x--\r\n`,
  });
};
const harmless = 'building,number,price\r\n';

it('a package is scanned before it is unpacked; an infected one is refused with the name of what was found', async () => {
  await upload('a harmless archive');
  expect([clamd.received.map(String), checked]).toEqual([['a harmless archive'], ['towers.zip']]);
  const refused = await upload(`an archive with ${virus.content}`);
  expect(refused).toMatchObject({ state: 'refused', report: { mistake_count: 1 }, preview: null });
  expect(refused.report?.mistakes).toEqual([
    {
      code: 'infected',
      file: 'towers.zip',
      line: null,
      what: 'A virus scanner found Planted.Virus-1 in this file',
      todo: 'Do not open it. Check the computer that it comes from, and make the file anew',
    },
  ]);
  expect(checked).toHaveLength(1);
  await expect(access(join(dataDir, 'uploads', String(refused.id)))).rejects.toThrow('ENOENT');
});

it('a package that cannot be scanned is not read, and may be sent again', async () => {
  await clamd.stop();
  const failed = await upload('a harmless archive');
  expect(failed).toMatchObject({ state: 'failed', failure: 'scanner_away' });
  expect(checked).toEqual([]);
  await expect(access(join(dataDir, 'uploads', String(failed.id)))).rejects.toThrow('ENOENT');
  await clamd.start();
  expect((await upload('a harmless archive')).failure).toBeNull();
  expect(checked).toHaveLength(1);
});

it('a price list is scanned before it is read, when it is checked and when it is applied', async () => {
  expect((await list(harmless)).json().mistakes).not.toContainEqual(expect.objectContaining({ code: 'infected' }));
  expect(clamd.received.map(String)).toEqual([harmless]);
  expect((await list(virus.content)).json().mistakes).toEqual([
    {
      line: 1,
      code: 'infected',
      what: 'A virus scanner found Planted.Virus-1 in this file',
      todo: 'Do not open it. Check the computer that it comes from, and make the file anew',
    },
  ]);
  const head =
    '--x\r\nContent-Disposition: form-data; name="seen"\r\n\r\nx\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="list.csv"\r\n\r\n';
  const applied = await app.inject({
    method: 'POST',
    url: '/api/properties/priceList/apply',
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${head}${virus.content}\r\n--x--\r\n`,
  });
  expect(applied.json().code).toBe('list_has_mistakes');
});

it('a price list that cannot be scanned is refused for now', async () => {
  await clamd.stop();
  const answer = await list(harmless);
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'scanner_away', '10']);
  await clamd.start();
  expect((await list(harmless)).statusCode).toBe(200);
});
