import type { FastifyInstance } from 'fastify';
import { iconBase, writeManifest } from '#server/brand/write-manifest.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import { ProblemError } from '#server/http/problem.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { writeRobots, writeSitemap } from './sitemap.ts';

const revalidated = 'public, no-cache';

/** Serves the files that describe the site as a whole: manifest, icon, `robots.txt` and the sitemap. */
export function serveSiteFiles(
  app: FastifyInstance,
  findCatalogue: () => Promise<Catalogue>,
  linkBase: () => URL,
): void {
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply
      .headers({ 'cache-control': revalidated, vary: 'Accept-Language' })
      .type('application/manifest+json; charset=utf-8')
      .send(writeManifest((await findCatalogue()).settings, requestLanguage(request))),
  );
  // Browsers request it where no page names an icon, such as for a PDF.
  app.get('/favicon.ico', async (_request, reply) => {
    const { settings } = await findCatalogue();
    return reply
      .header('cache-control', revalidated)
      .redirect(settings ? `${iconBase(settings.brand)}-96.png` : '/icons/icon-96.png', 302);
  });
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', revalidated)
      .type('text/plain; charset=utf-8')
      .send(writeRobots(await findCatalogue(), linkBase())),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const sitemap = writeSitemap(await findCatalogue(), linkBase());
    if (sitemap === undefined) throw new ProblemError('not_found');
    return reply.header('cache-control', revalidated).type('application/xml; charset=utf-8').send(sitemap);
  });
}
