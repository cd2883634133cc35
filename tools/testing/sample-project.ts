import type { Queryable } from '#server/database/connection.ts';
import { firstRow } from '#server/database/first-row.ts';
import * as tables from '#server/database/schema.ts';
import { settingsSchema, type Settings } from '#contract/settings.ts';
import { unitStatuses } from '#domain/units/statuses.ts';
import { required } from '../required.ts';

/** The settings and number of units of a sample project. Units are numbered by floor, from 101 on level 1. */
export type SampleProject = { settings: Partial<Settings>; units: number };

/** The id of every sample project. */
export const sampleProjectId = 7;

/** The building of every sample project. */
export const sampleBuilding = {
  code: 'A',
  class_name: 'A',
  name_en: 'A',
  name_tr: 'A',
  number: 1,
  zone_id: 1,
  is_villa: false,
  instance_name: 'buildingA',
};

/** The ids of a sample project. `unitIds` are in the order of lists. */
export type SampleIds = { projectId: number; buildingId: number; unitIds: number[] };

/**
 * Writes a small project directly into an empty database, for server tests that need no package: one building of class
 * A with an outline and a plan, twenty units per floor, and the seven statuses in turn.
 */
export async function saveSampleProject(
  tx: Queryable,
  { settings = {}, units = 14 }: Partial<SampleProject> = {},
): Promise<SampleIds> {
  const project_id = sampleProjectId;
  const full = settingsSchema.parse({
    projectName: 'Sample',
    projectId: project_id,
    botSalesRep: { email: 'bot@sample.example' },
    // The demo accounts share a common password.
    refuseCommonPasswords: false,
    ...settings,
  });
  await tx.insert(tables.projects).values({
    id: project_id,
    settings: full,
    texts: { en: { motto: 'High </script> up' }, tr: {} },
    package_version: '1',
  });
  const { room, type, building } = await saveLists(tx, project_id);
  const rows = Array.from({ length: units }, (_, index) =>
    unitRow(index, { building_id: building, room_type_id: room, apartment_type_id: type }),
  );
  const saved: number[] = [];
  for (let from = 0; from < rows.length; from += 1000) {
    const made = await tx
      .insert(tables.properties)
      .values(rows.slice(from, from + 1000))
      .returning({ id: tables.properties.id });
    saved.push(...made.map((row) => row.id));
  }
  await tx.insert(tables.floorOutlines).values({ project_id, class_name: 'a', level: 1, points: '0,0 10,0 10,10' });
  const plans = await tx
    .insert(tables.plans)
    .values({
      project_id,
      class_name: 'a',
      level: 1,
      is_dublex: false,
      code: 'af1',
      background: 'property_floorplan/af1',
    })
    .returning();
  if (saved[0])
    await tx.insert(tables.planPolygons).values({
      plan_id: firstRow(plans).id,
      property_id: saved[0],
      points: ['1,1 2,1 2,2'],
      label_x: 1.5,
      label_y: 1.5,
    });
  return { projectId: project_id, buildingId: building, unitIds: saved };
}

async function saveLists(tx: Queryable, project_id: number) {
  const rooms = await tx
    .insert(tables.roomTypes)
    .values({ project_id, name: '1+1', label_en: 'One bedroom', label_tr: 'Bir yatak odalı', folder: 'one' })
    .returning();
  const buildingTypes = await tx
    .insert(tables.buildingTypes)
    .values({ project_id, name: 'block', title_en: 'Block', title_tr: 'Blok' })
    .returning();
  const apartmentTypes = await tx
    .insert(tables.apartmentTypes)
    .values({ project_id, name: 'A', title_en: 'A', title_tr: 'A', images: ['types/a.webp'] })
    .returning();
  await tx.insert(tables.leadSources).values({ project_id, name: 'Web' });
  await tx
    .insert(tables.galleries)
    .values({ project_id, slug: 'pool', name_en: 'Pool', name_tr: 'Havuz', type: 'image', images: ['pool.webp'] });
  const buildings = await tx
    .insert(tables.buildings)
    .values({
      ...sampleBuilding,
      project_id,
      building_type_id: firstRow(buildingTypes).id,
    })
    .returning();
  return { room: firstRow(rooms).id, type: firstRow(apartmentTypes).id, building: firstRow(buildings).id };
}

function unitRow(
  index: number,
  ids: { building_id: number; room_type_id: number; apartment_type_id: number },
): typeof tables.properties.$inferInsert {
  const flat_level = 1 + Math.floor(index / 20);
  const number = String(flat_level * 100 + (index % 20) + 1);
  const status_id = required(unitStatuses[index % unitStatuses.length], 'a status').id;
  const price = 10_000_000 + index * 100_000;
  return {
    ...ids,
    number,
    code: `A-${number}`,
    flat_level,
    is_dublex: false,
    status_id,
    imported_status_id: status_id,
    price,
    imported_price: price,
    furniture_price: 500_000,
    gross_area: 84.5,
    net_area: 70,
    terrace_area: index % 2 === 0 ? 8 : 0,
    garden_area: 0,
    bathrooms: 1,
    tags: ['sea-view'],
  };
}
