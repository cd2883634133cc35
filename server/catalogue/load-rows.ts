import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/database/connection.ts';
import * as tables from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { isUnsettled } from '#server/units/sales-data.ts';
import { readState } from './read-state.ts';

/** All rows of the catalogue, from one snapshot. */
export type CatalogueRows = Awaited<ReturnType<typeof loadRows>>;

/** Reads the project that was imported last, in one snapshot. Without a project every list is empty. */
export async function loadRows(db: Database) {
  return inTransaction(
    db,
    async (tx) => {
      const state = await readState(tx);
      const [project] = await tx
        .select()
        .from(tables.projects)
        .orderBy(desc(tables.projects.imported_at), asc(tables.projects.id))
        .limit(1);
      const id = project?.id ?? 0;
      return {
        state,
        project,
        ...(await loadLists(tx, id)),
        ...(await loadPlaces(tx, id)),
        ...(await loadUnits(tx, id)),
        ...(await loadMedia(tx, id)),
      };
    },
    { isolation: 'snapshot' },
  );
}

async function loadLists(tx: Queryable, project: number) {
  const { roomTypes, buildingTypes, apartmentTypes, tags, leadSources, galleries, panoramas, legalVersions } = tables;
  return {
    legalPages: await tx
      .select()
      .from(legalVersions)
      .where(and(eq(legalVersions.project_id, project), isNull(legalVersions.withdrawn_at)))
      .orderBy(asc(legalVersions.page), asc(legalVersions.language)),
    roomTypes: await tx
      .select()
      .from(roomTypes)
      .where(eq(roomTypes.project_id, project))
      .orderBy(asc(roomTypes.position), asc(roomTypes.id)),
    buildingTypes: await tx
      .select()
      .from(buildingTypes)
      .where(eq(buildingTypes.project_id, project))
      .orderBy(asc(buildingTypes.position), asc(buildingTypes.id)),
    apartmentTypes: await tx
      .select()
      .from(apartmentTypes)
      .where(eq(apartmentTypes.project_id, project))
      .orderBy(asc(apartmentTypes.position), asc(apartmentTypes.id)),
    tags: await tx.select().from(tags).where(eq(tags.project_id, project)).orderBy(asc(tags.position), asc(tags.id)),
    leadSources: await tx
      .select()
      .from(leadSources)
      .where(eq(leadSources.project_id, project))
      .orderBy(asc(leadSources.position), asc(leadSources.id)),
    panoramas: await tx
      .select()
      .from(panoramas)
      .where(eq(panoramas.project_id, project))
      .orderBy(asc(panoramas.position), asc(panoramas.slug)),
    galleries: await tx
      .select()
      .from(galleries)
      .where(eq(galleries.project_id, project))
      .orderBy(asc(galleries.position), asc(galleries.id)),
  };
}

async function loadPlaces(tx: Queryable, project: number) {
  const { buildings, floorOutlines, places, plans } = tables;
  return {
    places: await tx.select().from(places).where(eq(places.project_id, project)).orderBy(asc(places.id)),
    buildings: await tx
      .select()
      .from(buildings)
      .where(eq(buildings.project_id, project))
      .orderBy(asc(buildings.position), asc(buildings.id)),
    floorOutlines: await tx
      .select()
      .from(floorOutlines)
      .where(eq(floorOutlines.project_id, project))
      .orderBy(asc(floorOutlines.level)),
    plans: await tx
      .select()
      .from(plans)
      .where(eq(plans.project_id, project))
      .orderBy(asc(plans.level), asc(plans.is_dublex), asc(plans.code)),
  };
}

async function loadUnits(tx: Queryable, project: number) {
  const { buildings, planPolygons, plans, properties } = tables;
  const units = await tx
    .select()
    .from(properties)
    .innerJoin(buildings, eq(buildings.id, properties.building_id))
    .where(sql`${buildings.project_id} = ${project} and (not ${properties.withdrawn} or ${isUnsettled})`);
  const polygons = await tx
    .select()
    .from(planPolygons)
    .innerJoin(plans, eq(plans.id, planPolygons.plan_id))
    .where(eq(plans.project_id, project));
  const goneUnits = await tx
    .select({ id: properties.id, changed_in: properties.changed_in })
    .from(properties)
    .where(eq(properties.withdrawn, true));
  return {
    units: units.map((row) => row.properties).filter((unit) => !unit.withdrawn),
    withdrawnUnits: units.map((row) => row.properties).filter((unit) => unit.withdrawn),
    polygons: polygons.map((row) => row.plan_polygons),
    goneUnits,
    viewCounts: await readViewCounts(tx),
  };
}

/** How often each unit was viewed, by its id; units that never were are left out. */
export async function readViewCounts(tx: Queryable): Promise<Map<number, number>> {
  const { propertyViews } = tables;
  const views = await tx
    .select({ property_id: propertyViews.property_id, count: sql<number>`sum(${propertyViews.view_count})::float8` })
    .from(propertyViews)
    .groupBy(propertyViews.property_id);
  return new Map(views.map((row) => [row.property_id, row.count]));
}

async function loadMedia(tx: Queryable, project: number) {
  const { documents, pictures, tours } = tables;
  const [tour] = await tx.select().from(tours).where(eq(tours.project_id, project));
  return {
    pictures: await tx.select().from(pictures).where(eq(pictures.project_id, project)).orderBy(asc(pictures.name)),
    documents: await tx.select().from(documents).where(eq(documents.project_id, project)).orderBy(asc(documents.name)),
    tour: tour?.tour,
  };
}
