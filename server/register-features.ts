import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppOptions } from './app-options.ts';
import type { Registry } from './calls/registry.ts';
import type { CatalogueStore } from './catalogue/catalogue-store.ts';
import { registerApprovals } from './features/approvals/register-approvals.ts';
import { registerAudit } from './features/audit/register-audit.ts';
import { registerClients } from './features/clients/register-clients.ts';
import { registerDevelopment } from './features/development/register-development.ts';
import { createBackgroundWork } from './features/development/background-work.ts';
import { startRemovingLeftFiles } from './features/development/left-files.ts';
import { noPackageImporter } from './features/development/package-importer.ts';
import { registerBrochure } from './features/brochure/register-brochure.ts';
import { registerFavourites } from './features/favourites/register-favourites.ts';
import { registerInformationSheet } from './features/information-sheet/register-information-sheet.ts';
import { chooseProvider } from './features/directions/choose-provider.ts';
import { registerDirections } from './features/directions/register-directions.ts';
import { registerLeads } from './features/leads/register-leads.ts';
import { registerMail } from './features/mail/register-mail.ts';
import { registerMap } from './features/map/register-map.ts';
import { registerFigures } from './features/figures/register-figures.ts';
import { registerOwnPage } from './features/own-page/register-own-page.ts';
import { registerPresentations } from './features/presentations/register-presentations.ts';
import { createListReader, scanLists } from './features/prices/list-reader.ts';
import { registerPrices } from './features/prices/register-prices.ts';
import { registerProject } from './features/project/register-project.ts';
import { registerProperties } from './features/properties/register-properties.ts';
import { registerPropertyActions } from './features/property-actions/register-property-actions.ts';
import { registerPropertyShare } from './features/property-share/share-properties.ts';
import { registerPropertyViews } from './features/property-views/register-property-views.ts';
import { registerCompanyLogin } from './features/users/register-company-login.ts';
import { registerUsers } from './features/users/register-users.ts';
import { registerViewings } from './features/viewings/register-viewings.ts';
import { createOutageLog } from './http/outage-log.ts';
import type { Scanner } from './files/scanner.ts';
import { createMapStore, type FindMap } from './map/stored-map.ts';
import type { MediaStore } from './media/media-store.ts';
import type { Dependencies, SalesDependencies } from './dependencies.ts';
import type { RequestActor } from './sessions/actor.ts';
import type { DocumentDependencies } from './typeset/document-dependencies.ts';
import { createDocuments } from './typeset/make-document.ts';

/** Registers the calls of administrators about the project itself. */
export function registerAdministration(
  app: FastifyInstance,
  registry: Registry,
  dependencies: SalesDependencies & { scanner: Scanner | undefined },
  { dataDir, mediaBucket, packageImporter = noPackageImporter }: AppOptions,
): void {
  const report = createOutageLog((line, message) => app.log.warn(line, message));
  const backgroundWork = createBackgroundWork(dependencies.db, (error) => report(error, 'work on a package failed'));
  const stopRemoving = startRemovingLeftFiles(dependencies.db, dataDir, (error) =>
    report(error, 'files of packages could not be removed'),
  );
  app.addHook('preClose', () => backgroundWork.stop());
  app.addHook('onClose', async () => stopRemoving());
  registerProject(registry, dependencies);
  registerDevelopment(registry, { ...dependencies, dataDir, mediaBucket, backgroundWork, packageImporter });
  registerAudit(registry, dependencies);
  registerMail(registry, dependencies);
}

/** Registers the calls about users, clients and their logins. */
export function registerPeople(app: FastifyInstance, registry: Registry, dependencies: Dependencies): void {
  registerUsers(registry, dependencies);
  registerCompanyLogin(app, registry, dependencies);
  registerClients(registry, dependencies);
  registerLeads(registry, dependencies);
  registerApprovals(registry, dependencies);
}

/** Registers everything that happens during a presentation, and the figures and prices of sales. */
export function registerSales(
  app: FastifyInstance,
  registry: Registry,
  dependencies: SalesDependencies,
  scanner: Scanner | undefined,
): void {
  const reader = createListReader((detail) => app.log.warn({ detail }, 'a price list was given up'));
  const lists = scanner === undefined ? reader : scanLists(reader, scanner);
  app.addHook('onClose', async () => lists.close());
  registerProperties(registry, dependencies);
  registerPresentations(registry, dependencies);
  registerFavourites(registry, dependencies);
  registerPropertyViews(registry, dependencies);
  registerPropertyActions(registry, dependencies);
  registerPropertyShare(registry, dependencies);
  registerViewings(registry, dependencies);
  registerOwnPage(registry, dependencies);
  registerPrices(registry, { ...dependencies, lists });
  registerFigures(registry, dependencies);
}

type SharedDocumentDependencies = Pick<DocumentDependencies, 'db' | 'catalogue' | 'linkBase' | 'media'> & {
  findMap: FindMap;
  findCachedActor: (request: FastifyRequest) => Promise<RequestActor>;
};

/** Registers the calls that return a PDF. */
export function registerDocuments(
  app: FastifyInstance,
  registry: Registry,
  { today = () => new Date() }: AppOptions,
  { findMap, findCachedActor, ...shared }: SharedDocumentDependencies,
): void {
  const documents = createDocuments(shared.media);
  app.addHook('onClose', async () => documents.close());
  const dependencies = { ...shared, documents, today };
  registerInformationSheet(registry, dependencies);
  registerBrochure(app, dependencies, findMap, findCachedActor);
}

/** Registers the map and the directions to places. Returns the function that finds the map, for documents. */
export function registerLocation(
  app: FastifyInstance,
  registry: Registry,
  { dataDir, media, directions = {} }: AppOptions & { media: MediaStore },
  store: CatalogueStore,
): FindMap {
  const maps = createMapStore(media, (error) => app.log.warn({ err: error }, 'the tiles of the map cannot be served'));
  app.addHook('onClose', maps.close);
  registerMap(app, registry, store, maps.find);
  registerDirections(registry, store, chooseProvider(directions, maps.find, dataDir));
  return maps.find;
}
