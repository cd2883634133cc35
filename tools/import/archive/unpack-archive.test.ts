import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeZip, type ZipEntry } from '#tools/testing/write-zip.ts';
import { Report } from '../mistakes/report.ts';
import { unpackArchive } from './unpack-archive.ts';

const root = await mkdtemp(join(tmpdir(), 'loggia-archive-'));
afterAll(() => rm(root, { recursive: true, force: true }));
let serial = 0;

async function unpack(content: readonly ZipEntry[] | Buffer) {
  const place = join(root, String(++serial));
  const archive = `${place}.zip`;
  await writeFile(archive, Buffer.isBuffer(content) ? content : writeZip(content));
  const report = new Report();
  const isUnpacked = await unpackArchive(archive, join(place, 'package'), 'package.zip', report);
  const files = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
  return {
    isUnpacked,
    codes: report.mistakes.map(({ code }) => code),
    stated: report.mistakes.map(({ file }) => file),
    reasons: report.mistakes.map(({ what }) => what),
    warnings: report.warnings.map(({ code, what, todo }) => [code, `${what}. ${todo}`]),
    folder: join(place, 'package'),
    files: files.filter((file) => file.isFile()).length,
  };
}

const settings: ZipEntry = { name: 'development.json', data: '{}' };

it('unpacks with or without an enclosing folder, and skips system files', async () => {
  const { isUnpacked, folder, files } = await unpack([
    { name: 'Asteria/development.json', data: '{"a":1}', isPacked: true },
    { name: 'Asteria/pictures/λ.webp', data: 'x' },
    { name: '__MACOSX/Asteria/._development.json', data: 'x' },
    { name: 'Asteria/.DS_Store', data: 'x' },
    { name: 'Asteria/', data: '', mode: 0o040755 },
  ]);
  expect([isUnpacked, files]).toEqual([true, 2]);
  expect(await readFile(join(folder, 'development.json'), 'utf8')).toBe('{"a":1}');
  expect(await readFile(join(folder, 'pictures', 'λ.webp'), 'utf8')).toBe('x');
});

it('unpacks with several enclosing folders, but leaves what lies beside them to the check', async () => {
  const nested = { name: 'Final/Asteria/development.json', data: '{"a":1}' };
  const { folder } = await unpack([nested, { name: 'Final/Asteria/units.csv', data: 'x' }]);
  expect(await readFile(join(folder, 'development.json'), 'utf8')).toBe('{"a":1}');
  const beside = await unpack([nested, { name: 'Final/Offer.pdf', data: 'x' }]);
  expect(await readFile(join(beside.folder, nested.name), 'utf8')).toBe('{"a":1}');
});

it.each([
  ['Turkish, in code page 857', 'g\x81ne\x9f', 'güneƒ', ['archive_names']],
  ['Russian, in code page 866', '\xa2\xa8\xa4', 'ó¿ñ', ['archive_names']],
  ['Greek, in code page 737', '\x9f\x9d\xab\xa6\xaa', 'ƒ¥½ª¬', ['archive_names']],
  ['German, in code page 850', 'S\x81d\x84nsicht', 'Südänsicht', []],
])('warns of names that are %s, unless they are read as they were written', async (_, bytes, read, codes) => {
  const nameBytes = Buffer.from(`pictures/${bytes}.webp`, 'latin1');
  const entries = [settings, { name: '', nameBytes, data: 'x', isUnmarked: true }];
  const { isUnpacked, warnings, folder } = await unpack(entries);
  expect(isUnpacked).toBe(true);
  expect(await readdir(join(folder, 'pictures'))).toEqual([`${read}.webp`]);
  const said = expect.stringMatching(`\\(1\\).*${read}\\.webp.*7-Zip`);
  expect(warnings).toEqual(codes.map((code) => [code, said]));
});

it('reads names in UTF-8 that are not marked as such, and checks them like others', async () => {
  const name = 'pictures/güneş/λ.webp';
  const { isUnpacked, folder } = await unpack([settings, { name, data: 'x', isUnmarked: true }]);
  expect(isUnpacked).toBe(true);
  expect(await readFile(join(folder, name), 'utf8')).toBe('x');
  expect((await unpack([settings, { name, data: 'x', isUnmarked: true }])).warnings).toEqual([]);
  const evil = await unpack([settings, { name: '../ışık', data: 'x', isUnmarked: true }]);
  expect([evil.isUnpacked, evil.codes, evil.files]).toEqual([false, ['archive_outside'], 0]);
});

