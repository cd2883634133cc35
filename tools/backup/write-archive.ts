import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Encrypter } from 'age-encryption';
import { pack as createPack, type Pack } from 'tar-stream';
import { manifestHashName, manifestName, type Manifest } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { encrypt } from './keys.ts';

/** Adds entries to an archive. */
export type ArchiveWriter = {
  add(name: string, content: Buffer): Promise<void>;
  /** Adds a file of a known size. Throws if its content has another size. */
  addFile(name: string, size: number, content: AsyncIterable<Buffer>): Promise<void>;
};

/** The size of an archive in bytes, and its SHA-256. */
type WrittenArchive = { bytes: number; sha256: string };

/**
 * Writes an archive: what `fill` adds, then the manifest, with the number of rows that `fill` returns for each table.
 * The file gets its final name only once it is complete, on disk, and has been read back. If anything fails, nothing is
 * left.
 */
export async function writeArchive(
  path: string,
  encrypter: Encrypter | null,
  fill: (archive: ArchiveWriter) => Promise<Manifest['rows']>,
): Promise<WrittenArchive> {
  const partial = `${path}.partial`;
  try {
    const written = await writeTo(partial, encrypter, fill);
    await checkReadBack(partial, written);
    await rename(partial, path);
    await syncFolder(dirname(path));
    return written;
  } catch (error) {
    await rm(partial, { force: true });
    // Errors of writes lack the path.
    if (error instanceof Error && 'syscall' in error && !('path' in error)) Object.assign(error, { path });
    throw error;
  }
}

async function writeTo(
  path: string,
  encrypter: Encrypter | null,
  fill: (archive: ArchiveWriter) => Promise<Manifest['rows']>,
): Promise<WrittenArchive> {
  const file = await open(path, 'wx', 0o600);
  const pack = createPack();
  const state = { bytes: 0, hash: createHash('sha256') };
  const stop = new AbortController();
  const stored = (async () => {
    const stream = await encrypt(Readable.from(pack, { objectMode: false }), encrypter);
    await pipeline(stream, count(state), file.createWriteStream({ flush: true }), { signal: stop.signal });
  })();
  // The first failure ends the other side: a full disk stops `fill`, and a lost database stops the file.
  stored.catch((error: unknown) => pack.destroy(error instanceof Error ? error : new Error(String(error))));
  try {
    await fillPack(pack, fill);
  } catch (error) {
    stop.abort();
    const failure = await stored.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    throw failure !== undefined && !isAbort(failure) ? failure : error;
  }
  await stored;
  return { bytes: state.bytes, sha256: state.hash.digest('hex') };
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

async function fillPack(pack: Pack, fill: (archive: ArchiveWriter) => Promise<Manifest['rows']>): Promise<void> {
  const entries: Manifest['entries'] = [];
  const addStream = async (name: string, size: number, content: AsyncIterable<Buffer>) => {
    const state = { bytes: 0, hash: createHash('sha256') };
    const entry = pack.entry({ name, size, mode: 0o600, mtime: new Date() });
    await pipeline(content, count(state), entry);
    if (state.bytes !== size) throw new BackupError(`${name} changed while it was read. Try again.`);
    entries.push({ name, size, sha256: state.hash.digest('hex') });
  };
  const add = (name: string, content: Buffer) => addStream(name, content.length, Readable.from([content]));
  const rows = await fill({ add, addFile: addStream });
  const manifest: Manifest = { entries: [...entries], rows };
  const text = Buffer.from(JSON.stringify(manifest));
  await add(manifestName, text);
  await add(manifestHashName, Buffer.from(createHash('sha256').update(text).digest('hex')));
  pack.finalize();
}

/** Passes bytes through, and records their number and hash. */
function count(state: { bytes: number; hash: Hash }) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      state.bytes += chunk.length;
      state.hash.update(chunk);
      yield chunk;
    }
  };
}

async function checkReadBack(path: string, { bytes, sha256 }: WrittenArchive): Promise<void> {
  const state = { bytes: 0, hash: createHash('sha256') };
  for await (const _ of count(state)(createReadStream(path)));
  if (state.bytes !== bytes || state.hash.digest('hex') !== sha256)
    throw new BackupError(
      `What was written to ${path} reads back differently: the disk or the network drive is faulty.`,
    );
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders.
  const folder = await open(path).catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
