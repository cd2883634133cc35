import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built web: names under `assets/` contain a hash of their content and are cached for ever; `.br` and `.gz`
 * files beside them are sent to browsers that accept them. Returns a function for index.html, which is read once.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<() => Promise<string | undefined>> {
  const shell = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (shell !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (response, path) =>
        void response.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, no-cache',
        ),
    });
  }
  return async () => shell;
}
