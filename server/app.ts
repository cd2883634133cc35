import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Registry as Metrics } from 'prom-client';
import { calls } from '#contract/calls/index.ts';
import type { AppOptions } from './app-options.ts';
import { createRegistry, methodNotAllowed, type Registry } from './calls/registry.ts';
import { createCatalogueStore, type CatalogueStore } from './catalogue/catalogue-store.ts';
import type { CompanyProvider } from './company/company-provider.ts';
import { createScanner } from './files/scanner.ts';
import { createFailedLogins } from './http/failed-logins.ts';
import { createHeldCalls } from './database/held-calls.ts';
import { createReadiness, type Readiness } from './database/readiness.ts';
import { registerCatalogue } from './features/catalogue/register-catalogue.ts';
import { registerChanges } from './features/events/list-changes.ts';
import { registerEventStream } from './features/events/open-events.ts';
import { registerLegal } from './features/legal/register-legal.ts';
import { registerSessions } from './features/sessions/register-sessions.ts';
import { checkOrigin } from './http/check-origin.ts';
import { closeConnections } from './http/close-connections.ts';
import { createDraining, type Draining } from './http/draining.ts';
import { createFastServer, type FastReads, type FindReady } from './http/fast-reads.ts';
import { handleErrors, refuseWhileClosing } from './http/handle-errors.ts';
import { observe } from './http/observe.ts';
import { ProblemError, sendProblem } from './http/problem.ts';
import { bodyLimit, readBodies } from './http/read-bodies.ts';
import { headersByPath } from './http/security-headers.ts';
import { serveMedia } from './http/serve-media.ts';
import { serveWeb } from './http/serve-web.ts';
import { createOutageLog, type ReportOutage } from './http/outage-log.ts';
import { shedLoad } from './http/load-shedding.ts';
import { takeLiterally } from './http/undecodable-address.ts';
import { startCleanup } from './cleanup.ts';
import { startEndingIdle } from './jobs/end-idle.ts';
import { startLive, type Live } from './live/live.ts';
import { registerDevMailbox } from './mail/dev-mailbox.ts';
import { startMail } from './mail/start-mail.ts';
import { openMedia } from './media/media-store.ts';
import { createBreachedPasswords } from './people/breached-passwords.ts';
import { findReadyAnswer } from './find-ready-answer.ts';
import { linkBaseOf } from './link-base.ts';
import { serveOpenapi } from './openapi/serve-openapi.ts';
import { pagePath } from './pages/known-pages.ts';
import { createPages, type SendPage } from './pages/send-page.ts';
import { serveSiteFiles } from './pages/serve-site-files.ts';
import { createSessionCache } from './sessions/session-cache.ts';
import { createSecretBox } from './second-factors/secret-box.ts';
import { detectTls } from './sessions/cookies.ts';
import { sessionTokenOf } from './sessions/session-cookie.ts';
import { findActor } from './sessions/sessions.ts';
import {
  registerAdministration,
  registerDocuments,
  registerLocation,
  registerPeople,
  registerSales,
} from './register-features.ts';

/**
 * The app, with what those who start it need: the catalogue store, which imports notify of changes; the state in which
 * it announces that it is about to close; and its metrics.
 */
export type App = FastifyInstance & { catalogue: CatalogueStore; draining: Draining; metrics: Metrics };

const allCalls = Object.values(calls);

/** How long a change waits for the locks of another one, in milliseconds. */
const defaultLockTimeout = 10_000;

