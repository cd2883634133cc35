import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { StoredFile } from '#server/catalogue/build-catalogue.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { ProblemError } from './problem.ts';
import { readLongSuffix } from './read-long-suffix.ts';

/** Media types that a browser may display; everything else is downloaded. */
const displayable = /^(image\/(avif|webp|png|jpeg|svg\+xml)|application\/pdf|video\/(mp4|webm))$/;

/**
 * Sends a file of the package under a name that does not identify its content: browsers revalidate it each time. Throws
 * `not_found` without a file.
 */
export async function sendStoredFile(
  reply: FastifyReply,
  media: MediaStore,
  file: StoredFile | undefined,
): Promise<FastifyReply> {
  if (file === undefined) throw new ProblemError('not_found');
  if (!displayable.test(file.media_type)) reply.header('content-disposition', 'attachment');
  const path = `${file.media_id}/${file.file}`;
  await media.ensure(path);
  await readLongSuffix(reply.request, join(media.folder, path));
  return reply.sendFile(path, media.folder, { maxAge: 0, immutable: false, cacheControl: true });
}
