import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { unpackUnits, type PackedUnits } from '#contract/entities/packed-units.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { projects, properties } from '#server/database/schema.ts';
import { createReadiness } from '#server/database/readiness.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { buildCatalogue, type Catalogue } from './build-catalogue.ts';
import { createCatalogueStore } from './catalogue-store.ts';
import { loadRows } from './load-rows.ts';

const { db, pool } = await ownDatabase();
const { unitIds } = await saveSampleProject(db, { units: 200 });
const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = unitIds;
const ignore = () => undefined;
const readiness = createReadiness(pool.options, { onUnavailable: ignore, onAvailable: ignore });
const store = createCatalogueStore(db, readiness, ignore, 3_600_000);
afterAll(() => Promise.all([store.close(), readiness.close()]));

/** The answers of a catalogue. */
function answersOf({ unitLists, lists, values, units, withdrawn, gone, changedIn }: Catalogue) {
  return {
    lists: [unitLists.full, unitLists.withoutPrice, unitLists.home].map(({ body, tag }) => [String(body), tag]),
    packed: Object.values(unitLists.packed).map(({ body }) => unpackUnits(JSON.parse(String(body)) as PackedUnits)),
    buildings: [String(lists.buildings.body), lists.buildings.tag, values.buildings],
    units: [...units],
    withdrawn: [...withdrawn],
    gone,
    changedIn,
  };
}

/** Expects that the store's catalogue, updated after a change, equals one built from all rows. */
async function expectCurrent(): Promise<Catalogue> {
  const catalogue = await store.refresh();
  expect(answersOf(catalogue)).toEqual(answersOf(buildCatalogue(await loadRows(db))));
  return catalogue;
}

const set = (id: number, values: Partial<typeof properties.$inferInsert>) =>
  db.update(properties).set(values).where(eq(properties.id, id));

describe('a catalogue that changes', () => {
  it('equals one built from all rows after every change of a unit', async () => {
    await expectCurrent();
    await set(first, { status_id: UnitStatus.sold });
    expect((await expectCurrent()).units.get(first)).toMatchObject({ status: 'sold', version: 2 });
    await set(second, { price: 12_345, status_id: UnitStatus.reserved });
    await set(third, { furniture_price: 7 });
    await expectCurrent();
    await db.update(properties).set({ price: sql`price + 1` });
    await expectCurrent();
    // No sales data changes, so there is no new version.
    await set(first, { tags: ['sea'], bathrooms: 3 });
    await expectCurrent();
    await set(first, { link_360: 'https://tour.example/7', flat_level: 7, number: '9' });
    expect((await expectCurrent()).frameHosts).toEqual(['tour.example']);
  });

  it('no longer lists units that are withdrawn or deleted, and keeps those that are still held as withdrawn', async () => {
    await set(second, { withdrawn: true, status_id: UnitStatus.reserved });
    expect((await expectCurrent()).withdrawn.get(second)?.status).toBe('reserved');
    await set(second, { status_id: UnitStatus.available });
    expect((await expectCurrent()).withdrawn.size).toBe(0);
    await db.delete(properties).where(eq(properties.id, third));
    expect((await expectCurrent()).units.has(third)).toBe(false);
  });

  it('has the new settings after a change', async () => {
    await db.update(projects).set({ settings: sql`settings || '{"visitorAccess": "browse"}'` });
    expect((await expectCurrent()).settings?.visitorAccess).toBe('browse');
  });

  it('shares what did not change, and keeps its version if only units changed', async () => {
    const before = await store.refresh();
    expect(await store.refresh()).toMatchObject({ version: before.version });
    expect((await store.refresh()).unitLists.full).toBe(before.unitLists.full);
    await set(fourth, { status_id: UnitStatus.available });
    const after = await store.refresh();
    expect(after.version).toBe(before.version);
    expect(after.state.reached).toBeGreaterThan(before.state.reached);
    const { chunks } = before.unitList;
    expect(after.unitList.chunks.map((chunk, index) => chunk === chunks[index])).toEqual([false, true, true, true]);
    expect(after.units.get(fourth)).not.toBe(before.units.get(fourth));
    expect(after.units.get(fifth)).toBe(before.units.get(fifth));
  });

  it('finds a change that began early and was committed late, and only once', async () => {
    const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
    const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>();
    const late = inTransaction(db, async (tx) => {
      await tx.update(properties).set({ price: 5 }).where(eq(properties.id, sixth));
      begun();
      await isHeld;
    });
    await hasBegun;
    await set(first, { price: 6 });
    const beside = await expectCurrent();
    expect((await store.refresh()).unitList).toBe(beside.unitList);
    release();
    await late;
    expect((await expectCurrent()).units.get(sixth)?.price).toBe(5);
  });
});
