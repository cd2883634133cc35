import { createWriteStream } from 'node:fs';
import { finished, Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ProblemError } from '#server/http/problem.ts';
import { archiveLimit } from '#server/http/read-bodies.ts';

/**
 * Writes an archive to a path as it arrives, and returns its size in bytes. If it cannot be written, the body is left
 * as it is: destroying it would close the connection, and a browser that is still sending would not get the answer.
 */
export async function writeArchive(body: Readable, path: string, signal: AbortSignal): Promise<number> {
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > archiveLimit ? new ProblemError('too_large') : null, chunk);
    },
  });
  finished(body, (error) => void (error && count.destroy(error)));
  await pipeline(body.pipe(count), createWriteStream(path), { signal });
  return bytes;
}
