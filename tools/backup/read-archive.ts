import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract as createExtract } from 'tar-stream';
import { headerName, parseHeader, parseManifest, readEntryName, type Header, type Manifest } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { decrypt, isEncrypted, type Key } from './keys.ts';

/** An entry while it is read: rows with their table, or a media file. `read` must be called once. */
export type ArchiveEntry =
  | { kind: 'rows'; table: string; read(): Promise<Buffer> }
  | { kind: 'media'; folder: string; file: string; size: number; content: AsyncIterable<Buffer> };

/** Receives the entries of an archive. Every entry must be read to its end. */
type ArchiveReader = { onEntry(entry: ArchiveEntry): Promise<void> };

/** The maximum unpacked size of a part of a table, in bytes: parts have some 4 MB, or a single row. */
const maxPart = 1_100_000_000;
/** The maximum size of the header and of the manifest, in bytes. */
const maxText = 200_000_000;

/**
 * Reads an archive from beginning to end and compares it with its manifest: every entry must be there, once, with the
 * given size and hash. Otherwise throws a `BackupError` that names the file.
 */
export async function readArchive(
  path: string,
  key: Key,
  reader: ArchiveReader,
): Promise<{ header: Header; manifest: Manifest }> {
  const plain = await openArchive(path, key);
  const extract = createExtract();
  plain.on('error', (error) => extract.destroy(error));
  plain.pipe(extract);
  try {
    return await readEntries(path, extract as AsyncIterable<TarEntry>, reader);
  } finally {
    extract.destroy();
    plain.destroy();
  }
}

/** Reads an archive only to verify it. */
export async function verifyArchive(
  path: string,
  key: Key,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<{ header: Header; manifest: Manifest }> {
  return readArchive(path, key, {
    async onEntry(entry) {
      if (entry.kind === 'rows') onBytes((await entry.read()).length);
      else for await (const chunk of entry.content) onBytes(chunk.length);
    },
  });
}

async function openArchive(path: string, key: Key): Promise<Readable> {
  if (await isEncrypted(path)) return decrypt(createReadStream(path), path, key).catch(toDamaged(path));
  const start = createReadStream(path, { end: headerName.length - 1 });
  if ((await buffer(start)).toString('latin1') !== headerName)
    throw new BackupError(`${path} is not a backup of Loggia.`);
  return createReadStream(path);
}

const damaged = (path: string, what: string, cause?: unknown) =>
  new BackupError(`${path} is damaged: ${what}. Use another copy, or another backup.`, { cause });

/** Converts a reading error into a `BackupError`; file system errors are thrown unchanged. */
function toDamaged(path: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof BackupError || !(error instanceof Error) || 'syscall' in error) throw error;
    throw damaged(path, error.message, error);
  };
}

type TarEntry = AsyncIterable<Buffer> & { header: { name: string; size?: number } };

async function readEntries(path: string, extract: AsyncIterable<TarEntry>, { onEntry }: ArchiveReader) {
  const seen: Manifest['entries'] = [];
  const texts = new Map<string, Buffer>();
  const entries = extract[Symbol.asyncIterator]();
  for (;;) {
    const { value: entry, done } = await entries.next().catch(toDamaged(path));
    if (done === true) break;
    const { name, size = 0 } = entry.header;
    const known = readEntryName(name);
    if (known === null) throw damaged(path, `it has an unknown entry, ${JSON.stringify(name)}`);
    const { content, digest } = hashed(path, entry);
    if (known.kind === 'media') await onEntry({ ...known, size, content });
    else if (known.kind === 'rows')
      await onEntry({ ...known, read: async () => unpack(path, await readAll(path, content, maxPart)) });
    else texts.set(known.kind, await readAll(path, content, maxText));
    if (known.kind !== 'manifest' && known.kind !== 'manifest hash') seen.push({ name, size, sha256: digest() });
  }
  const [header, manifest, hash] = ['header', 'manifest', 'manifest hash'].map((kind) => texts.get(kind));
  if (header === undefined || manifest === undefined || hash === undefined) throw damaged(path, 'its end is missing');
  if (createHash('sha256').update(manifest).digest('hex') !== hash.toString())
    throw damaged(path, 'its manifest is not as it was written');
  const stated = readManifest(path, manifest.toString());
  compare(path, stated.entries, seen);
  return { header: readHeader(path, header.toString()), manifest: stated };
}

function compare(path: string, stated: Manifest['entries'], seen: Manifest['entries']): void {
  const wrong = stated.find(({ name, size, sha256 }, index) => {
    const found = seen[index];
    return found?.name !== name || found.size !== size || found.sha256 !== sha256;
  });
  if (wrong !== undefined) throw damaged(path, `${wrong.name} is not as it was written`);
  if (seen.length > stated.length) throw damaged(path, 'it holds more than was written');
}

function readHeader(path: string, text: string): Header {
  try {
    return parseHeader(text);
  } catch (error) {
    const stated = /"loggia_backup":(\d+)/.exec(text)?.[1];
    if (stated !== undefined && stated !== '1')
      throw new BackupError(`${path} has format ${stated}, which a newer version of Loggia writes. Use that version.`);
    throw damaged(path, 'its header cannot be read', error);
  }
}

function readManifest(path: string, text: string): Manifest {
  try {
    return parseManifest(text);
  } catch (error) {
    throw damaged(path, 'its manifest cannot be read', error);
  }
}

/** The content of an entry, and its hash once it has been read to the end. */
function hashed(path: string, entry: TarEntry): { content: AsyncIterable<Buffer>; digest(): string } {
  const hash = createHash('sha256');
  const content = (async function* () {
    const chunks = entry[Symbol.asyncIterator]();
    for (;;) {
      const { value, done } = await chunks.next().catch(toDamaged(path));
      if (done === true) return;
      hash.update(value);
      yield value;
    }
  })();
  return { content, digest: () => hash.digest('hex') };
}

async function readAll(path: string, content: AsyncIterable<Buffer>, max: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > max) throw damaged(path, 'a part of it is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function unpack(path: string, packed: Buffer): Promise<Buffer> {
  return promisify(gunzip)(packed, { maxOutputLength: maxPart }).catch(toDamaged(path));
}
