import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { keepBuilds } from './keep-builds.ts';

/**
 * Serves the built web: names under `assets/` contain a hash of their content and are cached for ever; `.br` and `.gz`
 * files beside them are sent to browsers that accept them. They are served from a copy in `keptFolder`, with those of
 * earlier builds. Returns a function for index.html, which is read once.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  keptFolder: string,
): Promise<() => Promise<string | undefined>> {
  const shell = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (shell !== undefined) {
    const serve = (root: string | string[], prefix: string, ignored: string[], cacheControl: string) =>
      app.register(fastifyStatic, {
        root,
        prefix,
        wildcard: false,
        index: false,
        globIgnore: ['**/*.br', '**/*.gz', ...ignored],
        preCompressed: true,
        decorateReply: false,
        cacheControl: false,
        setHeaders: (response) => void response.header('cache-control', cacheControl),
      });
    await serve(folder, '/', ['**/index.html', 'assets/**'], 'public, no-cache');
    await serve(
      await keepAssets(app, folder, shell, keptFolder),
      '/assets/',
      [],
      'public, max-age=31536000, immutable',
    );
  }
  return async () => shell;
}

/** The folders of hashed files. If they cannot be kept, pages that were opened before an update have to be reloaded. */
async function keepAssets(app: FastifyInstance, folder: string, shell: string, keptFolder: string): Promise<string[]> {
  const assets = join(folder, 'assets');
  return keepBuilds(assets, shell, keptFolder).catch((error: unknown) => {
    app.log.warn(
      { err: error },
      'the files of this build could not be kept for pages that are open at the next update',
    );
    return [assets];
  });
}
