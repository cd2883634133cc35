import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { backupName, headerName, rowsName, type Header } from './archive-format.ts';
import { createEncrypter, createKey, readKeyLines, type Key, type Encryption } from './keys.ts';
import { verifyArchive } from './read-archive.ts';
import { judgeAt, listOutdated } from './retention.ts';
import { writeArchive } from './write-archive.ts';

const noKey: Key = { identities: [], passphrase: undefined };
const rows = Buffer.from('1\tAda\n2\tEve\n');
const picture = Buffer.alloc(100_000, 'a picture ');
const header: Header = {
  loggia_backup: 1,
  created_at: '2026-11-23T03:15:00.000Z',
  version: '0.1.0',
  postgres: '18.4',
  migrations: [{ name: '0000_first-tables', when: 1 }],
  tables: [{ name: 'clients', columns: ['id', 'first_name'] }],
  sequences: [{ name: 'clients_id_seq', last_value: '2', is_called: true }],
};

let folder!: string;
let plain!: Buffer;
const paths = { plain: '', encrypted: '', key: '', otherKey: '' };
let key!: Key;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loggia-archive-'));
  for (const name of Object.keys(paths) as (keyof typeof paths)[]) paths[name] = join(folder, name);
  const recipient = await createKey(paths.key);
  await createKey(paths.otherKey);
  key = { identities: await readKeyLines(paths.key), passphrase: undefined };
  await write(paths.plain, null);
  await write(paths.encrypted, { recipients: [recipient] });
  plain = await readFile(paths.plain);
});

async function write(path: string, encryption: Encryption) {
  return writeArchive(path, encryption && createEncrypter(encryption), async (archive) => {
    await archive.add(headerName, Buffer.from(JSON.stringify(header)));
    await archive.add(rowsName('clients', 1), await promisify(gzip)(rows));
    await archive.add('media/p1/960.avif', picture);
    return { clients: 2 };
  });
}

/** The message with which reading an archive fails. */
const refusalOf = (path: string, with_: Key): Promise<string> =>
  verifyArchive(path, with_).then(
    () => 'not refused',
    (error: Error) => error.message,
  );

/** Writes a copy of an archive with one byte changed. */
async function withFlip(bytes: Buffer, at: number): Promise<string> {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  const path = join(folder, 'flipped');
  await writeFile(path, copy);
  return path;
}

describe('an archive', () => {
  it('reads back as it was written', async () => {
    for (const [path, with_] of [
      [paths.plain, noKey],
      [paths.encrypted, key],
    ] as const) {
      const read = await verifyArchive(path, with_);
      expect(read.header).toEqual(header);
      expect(read.manifest.rows).toEqual({ clients: 2 });
      expect(read.manifest.entries.map(({ name }) => name)).toEqual([
        headerName,
        rowsName('clients', 1),
        'media/p1/960.avif',
      ]);
    }
    expect((await readFile(paths.encrypted)).includes('a picture')).toBe(false);
  });

  it('is refused if a byte of its content, names, header or manifest was changed', async () => {
    const places = {
      header: plain.indexOf('"version"') + 2,
      rows: plain.indexOf('tables/clients/') + 512 + 20,
      'the name of a picture': plain.indexOf('media/p1'),
      picture: plain.indexOf('a picture') + 50_000,
      manifest: plain.lastIndexOf('"rows"') + 2,
      'the hash of the manifest': plain.lastIndexOf('manifest.sha256') + 512 + 5,
    };
    for (const [what, at] of Object.entries(places))
      expect([what, await refusalOf(await withFlip(plain, at), noKey)]).toEqual([
        what,
        expect.stringMatching(/flipped is damaged: .*Use another copy/),
      ]);
    expect(await refusalOf(await withFlip(plain, 3), noKey)).toMatch(/is not a backup of Loggia/);
  });

  it('is refused if any byte of an encrypted archive was changed', async () => {
    const bytes = await readFile(paths.encrypted);
    for (const at of [30, 150, 300, 70_000, bytes.length - 1])
      expect([at, await refusalOf(await withFlip(bytes, at), key)]).toEqual([
        at,
        expect.stringMatching(/is damaged|does not open/),
      ]);
  });

  it('is refused wherever it was truncated', async () => {
    for (const [bytes, open] of [
      [plain, noKey],
      [await readFile(paths.encrypted), key],
    ] as const)
      for (const length of [600, 1_024, 2_000, 50_000, bytes.length - 3_000]) {
        const path = join(folder, 'cut');
        await writeFile(path, bytes.subarray(0, length));
        expect([length, await refusalOf(path, open)]).toEqual([length, expect.stringMatching(/cut is damaged/)]);
      }
  });

  it('is refused with a message about the missing or wrong key', async () => {
    await expect(verifyArchive(paths.encrypted, noKey)).rejects.toThrow(
      /is encrypted. Name its key with --identity-file/,
    );
    const other = { identities: await readKeyLines(paths.otherKey), passphrase: undefined };
    await expect(verifyArchive(paths.encrypted, other)).rejects.toThrow(/The key does not open .*encrypted/);
    const wrong = { identities: ['AGE-SECRET-KEY-1NONE'], passphrase: undefined };
    await expect(verifyArchive(paths.encrypted, wrong)).rejects.toThrow(/holds something that is no key of age/);
    expect(() => createEncrypter({ recipients: ['ssh-rsa AAAA'] })).toThrow(
      /"ssh-rsa AAAA" is not a public key of age/,
    );
    await expect(createKey(paths.key)).rejects.toThrow(/exists already. Keys are never overwritten/);
  });

  it('opens with its passphrase, and with no other', async () => {
    const path = join(folder, 'by-passphrase');
    await write(path, { passphrase: 'a long passphrase', workFactor: 10 });
    expect((await verifyArchive(path, { identities: [], passphrase: 'a long passphrase' })).header).toEqual(header);
    await expect(verifyArchive(path, { identities: [], passphrase: 'another passphrase' })).rejects.toThrow(
      /The key does not open/,
    );
  });

  it('is distinguished from other files', async () => {
    for (const content of ['', 'hello', 'PK\u0003\u0004 a long text that is no backup at all']) {
      const path = join(folder, 'other');
      await writeFile(path, content);
      await expect(verifyArchive(path, noKey)).rejects.toThrow(/other is not a backup of Loggia/);
    }
  });

  it('leaves nothing behind when writing fails', async () => {
    const before = await readdir(folder);
    const failing = writeArchive(join(folder, 'failing'), null, async (archive) => {
      await archive.add(headerName, Buffer.alloc(1_000_000));
      throw new Error('the database has gone');
    });
    await expect(failing).rejects.toThrow('the database has gone');
    expect(await readdir(folder)).toEqual(before);
  });
});

