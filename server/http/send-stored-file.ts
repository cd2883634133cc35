import type { FastifyReply } from 'fastify';
import type { StoredFile } from '#server/catalogue/build-catalogue.ts';
import { ProblemError } from './problem.ts';

/** What a browser may show in place; everything else is downloaded. */
const shown = /^(image\/(avif|webp|png|jpeg|svg\+xml)|application\/pdf|video\/(mp4|webm))$/;

/**
 * Sends a file of the package under a name that is not its content's: it is asked for anew each time. `not_found`
 * without one.
 */
export function sendStoredFile(reply: FastifyReply, root: string, file: StoredFile | undefined): FastifyReply {
  if (file === undefined) throw new ProblemError('not_found');
  if (!shown.test(file.media_type)) reply.header('content-disposition', 'attachment');
  return reply.sendFile(`${file.media_id}/${file.file}`, root, { maxAge: 0, immutable: false, cacheControl: true });
}
