import { eventCalls } from '#contract/calls/events.ts';
import { unitViewFor } from '#domain/people/visitor-access.ts';
import type { CallHandler, Registry } from '#server/calls/registry.ts';
import type { CatalogueStore } from '#server/catalogue/catalogue-store.ts';
import { projectProperty } from '#server/catalogue/present-property.ts';
import { findChanges, type ChangedUnit } from '#server/live/find-changes.ts';
import type { SalesDependencies } from '#server/dependencies.ts';
import { isLoggedIn } from '#server/sessions/actor.ts';

/** Above this, loading the whole catalogue is cheaper, since it is cached and compressed. */
const maxChanges = 300;

/** The units that changed since a version, as the caller may see them. */
export function listChanges({ db, catalogue }: SalesDependencies): CallHandler<typeof eventCalls.listChanges> {
  return async ({ query: { since }, actor }) => {
    const changes = await findChanges(db, since ?? null);
    const as_of = new Date().toISOString();
    // A version in the future is from before the database was restored from a backup.
    if (since !== undefined && since > changes.version)
      return { version: changes.version, reset: true, as_of, properties: [], gone: [] };
    const { units, settings } = await catalogueWith(catalogue, changes.units);
    if (changes.units.length > maxChanges)
      return { version: changes.version, reset: true, as_of, properties: [], gone: [] };
    const view = unitViewFor(isLoggedIn(actor), settings?.visitorAccess ?? 'home');
    return {
      version: changes.version,
      reset: false,
      as_of,
      properties: changes.units.flatMap(({ id }) => units.get(id) ?? []).map((unit) => projectProperty(unit, view)),
      gone: changes.units.filter((unit) => unit.withdrawn).map((unit) => unit.id),
    };
  };
}

/** The catalogue, at least as new as these changes. */
async function catalogueWith(store: CatalogueStore, changes: readonly ChangedUnit[]) {
  const catalogue = await store.current();
  const isNew = ({ id, version, withdrawn }: ChangedUnit) =>
    withdrawn
      ? !catalogue.units.has(id) && (catalogue.withdrawn.get(id)?.version ?? version) >= version
      : (catalogue.units.get(id)?.version ?? 0) >= version;
  if (changes.every(isNew)) return catalogue;
  store.invalidate();
  return store.current();
}

/** Registers the call by which browsers catch up. */
export function registerChanges({ register }: Registry, dependencies: SalesDependencies): void {
  register(eventCalls.listChanges, listChanges(dependencies));
}