it('keeps the newest backups and those of some days, and lists no other files as outdated', () => {
  const names = [
    'loggia-20261120T031500Z.tar.age',
    'loggia-20261121T031500Z.tar',
    'loggia-20261122T031500Z.tar.age',
    'loggia-20261123T031500Z.tar.age',
    'loggia-20261123T041500Z.tar.age.partial',
    'erased-people.json',
    'notes.tar',
  ];
  const now = new Date('2026-11-23T12:00:00Z');
  const outdated = (keep?: number, keepDays?: number) =>
    listOutdated(names, { keep, keepDays }, now).map((name) => name.slice(7, 15));
  expect(outdated()).toEqual([]);
  expect(outdated(2)).toEqual(['20261121', '20261120']);
  expect(outdated(undefined, 2)).toEqual(['20261121', '20261120']);
  expect(outdated(1, 3)).toEqual(['20261120']);
  expect(outdated(4, 1)).toEqual([]);
  expect(listOutdated(names, { keep: undefined, keepDays: 1 }, new Date('2027-01-01'))).toHaveLength(3);
});

describe('with a wrong clock', () => {
  const days = Array.from({ length: 30 }, (_, index) => new Date(Date.UTC(2026, 10, 1 + index, 3, 15)));
  const nights = days.map((day) => backupName(day, { isEncrypted: true }));
  /** What a backup at this moment removes. */
  const removedAt = (now: Date, keep?: number, keepDays?: number, before = nights) =>
    listOutdated([...before, backupName(now, { isEncrypted: true })], { keep, keepDays }, now, judgeAt(before, now));

  it('a backup removes no more than it would the next night', () => {
    const nextNight = new Date('2026-12-01T03:15:00Z');
    for (const now of [nextNight, new Date('2028-01-04T03:15:00Z'), new Date('2036-12-01T03:15:00Z')])
      expect(removedAt(now, undefined, 28)).toEqual(nights.slice(0, 2).toReversed());
    expect(removedAt(new Date('2016-12-01T03:15:00Z'), 7, 28)).toEqual([]);
  });

  it('backups from the future take no place of others, and stay', () => {
    const ahead = Array.from({ length: 7 }, (_, index) =>
      backupName(new Date(Date.UTC(2028, 0, 1 + index)), { isEncrypted: true }),
    );
    const now = new Date('2026-12-01T03:15:00Z');
    expect(removedAt(now, 7, undefined, [...nights, ...ahead])).toEqual(nights.slice(0, 24).toReversed());
    expect(removedAt(now, undefined, 28, [...nights, ...ahead])).toEqual(nights.slice(0, 2).toReversed());
  });
});
