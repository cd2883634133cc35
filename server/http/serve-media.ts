import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Catalogue, StoredFile } from '#server/catalogue/build-catalogue.ts';
import { pathExists } from '#server/files/path-exists.ts';
import { isMediaPath, type MediaStore } from '#server/media/media-store.ts';
import { ProblemError } from './problem.ts';
import { readLongSuffix } from './read-long-suffix.ts';
import { documentPolicy, inertPolicy } from './security-headers.ts';
import { sendStoredFile } from './send-stored-file.ts';
import { sendBundle } from './send-bundle.ts';
import { createSharePictures } from './share-picture.ts';
import { createWebpFallback } from './webp-fallback.ts';

/** How long browsers cache media, in milliseconds. */
const year = 31_536_000_000;

/**
 * Serves the package's files. `/media/{id}/…` is addressed by content and cached for ever; the addresses of the
 * specification and `/uploads/…` are names that are looked up in the catalogue, and are revalidated. A WebP is made
 * from its AVIF when it is first requested, and so is the picture of a shared link (`share-1920.jpg`).
 */
export async function serveMedia(
  app: FastifyInstance,
  media: MediaStore,
  findCatalogue: () => Promise<Catalogue>,
): Promise<void> {
  const webp = createWebpFallback();
  app.addHook('onClose', async () => webp.close());
  /** Makes a file available in the folder. A WebP may come with the package; otherwise its AVIF is needed. */
  const ensure = async (path: string) => {
    await media.ensure(path);
    if (!path.endsWith('.webp') || (await pathExists(join(media.folder, path)))) return;
    await media.ensure(path.replace(/\.webp$/, '.avif'));
    await webp.ensure(join(media.folder, path));
  };
  await serveByContent(app, media, ensure);
  serveSharePictures(app, media);
  app.get<{ Params: { id: string; name: string } }>('/media/:id(^\\w+)/:name(^\\w+).frames', async ({ url }, reply) => {
    const { bundledFiles } = await findCatalogue();
    return sendBundle(reply, media, bundledFiles.get(url));
  });
  serveByName(app, findCatalogue, async (reply, file) => {
    if (file !== undefined) await ensure(`${file.media_id}/${file.file}`);
    return sendStoredFile(reply, media, file);
  });
}

async function serveByContent(
  app: FastifyInstance,
  media: MediaStore,
  ensure: (path: string) => Promise<void>,
): Promise<void> {
  const root = media.folder;
  // Made available before the file is looked for.
  app.addHook('preHandler', async (request) => {
    const { routeOptions, params } = request;
    if (routeOptions.url !== '/media/*') return;
    const path = (params as { '*': string })['*'];
    if (!isMediaPath(path)) throw new ProblemError('not_found');
    await media.ensure(path);
    await readLongSuffix(request, join(root, path));
  });
  await app.register(fastifyStatic, {
    root,
    prefix: '/media/',
    index: false,
    dotfiles: 'ignore',
    maxAge: year,
    immutable: true,
    decorateReply: true,
    setHeaders: (response, path) => void response.header('content-security-policy', inertPolicyFor(path)),
  });
  app.get<{ Params: { id: string; name: string } }>('/media/:id(^\\w+)/:name(^\\w+).webp', async (request, reply) => {
    const name = `${request.params.id}/${request.params.name}.webp`;
    await ensure(name);
    await readLongSuffix(request, join(root, name));
    return reply.sendFile(name, root, { maxAge: year, immutable: true });
  });
}

/** Pictures of shared links, which other sites may load to show them. */
function serveSharePictures(app: FastifyInstance, media: MediaStore): void {
  const root = media.folder;
  const pictures = createSharePictures();
  app.addHook('onClose', async () => pictures.close());
  app.get<{ Params: { id: string; name: string } }>(
    '/media/:id(^[\\w-]+)/share-:name(^\\w+).jpg',
    async (request, reply) => {
      const { id, name } = request.params;
      const file = `${id}/share-${name}.jpg`;
      if (!(await pathExists(join(root, file)))) await media.ensure(`${id}/${name}.avif`);
      await pictures.ensure(join(root, id, `${name}.avif`), join(root, file));
      await readLongSuffix(request, join(root, file));
      return reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .sendFile(file, root, { maxAge: year, immutable: true });
    },
  );
}

function serveByName(
  app: FastifyInstance,
  findCatalogue: () => Promise<Catalogue>,
  send: (reply: FastifyReply, file: StoredFile | undefined) => Promise<FastifyReply>,
): void {
  const sendNamed = async (reply: FastifyReply, name: string) => send(reply, (await findCatalogue()).files.get(name));
  const sendPicture = async (reply: FastifyReply, name: string) =>
    send(reply, asWebp((await findCatalogue()).files.get(name)));
  app.get<{ Params: { class: string } }>('/img/buildings/:class(^.+).webp', (request, reply) =>
    sendPicture(reply, `buildings/${request.params.class}`),
  );
  app.get<{ Params: { code: string } }>('/img/property_floorplan/:code(^.+).webp', (request, reply) =>
    sendPicture(reply, `property_floorplan/${request.params.code}`),
  );
  app.get('/img/placeholder.webp', (_request, reply) => sendPicture(reply, 'placeholder'));
  app.get<{ Params: { '*': string } }>('/uploads/*', (request, reply) => sendNamed(reply, request.params['*']));
  app.get<{ Params: { folder: string; index: string } }>(
    '/img/:folder/b:index(^\\d{1,4}).webp',
    async (request, reply) => {
      const { folder, index } = request.params;
      return send(reply, frameOf(await findCatalogue(), folder, Number(index)));
    },
  );
}

/** A frame of the rotator by its folder and index, as the tour addresses it. */
function frameOf(catalogue: Catalogue, folder: string, index: number): StoredFile | undefined {
  const address = catalogue.tour?.sequences.find((sequence) => sequence.folder === folder)?.landscape.webp[index];
  const [, media_id, file] = /^\/media\/([^/]+)\/(.+)$/.exec(address ?? '') ?? [];
  return media_id && file ? { media_id, file, media_type: 'image/webp' } : undefined;
}

/** The largest WebP of a picture. */
function asWebp(picture: StoredFile | undefined): StoredFile | undefined {
  const width = picture?.widths?.at(-1);
  return picture && width !== undefined ? { ...picture, file: `${width}.webp`, media_type: 'image/webp' } : undefined;
}

/** Drawings of a package may contain scripts: none of them may run. */
function inertPolicyFor(path: string): string {
  return path.endsWith('.pdf') ? documentPolicy : inertPolicy;
}