describe('rejects the whole archive with a reason, and writes nothing', () => {
  it.each<[string, string, ZipEntry[]]>([
    ['a name that climbs out', 'archive_outside', [{ name: '../../evil.txt', data: 'x' }]],
    ['a name that climbs out with backslashes', 'archive_outside', [{ name: 'pictures\\..\\..\\evil.txt', data: 'x' }]],
    ['an absolute name', 'archive_outside', [{ name: '/etc/cron.d/evil', data: 'x' }]],
    ['a drive', 'archive_outside', [{ name: 'C:/evil.txt', data: 'x' }]],
    ['a link', 'archive_link', [{ name: 'pictures', data: '/etc', mode: 0o120777 }]],
    ['a device', 'archive_link', [{ name: 'zero', data: '', mode: 0o020666 }]],
    ['an encrypted file', 'archive_encrypted', [{ name: 'units.csv', data: 'x', isEncrypted: true, isPacked: true }]],
    [
      'one name twice, in other letters',
      'file_twice',
      [
        { name: 'Units.csv', data: 'x' },
        { name: 'units.csv', data: 'y' },
      ],
    ],
    ['a bomb', 'archive_trap', [{ name: 'pictures/bomb.webp', data: Buffer.alloc(64 * 1024 ** 2), isPacked: true }]],
    [
      'sizes beyond the limit',
      'archive_too_large',
      Array.from({ length: 9 }, (_, index) => ({
        name: `b${index}`,
        data: 'x',
        isPacked: true,
        claimedSize: 900 * 1024 ** 2,
      })),
    ],
  ])('%s', async (_name, code, entries) => {
    const { isUnpacked, codes, files } = await unpack([settings, ...entries]);
    expect([isUnpacked, files]).toEqual([false, 0]);
    expect(codes).toContain(code);
  });

  it.each<[string, string, ZipEntry[]]>([
    ['a name longer than a disk takes', 'a name is longer than 255 bytes: шшш', [{ name: 'ш'.repeat(128), data: 'x' }]],
    [
      'folders deeper than a disk takes',
      'a path is longer than 2048 bytes: a/a',
      [
        { name: 'a/'.repeat(2_000), data: '' },
        { name: `${'a/'.repeat(2_000)}b`, data: 'x' },
      ],
    ],
    [
      'a file named like a folder',
      'a file has the name of a folder: plans',
      [
        { name: 'plans/a.svg', data: 'x' },
        { name: 'plans', data: 'x' },
      ],
    ],
  ])('%s', async (_name, reason, entries) => {
    const { isUnpacked, codes, files, reasons } = await unpack([settings, ...entries]);
    expect([isUnpacked, codes, files]).toEqual([false, ['archive_unreadable'], 0]);
    expect(reasons[0]).toContain(reason);
  });

  it('a name with a sign that cannot be stored, which is not in the report either', async () => {
    const { codes, stated } = await unpack([settings, { name: 'plans/a\0b.svg', data: 'x' }]);
    expect([codes, stated]).toEqual([['archive_outside'], ['plans/a·b.svg']]);
  });

  it.each([10_000_000n, 2n ** 62n, 2n ** 64n - 1n])(
    'a directory of ZIP64 at byte %i, behind its end',
    async (offset) => {
      const archive = writeZip([settings]);
      const locator = Buffer.alloc(20);
      locator.writeUInt32LE(0x07064b50, 0);
      locator.writeBigUInt64LE(offset, 8);
      const end = archive.subarray(-22);
      end.fill(0xff, 8, 20);
      expect(await unpack(Buffer.concat([archive.subarray(0, -22), locator, end]))).toMatchObject({
        isUnpacked: false,
        reasons: ['The archive cannot be read: the file ends too early'],
      });
    },
  );

  it('a file that is not an archive', async () => {
    expect(await unpack(Buffer.from('this is no archive'))).toMatchObject({
      isUnpacked: false,
      codes: ['archive_unreadable'],
    });
  });
});

it('unpacks an empty archive into an empty folder, which the check then names', async () => {
  const { isUnpacked, folder } = await unpack([]);
  expect([isUnpacked, await readdir(folder)]).toEqual([true, []]);
});

it('stops when a file is larger than the archive declares', async () => {
  const { isUnpacked, codes } = await unpack([
    settings,
    { name: 'pictures/liar.webp', data: Buffer.alloc(300_000), isPacked: true, claimedSize: 1_000 },
  ]);
  expect([isUnpacked, codes]).toEqual([false, ['archive_unreadable']]);
});