/** Composes the server, but does not listen. The database must have been migrated. */
export async function createApp(options: AppOptions): Promise<App> {
  const core = createCore(options);
  const { app, db, pool, held, report, onFailedLogin, scanner, sessions, store, draining } = core;
  const { publicUrl, lockTimeout = defaultLockTimeout } = options;
  await prepareRequests(core, options);
  const media = openMedia(options.dataDir, options.mediaBucket, (error) =>
    report(error, 'copies of media could not be removed'),
  );
  app.addHook('onClose', async () => media.close());
  const inMemory = { findLive: () => live, findCatalogue: store.ready, readShell: () => readShell('/') };
  const metrics = observe(
    app,
    { ...core, media, dataDir: options.dataDir, ...inMemory },
    options.metricsToken,
    options.worker,
  );

  const findFreshActor = (request: FastifyRequest) => findActor(db, sessionTokenOf(request));
  const registry = createRegistry(app, held, findFreshActor, onFailedLogin);
  const findCachedActor = (request: FastifyRequest) => sessions.get(sessionTokenOf(request));
  const findCurrentActor = (request: FastifyRequest) => sessions.load(sessionTokenOf(request));
  registerCatalogue(registry, store, findCachedActor);
  registerLegal(registry, store, findCachedActor);
  const linkBase = linkBaseOf(app, publicUrl);
  const mail = sendMails(core, options, linkBase);
  const dependencies = {
    db,
    pool,
    publicUrl,
    secretBox: createSecretBox(options.secretsKey),
    linkBase,
    company: await openCompanyProvider(options, report),
    breachedPasswords:
      options.breachedPasswords === undefined ? null : createBreachedPasswords(options.breachedPasswords, report),
    onMail: () => mail?.wake(),
    onSessionChange: sessions.clear,
    onFailedLogin,
  };
  registerSessions(registry, dependencies, findCurrentActor);
  registerPeople(app, registry, dependencies);
  const live = sendLiveEvents(core, options);
  const salesDependencies = { ...dependencies, catalogue: store, live, lockTimeout };
  registerSales(app, registry, salesDependencies, scanner);
  const findMap = registerLocation(app, registry, { ...options, media }, store);
  registerDocuments(app, registry, options, { db, catalogue: store, linkBase, media, findMap, findCachedActor });
  registerAdministration(app, registry, { ...salesDependencies, scanner }, options);
  registerEventStream(app, live, findCurrentActor, publicUrl);
  registerChanges(registry, { catalogue: store, live }, findCachedActor);
  registry.finish(allCalls);

  await serveOpenapi(app, allCalls);
  await serveMedia(app, media, store.forDisplay);
  const shell = await serveWeb(app, options.webFolder, {
    keptFolder: join(options.dataDir, 'builds'),
    hasServiceWorker: options.hasServiceWorker ?? true,
  });
  const readShell = options.readShell ?? shell;
  const sendPage = createPages({ readShell, catalogue: store.forDisplay, findActor: findCurrentActor, linkBase });
  serveSiteFiles(app, store.forDisplay, linkBase);
  handleUnknownRoutes(app, registry, sendPage);
  return Object.assign(app, { catalogue: store, draining, metrics });
}

/** The base on which the rest of an app is built: Fastify, the database, and what is kept in memory of it. */
type Core = ReturnType<typeof createCore>;

function createCore(options: AppOptions) {
  const { pollInterval } = options;
  const { db, pool } = options.connection;
  const fastReads = { sent: 0 };
  const draining = createDraining();
  const app = createFastify(options, (address, headers) => findReady(address, headers), fastReads, draining);
  const report = createOutageLog((line, message) => app.log.warn(line, message));
  const failedLogins = createFailedLogins((line) => app.log.info(line, 'a login failed'));
  const held = createHeldCalls(pool, options.holdCalls ?? 0);
  app.addHook('preClose', async () => held.release());
  const readiness = watchReadiness(app, pool, pollInterval);
  const sessions = createSessionCache(db, readiness);
  const store = createCatalogueStore(
    db,
    readiness,
    (error) => report(error, 'the catalogue could not be read'),
    pollInterval,
  );
  const findReady = findReadyAnswer(options, store, sessions);
  const stopCleanup = startCleanup(db, {
    onError: (error) => report(error, 'cleanup failed'),
    onClockSet: (milliseconds) =>
      app.log.warn({ seconds: Math.round(milliseconds / 1000) }, 'the clock of the database was set'),
  });
  app.addHook('onClose', async () => {
    stopCleanup();
    failedLogins.flush();
    await Promise.all([store.close(), readiness.close()]);
  });
  const scanner = options.clamd && createScanner(options.clamd, report);
  const onFailedLogin = failedLogins.record;
  return { app, db, pool, fastReads, draining, report, onFailedLogin, scanner, held, readiness, sessions, store };
}

/** Adds the hooks that every request passes before its route, and the error handler. */
async function prepareRequests({ app, pool, readiness, store }: Core, options: AppOptions): Promise<void> {
  app.decorate('shownSettings', () => store.lastKnown()?.settings);
  if (options.tracing !== undefined) {
    const { startTracing } = await import('./tracing/start-tracing.ts');
    startTracing(app, pool, options.tracing);
  }
  refuseWhileClosing(app);
  addHeadersAndCheckOrigin(app, options.publicUrl);
  handleErrors(app, readiness.recheck);
  await app.register(cookie);
  detectTls(app, options.publicUrl);
  closeConnections(app);
  await shedLoad(app, options.maxEventLoopDelay);
  await readBodies(app);
}

