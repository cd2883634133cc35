import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { calls } from '#contract/calls/index.ts';
import { createRegistry, methodNotAllowed, type Registry } from './calls/registry.ts';
import { createCatalogueStore, type CatalogueStore } from './catalogue/catalogue-store.ts';
import type { Connection } from './database/connection.ts';
import { createReadiness, type Readiness } from './database/readiness.ts';
import { readyReads, registerCatalogue } from './features/catalogue/register-catalogue.ts';
import { registerAudit } from './features/audit/register-audit.ts';
import { registerApprovals } from './features/approvals/register-approvals.ts';
import { registerClients } from './features/clients/register-clients.ts';
import { registerDevelopment } from './features/development/register-development.ts';
import { createBackgroundWork } from './features/development/background-work.ts';
import { noPackageImporter, type PackageImporter } from './features/development/package-importer.ts';
import { registerChanges } from './features/events/list-changes.ts';
import { registerEventStream } from './features/events/open-events.ts';
import { registerBrochure } from './features/brochure/register-brochure.ts';
import { registerFavourites } from './features/favourites/register-favourites.ts';
import { registerInformationSheet } from './features/information-sheet/register-information-sheet.ts';
import { registerLeads } from './features/leads/register-leads.ts';
import { chooseProvider, type DirectionsOptions } from './features/directions/choose-provider.ts';
import { registerDirections } from './features/directions/register-directions.ts';
import { registerMap } from './features/map/register-map.ts';
import { registerFigures } from './features/figures/register-figures.ts';
import { registerPresentations } from './features/presentations/register-presentations.ts';
import { createListReader } from './features/prices/list-reader.ts';
import { registerPrices } from './features/prices/register-prices.ts';
import { registerProject } from './features/project/register-project.ts';
import { registerProperties } from './features/properties/register-properties.ts';
import { registerPropertyActions } from './features/property-actions/register-property-actions.ts';
import { registerPropertyShare } from './features/property-share/share-properties.ts';
import { registerPropertyViews } from './features/property-views/register-property-views.ts';
import { registerSessions } from './features/sessions/register-sessions.ts';
import { registerUsers } from './features/users/register-users.ts';
import { checkOrigin } from './http/check-origin.ts';
import { createFastServer, type FastReads, type FindReady } from './http/fast-reads.ts';
import { handleErrors, refuseWhileClosing } from './http/handle-errors.ts';
import { observe } from './http/observe.ts';
import { ProblemError, sendProblem } from './http/problem.ts';
import { bodyLimit, readBodies } from './http/read-bodies.ts';
import { answerHeaders, securityHeaders, transportSecurity } from './http/security-headers.ts';
import { serveMedia } from './http/serve-media.ts';
import { serveWeb } from './http/serve-web.ts';
import { createOutageLog } from './http/trouble-log.ts';
import { shedLoad } from './http/load-shedding.ts';
import { startCleanup } from './cleanup.ts';
import { startEndingIdle } from './jobs/end-idle.ts';
import { startLive } from './live/live.ts';
import { registerDevMailbox } from './mail/dev-mailbox.ts';
import { startMail, type MailOptions } from './mail/start-mail.ts';
import { linkBaseOf } from './link-base.ts';
import { createMapStore } from './map/stored-map.ts';
import { serveOpenapi } from './openapi/serve-openapi.ts';
import { isKnownPage } from './pages/known-pages.ts';
import { createPages, type SendPage } from './pages/send-page.ts';
import type { SalesDependencies } from './dependencies.ts';
import { mayCall, type Actor } from './sessions/actor.ts';
import { createSessionCache, type SessionCache } from './sessions/session-cache.ts';
import { readSessionToken } from './sessions/session-cookie.ts';
import { findActor } from './sessions/sessions.ts';
import type { DocumentDependencies } from './typeset/document-dependencies.ts';
import { createDocuments } from './typeset/make-document.ts';

/**
 * What an app is made of. `webFolder` holds the built web; `readShell` gives index.html where something else builds it.
 */
export type AppOptions = {
  connection: Connection;
  dataDir: string;
  webFolder: string;
  readShell?: (path: string) => Promise<string | undefined>;
  publicUrl?: URL | undefined;
  metricsToken?: string | undefined;
  /** Proxies whose X-Forwarded-For counts: addresses and networks. None: nobody's does. */
  trustProxy?: string[] | undefined;
  /** How mail leaves; without it nothing is sent, and the outbox waits. */
  mail?: MailOptions | undefined;
  /** The day that documents speak of; that of the clock unless told. */
  today?: () => Date;
  /** The operator's routing engine. */
  directions?: DirectionsOptions | undefined;
  /** What reads packages; without it none can be uploaded. */
  workshop?: PackageImporter | undefined;
  logger?: FastifyServerOptions['logger'];
};

