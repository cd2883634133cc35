import type { FastifyReply, FastifyRequest } from 'fastify';
import { languages, type Language } from '#contract/form.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import { isDatabaseAway } from '#server/database/database-away.ts';
import { createReadyBody, prepareForm, sendReady, type ReadyAnswer } from '#server/http/ready-answer.ts';
import { pageHeaders, type AddedSources } from '#server/http/security-headers.ts';
import { acceptedLanguage } from '#server/http/request-language.ts';
import { isLoggedIn, nobody, presentSession, type Actor } from '#server/sessions/actor.ts';
import { isKnownPage, showsRotator } from './known-pages.ts';
import { mapSources } from './map-sources.ts';
import { writePage } from './write-page.ts';

/** What pages are made of. `readShell` gives index.html, or undefined where the web has not been built. */
export type PageDependencies = {
  readShell(path: string): Promise<string | undefined>;
  catalogue(): Promise<Catalogue>;
  findActor(request: FastifyRequest): Promise<Actor>;
};

/**
 * Answers a page address with the shell: 200 for the product's pages, 404 for all others, which show the error page.
 */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Gives the way to answer pages. */
export function createPages(parts: PageDependencies): SendPage {
  const kept = new Map<string, ReadyAnswer>();
  return async (request, reply) => {
    const path = request.url.split('?')[0]!;
    const shell = await parts.readShell(path);
    if (shell === undefined)
      return reply
        .code(503)
        .header('retry-after', '10')
        .type('text/plain; charset=utf-8')
        .send('The pages have not been built yet.');
    const [catalogue, actor] = await Promise.all([parts.catalogue(), findViewer(parts, request)]);
    const [language, hasRotator] = [pageLanguage(request), showsRotator(path)];
    const isOfOne = isLoggedIn(actor) || actor.sessionHash !== null;
    const write = () =>
      createReadyBody(
        writePage(shell, {
          language,
          settings: catalogue.settings,
          session: presentSession(actor),
          tour: hasRotator ? catalogue.tour : undefined,
        }),
        'text/html; charset=utf-8',
        isOfOne ? 'no-store' : 'private, no-cache',
        pageHeaders(sourcesOf(catalogue)),
      );
    const page = isOfOne
      ? write()
      : remember(kept, `${language} ${hasRotator} ${catalogue.version} ${shell.length}`, write);
    await prepareForm(page, request.raw);
    const transport = reply.getHeader('strict-transport-security');
    if (transport !== undefined) reply.raw.setHeader('strict-transport-security', transport);
    reply.hijack();
    sendReady(page, request.raw, reply.raw, isKnownPage(path) ? 200 : 404);
    return reply;
  };
}

/**
 * Who the page is made for. Where nobody can say it, the page is a visitor's: the building shows, and a later reload
 * brings the rest.
 */
async function findViewer({ findActor }: PageDependencies, request: FastifyRequest): Promise<Actor> {
  return findActor(request).catch((error: unknown) => {
    if (isDatabaseAway(error)) return nobody;
    throw error;
  });
}

/** Where a page may load from besides here: its map, and the pages it frames. */
function sourcesOf({ settings, frameHosts }: Catalogue): AddedSources {
  return { ...mapSources(settings?.map), 'frame-src': frameHosts.map((host) => `https://${host}`) };
}

/** The page of somebody who is not logged in is the same for all: it is kept until the catalogue changes. */
function remember(kept: Map<string, ReadyAnswer>, key: string, write: () => ReadyAnswer): ReadyAnswer {
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= 8) kept.clear();
  const page = write();
  kept.set(key, page);
  return page;
}

/** The language that was chosen on an earlier visit, else the browser's. */
function pageLanguage(request: FastifyRequest): Language {
  const chosen = request.cookies.language;
  return (
    languages.find((language) => language === chosen) ?? acceptedLanguage(request.headers['accept-language']) ?? 'en'
  );
}
