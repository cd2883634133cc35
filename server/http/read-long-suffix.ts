import { stat } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';

/**
 * Makes a request for the last bytes of a file (`Range: bytes=-500`) one for the whole file, if that has fewer (RFC
 * 9110, 14.1.2): @fastify/send would refuse it. Nothing changes without the file.
 */
export async function readLongSuffix({ headers }: FastifyRequest, path: string): Promise<void> {
  const suffix = /^\s*bytes=\s*-(\d+)\s*$/i.exec(headers.range ?? '')?.[1];
  if (suffix === undefined) return;
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > 0 && Number(suffix) > size) headers.range = 'bytes=0-';
}