/** The app and what others tell it: that the catalogue changed. */
export type App = FastifyInstance & { catalogue: CatalogueStore };

/** Composes the server, apart from listening. The database has been migrated. */
export async function createApp(options: AppOptions): Promise<App> {
  const { connection, publicUrl } = options;
  const { db, pool } = connection;
  const fastReads = { sent: 0 };
  const app = createFastify(options, (address, cookie) => findReady(store, glance, address, cookie), fastReads);
  const report = createOutageLog((line, message) => app.log.warn(line, message));
  const readiness = watchReadiness(app, pool);
  const glance = createSessionCache(db, readiness);
  const store = createCatalogueStore(db, readiness, (error) => report(error, 'the catalogue could not be read'));
  const stopHouse = startCleanup(db, (error) => report(error, 'sweeping failed'));
  app.addHook('onClose', async () => {
    stopHouse();
    await Promise.all([store.close(), readiness.close()]);
  });

  refuseWhileClosing(app);
  guard(app, publicUrl);
  handleErrors(app, readiness.suspect);
  await app.register(cookie);
  await shedLoad(app);
  await readBodies(app);
  observe(app, { pool, readiness, fastReads }, options.metricsToken);

  const registry = createRegistry(app, (request) => findActor(db, readSessionToken(request.headers.cookie)));
  const look = (request: FastifyRequest) => glance.look(readSessionToken(request.headers.cookie));
  const ask = (request: FastifyRequest) => glance.ask(readSessionToken(request.headers.cookie));
  registerCatalogue(registry, store, look);
  registerSessions(registry, { db, publicUrl, onChange: glance.forget }, ask);
  const linkBase = linkBaseOf(app, publicUrl);
  const mail =
    options.mail &&
    startMail(db, options.mail, { linkBase, onError: (error) => report(error, 'a mail could not be sent') });
  if (mail) app.addHook('onClose', () => mail.stop());
  if (mail?.isLocal) registerDevMailbox(app, db);
  const parts = { db, pool, publicUrl, linkBase, onMail: () => mail?.wake(), onChange: glance.forget };
  registerUsers(registry, parts);
  registerClients(registry, parts);
  registerLeads(registry, parts);
  registerApprovals(registry, parts);
  const live = startLive({
    db,
    pool,
    catalogue: store,
    onError: (error) => report(error, 'open browsers could not be told'),
  });
  const idle = startEndingIdle(db, {
    onEnd: live.peopleChanged,
    onError: (error) => report(error, 'idle presentations could not be ended'),
  });
  app.addHook('preClose', async () => live.endStreams());
  app.addHook('onClose', async () => void (await Promise.all([live.close(), idle.stop()])));
  const salesParts = { ...parts, catalogue: store, live };
  registerSales(app, registry, salesParts);
  registerDocuments(app, registry, options, { db, catalogue: store, linkBase }, look);
  registerProjectParts(app, registry, salesParts, options);
  registerEventStream(app, live, ask);
  registerLocation(app, registry, options, store);
  registry.finish(Object.values(calls));

  await serveOpenapi(app, Object.values(calls));
  await serveMedia(app, options.dataDir, store.shown);
  const shell = await serveWeb(app, options.webFolder);
  const sendPage = createPages({ readShell: options.readShell ?? shell, catalogue: store.shown, findActor: ask });
  answerTheRest(app, registry, sendPage);
  return Object.assign(app, { catalogue: store });
}

/** Asks whether the database takes writes, and says when it stops and when it begins again. */
function watchReadiness(app: FastifyInstance, pool: Connection['pool']): Readiness {
  return createReadiness(pool.options, {
    onAway: (error) => app.log.error({ err: error }, 'not ready: the database takes no writes'),
    onReturn: (seconds) => app.log.warn({ seconds }, 'ready again: the database takes writes'),
  });
}

/** Registers what administrators do with the project itself. */
function registerProjectParts(
  app: FastifyInstance,
  registry: Registry,
  parts: SalesDependencies,
  { dataDir, workshop = noPackageImporter }: AppOptions,
): void {
  const report = createOutageLog((line, message) => app.log.warn(line, message));
  const works = createBackgroundWork(parts.db, (error) => report(error, 'work on a package failed'));
  app.addHook('preClose', () => works.stop());
  registerProject(registry, parts);
  registerDevelopment(registry, { ...parts, dataDir, works, workshop });
  registerAudit(registry, parts);
}

