import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { keepBuilds } from './keep-builds.ts';

type WebOptions = {
  /** Where the hashed files of the last builds are kept. */
  keptFolder: string;
  /** If false, `/service-worker.js` removes the offline copy from browsers, and itself. */
  hasServiceWorker: boolean;
};

const serviceWorker = 'service-worker.js';
const revalidated = 'public, no-cache';

/**
 * Serves the built web application: names under `assets/` contain a hash of their content and are cached for ever;
 * `.br` and `.gz` files beside them are sent to browsers that accept them. They are served from a copy in `keptFolder`,
 * with those of earlier builds. Returns a function for index.html, which is read once.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  { keptFolder, hasServiceWorker }: WebOptions,
): Promise<() => Promise<string | undefined>> {
  const shell = await readFile(join(folder, 'index.html'), 'utf8').catch((error: unknown) => {
    app.log.warn({ err: error }, 'the pages cannot be read');
    return undefined;
  });
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
        acceptRanges: false,
        setHeaders: (response) => void response.header('cache-control', cacheControl),
      });
    await serve(folder, '/', ['**/index.html', 'assets/**', ...(hasServiceWorker ? [] : [serviceWorker])], revalidated);
    if (!hasServiceWorker)
      app.get(`/${serviceWorker}`, async (_request, reply) =>
        reply.header('cache-control', revalidated).type('text/javascript; charset=utf-8').send(removingWorker),
      );
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

/** A service worker that immediately replaces an installed one, and removes its caches and itself. Pages stay open. */
const removingWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) if (name.startsWith('loggia-')) await caches.delete(name);
  await registration.unregister();
}
`;
