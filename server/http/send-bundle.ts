import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { isMissing } from '#server/files/file-errors.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { ProblemError } from './problem.ts';
import { inertPolicy } from './security-headers.ts';

/** The bytes before each file of a bundle: its length, the highest byte first. */
const lengthBytes = 4;

/**
 * Sends several files of the media folder as one that never changes, each after its length in four bytes. Throws
 * `not_found` without paths, or if one of the files is missing.
 */
export async function sendBundle(
  reply: FastifyReply,
  media: MediaStore,
  paths: readonly string[] | undefined,
): Promise<FastifyReply> {
  if (paths === undefined) throw new ProblemError('not_found');
  await Promise.all(paths.map((path) => media.ensure(path)));
  const files = paths.map((path) => join(media.folder, path));
  const sizes = await Promise.all(files.map(sizeOf));
  return reply
    .headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': sizes.reduce((sum, size) => sum + lengthBytes + size, 0),
      'content-security-policy': inertPolicy,
    })
    .type('application/octet-stream')
    .send(Readable.from(contentsOf(files, sizes)));
}

async function* contentsOf(files: readonly string[], sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (const [index, file] of files.entries()) {
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE(sizes[index] ?? 0);
    yield Buffer.concat([length, await readFile(file)]);
  }
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    throw isMissing(error) ? new ProblemError('not_found') : error;
  }
}