/** Registers everything that happens in a presentation. */
function registerSales(app: FastifyInstance, registry: Registry, parts: SalesDependencies): void {
  const lists = createListReader((detail) => app.log.warn({ detail }, 'a price list was given up'));
  app.addHook('onClose', async () => lists.close());
  registerProperties(registry, parts);
  registerPresentations(registry, parts);
  registerFavourites(registry, parts);
  registerPropertyViews(registry, parts);
  registerPropertyActions(registry, parts);
  registerPropertyShare(registry, parts);
  registerChanges(registry, parts);
  registerPrices(registry, { ...parts, lists });
  registerFigures(registry, parts);
}

/** Registers what is answered as PDF. */
function registerDocuments(
  app: FastifyInstance,
  registry: Registry,
  { dataDir, today = () => new Date() }: AppOptions,
  given: Pick<DocumentDependencies, 'db' | 'catalogue' | 'linkBase'>,
  look: (request: FastifyRequest) => Promise<Actor>,
): void {
  const documents = createDocuments(join(dataDir, 'media'));
  app.addHook('onClose', async () => documents.close());
  const parts = { ...given, dataDir, documents, today };
  registerInformationSheet(registry, parts);
  registerBrochure(app, parts, look);
}

/** Registers the map and the ways to places. */
function registerLocation(
  app: FastifyInstance,
  registry: Registry,
  { dataDir, directions = {} }: AppOptions,
  store: CatalogueStore,
): void {
  const maps = createMapStore(join(dataDir, 'media'), (error) =>
    app.log.warn({ err: error }, 'the tiles of the map cannot be served'),
  );
  app.addHook('onClose', maps.close);
  registerMap(app, registry, store, maps.find);
  registerDirections(registry, store, chooseProvider(directions, maps.find, dataDir));
}

function createFastify(
  { logger = false, trustProxy = [] }: AppOptions,
  find: FindReady,
  fastReads: FastReads,
): FastifyInstance {
  return Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    // How long a part may take to be ready, in milliseconds: a machine under load is slow, not broken.
    pluginTimeout: 120_000,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    // As long as a large package may take on a slow line; other bodies have their own limit, headers a minute.
    requestTimeout: 1_800_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    return503OnClosing: false,
    serverFactory: (handle) => createFastServer(handle, find, fastReads),
    frameworkErrors: (_error, request, reply) => void sendProblem(request, reply, new ProblemError('unreadable_body')),
  });
}

/** What every request passes first: headers that every answer carries, and the refusal of other sites. */
function guard(app: FastifyInstance, publicUrl: URL | undefined): void {
  const transport = publicUrl?.protocol === 'https:' ? transportSecurity : {};
  const [ofPages, ofAnswers] = [
    { ...securityHeaders, ...transport },
    { ...answerHeaders, ...transport },
  ];
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(request.url.startsWith('/api/') ? ofAnswers : ofPages);
    checkOrigin(request, publicUrl?.origin);
  });
}

/** Addresses without a route: wrong methods, unknown calls, and pages. */
function answerTheRest(app: FastifyInstance, registry: Registry, sendPage: SendPage): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0]!;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const allowed = path.startsWith('/api/') ? registry.methodsOf(path.slice(4)) : isKnownPage(path) ? ['GET'] : [];
    if (request.method === 'OPTIONS' && allowed.length > 0)
      return reply.code(204).header('allow', methodNotAllowed(allowed).headers.allow).send();
    if (allowed.length > 0 && !isRead) throw methodNotAllowed(allowed);
    if (allowed.length > 0 && path.startsWith('/api/')) throw methodNotAllowed(allowed);
    if (isRead && !isFileAddress(path)) return sendPage(request, reply);
    throw new ProblemError('not_found');
  });
}

/** Addresses of data and files are answered by problems, not by a page. */
function isFileAddress(path: string): boolean {
  return /^\/(api|media|uploads|img|assets)(\/|$)/.test(path);
}

/** The answer of a read without parameters, where catalogue and caller are at hand and the caller may make the call. */
function findReady(store: CatalogueStore, glance: SessionCache, address: string, cookieHeader: string | undefined) {
  const read = address.startsWith('/api/') ? readyReads.get(address.slice(4)) : undefined;
  const catalogue = read && store.ready();
  const actor = catalogue && glance.remembered(readSessionToken(cookieHeader));
  return read && catalogue && actor && mayCall(read.call.who, actor) ? read.select(catalogue, actor) : undefined;
}