/** Sends the mails of the outbox, until the app closes. Undefined if none are sent. */
function sendMails({ app, db, report }: Core, { mail: transport, pollInterval }: AppOptions, linkBase: () => URL) {
  if (transport === undefined) return undefined;
  const mail = startMail(db, transport, {
    linkBase,
    pollInterval,
    onError: (error) => report(error, 'a mail could not be sent'),
    onGivenUp: (mail) => app.log.error({ mail }, 'a mail was given up'),
  });
  app.addHook('onClose', () => mail.stop());
  if (mail.isLocal) registerDevMailbox(app, db);
  return mail;
}

/** Notifies open browsers and ends idle presentations, until the app closes. */
function sendLiveEvents({ app, db, pool, report, store }: Core, { pollInterval }: AppOptions): Live {
  const live = startLive({
    db,
    pool,
    catalogue: store,
    onError: (error) => report(error, 'open browsers could not be notified'),
    pollInterval,
  });
  const idle = startEndingIdle(db, {
    onEnd: live.peopleChanged,
    onError: (error) => report(error, 'idle presentations could not be ended'),
    pollInterval,
  });
  app.addHook('preClose', async () => live.endStreams());
  app.addHook('onClose', async () => {
    await Promise.all([live.close(), idle.stop()]);
  });
  return live;
}

/** The company's provider, whose library is only loaded if one is configured. */
async function openCompanyProvider({ company }: AppOptions, report: ReportOutage): Promise<CompanyProvider | null> {
  if (company === undefined) return null;
  const { createCompanyProvider } = await import('./company/company-provider.ts');
  return createCompanyProvider(company, report);
}

/** Watches whether the database accepts writes, and logs when it stops and when it is back. */
function watchReadiness(
  app: FastifyInstance,
  pool: AppOptions['connection']['pool'],
  interval: number | undefined,
): Readiness {
  return createReadiness(pool.options, {
    interval,
    onUnavailable: (error) => app.log.error({ err: error }, 'not ready: the database takes no writes'),
    onAvailable: (seconds) => app.log.warn({ seconds }, 'ready again: the database takes writes'),
  });
}

function createFastify(
  { logger = false, trustProxy = [], publicUrl }: AppOptions,
  find: FindReady,
  fastReads: FastReads,
  draining: Draining,
): FastifyInstance {
  const headersOf = headersByPath(publicUrl);
  return Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    // How long a plugin may take to load, in milliseconds: on a busy machine, slowness is not an error.
    pluginTimeout: 120_000,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    return503OnClosing: false,
    serverFactory: (handle) => createFastServer(handle, { findReady: find, count: fastReads, draining }),
    rewriteUrl: takeLiterally,
    // Without a route there are no hooks, and what has a name of more than `maxParamLength` does not exist.
    frameworkErrors: (_error, request, reply) =>
      void sendProblem(request, reply.headers(headersOf(request.url)), new ProblemError('not_found')),
  });
}

/** Sets the headers that every response carries, and refuses changes requested by other sites, before anything else. */
function addHeadersAndCheckOrigin(app: FastifyInstance, publicUrl: URL | undefined): void {
  const headersOf = headersByPath(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request.url));
    checkOrigin(request, publicUrl);
  });
}

/** Handles addresses without a route: wrong methods, unknown calls, and pages. */
function handleUnknownRoutes(app: FastifyInstance, registry: Registry, sendPage: SendPage): void {
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const isApi = path.startsWith('/api/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const allowed = isApi ? registry.methodsOf(path.slice(4)) : pageMethods(path);
    if (request.method === 'OPTIONS' && allowed.length > 0)
      return reply.code(204).header('allow', methodNotAllowed(allowed).headers.allow).send();
    if (allowed.length > 0 && (isApi || !isRead)) throw methodNotAllowed(allowed);
    if (isRead && !isFileAddress(path)) return sendPage(request, reply);
    throw new ProblemError('not_found');
  });
}

function pageMethods(path: string): string[] {
  return pagePath(path) === undefined ? [] : ['GET'];
}

/** Unknown addresses of data and files are answered with a problem instead of a page. */
function isFileAddress(path: string): boolean {
  return /^\/(api|media|uploads|img|assets)(\/|$)/.test(path);
}
