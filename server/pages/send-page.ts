import type { FastifyReply, FastifyRequest } from 'fastify';
import { languages, offeredLanguage, type Language } from '#domain/texts/language.ts';
import type { Catalogue } from '#server/catalogue/build-catalogue.ts';
import { isDatabaseUnavailable } from '#server/database/database-unavailable.ts';
import {
  createReadyBody,
  prepareForm,
  sendReady,
  transportOf,
  shareAnswer,
  type ReadyAnswer,
} from '#server/http/ready-answer.ts';
import { pageHeaders, type AddedSources } from '#server/http/security-headers.ts';
import { acceptedLanguage } from '#server/http/request-language.ts';
import { isLoggedIn, visitorActor, presentSession, type RequestActor } from '#server/sessions/actor.ts';
import { isAbsentPage, likelyPage } from './absent-pages.ts';
import { describePage } from './describe-page.ts';
import { pagePath, pagePattern, showsRotator } from './known-pages.ts';
import { mapSources } from './map-sources.ts';
import { legalPageAt } from './write-legal.ts';
import { sourcesOfLook } from './write-head.ts';
import { writePage } from './write-page.ts';

/** The sources of pages. `readShell` returns index.html, or undefined if the web application has not been built. */
type PageDependencies = {
  readShell(path: string): Promise<string | undefined>;
  catalogue(): Promise<Catalogue>;
  findActor(request: FastifyRequest): Promise<RequestActor>;
  /** The base of links in the head of a page: the public address. */
  linkBase(): URL;
};

/**
 * Answers the address of a page with the shell: 200 for the product's pages, 404 for all others and for units and the
 * like that do not exist, which show the error page.
 */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** How many pages of visitors are cached: each unit has its own head. */
const maxCached = 200;

/** Creates the handler of pages. */
export function createPages(dependencies: PageDependencies): SendPage {
  const cache = new Map<string, ReadyAnswer>();
  return async (request, reply) => {
    const [asked = '', query] = request.url.split('?', 2);
    const meant = likelyPage(asked);
    if (meant !== undefined) return reply.redirect(query ? `${meant}?${query}` : meant, 302);
    const shell = await dependencies.readShell(asked);
    if (shell === undefined)
      return reply
        .code(503)
        .header('retry-after', '10')
        .type('text/plain; charset=utf-8')
        .send('The pages have not been built yet.');
    const [catalogue, actor] = await Promise.all([dependencies.catalogue(), findViewer(dependencies, request)]);
    const offered = catalogue.settings?.languages ?? languages;
    const named = namedLanguage(offered, query);
    const language = named ?? pageLanguage(request, offered);
    const path = pagePath(asked);
    const isFound = path !== undefined && !isAbsentPage(path, catalogue, actor.user !== null);
    const about = describePage(path ?? asked, catalogue, language, isFound);
    const hasRotator = showsRotator(path);
    const legal = legalPageAt(path ?? asked, catalogue.legalPages, language);
    const isPersonal = isLoggedIn(actor) || actor.sessionHash !== null;
    const write = () =>
      createReadyBody(
        writePage(shell, {
          path: asked,
          language,
          settings: catalogue.settings,
          session: presentSession(actor),
          tour: hasRotator ? catalogue.tour : undefined,
          legal,
          about,
          isLanguageNamed: named !== undefined,
          base: dependencies.linkBase(),
        }),
        {
          type: 'text/html; charset=utf-8',
          cacheControl: isPersonal ? 'no-store' : 'private, no-cache',
          security: pageHeaders(sourcesOf(catalogue)),
        },
      );
    const page = isPersonal
      ? write()
      : getOrWrite(
          cache,
          `${isFound} ${pagePattern(asked)} ${language} ${named} ${legal?.version} ${catalogue.version} ${shell.length} ${JSON.stringify(about)}`,
          // Caches may read an address as that of another page, such as `/x/..`, and keep its answer for that.
          () => (isFound ? shareAnswer(write()) : write()),
        );
    await prepareForm(page, request.raw);
    reply.hijack();
    sendReady(page, request.raw, reply.raw, { status: isFound ? 200 : 404, more: transportOf(reply) });
    return reply;
  };
}

/**
 * The actor of a page. While the database is unavailable, it is a visitor, who sees the buildings; reloading the page
 * later shows the rest.
 */
async function findViewer({ findActor }: PageDependencies, request: FastifyRequest): Promise<RequestActor> {
  return findActor(request).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) return visitorActor;
    throw error;
  });
}

/**
 * What a page may load besides the files of this site: its own style element, its map, and the pages it frames. A map
 * that needs any style element at all replaces the hash of ours, which would otherwise void that permission.
 */
function sourcesOf({ settings, frameHosts }: Catalogue): AddedSources {
  return {
    'style-src': sourcesOfLook(settings),
    ...mapSources(settings?.map),
    'frame-src': frameHosts.map((host) => `https://${host}`),
  };
}

/** Caches pages of visitors without a session, which are the same for all of them, until the catalogue changes. */
function getOrWrite(cache: Map<string, ReadyAnswer>, key: string, write: () => ReadyAnswer): ReadyAnswer {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  if (cache.size >= maxCached) cache.clear();
  const page = write();
  cache.set(key, page);
  return page;
}

/** The offered language that an address names (`?lang=tr`). */
function namedLanguage(offered: readonly Language[], query = ''): Language | undefined {
  const name = new URLSearchParams(query).get('lang');
  return offered.find((language) => language === name);
}

/** The language chosen on an earlier visit if it is offered, then the browser's, otherwise the development's first. */
function pageLanguage({ cookies, headers }: FastifyRequest, offered: readonly Language[]): Language {
  const chosen = offered.find((language) => language === cookies.language);
  return offeredLanguage(chosen ?? acceptedLanguage(headers['accept-language'], offered), offered);
}
