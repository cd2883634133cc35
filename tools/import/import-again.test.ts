import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { Role } from '#domain/people/roles.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import * as tables from '#server/database/schema.ts';
import { findProject } from '#server/people/find-project.ts';
import { openImportFixture } from '#tools/testing/import-fixture.ts';
import { apartmentBuilding } from '#tools/testing/package-options.ts';
import { importHere } from '#tools/testing/import-here.ts';

const { db, mediaFolder, newPackage, load, unitsByKey } = await openImportFixture();

beforeEach(async () => {
  await db.execute(sql`truncate projects, clients, users cascade`);
});

test('a second import applies changes of the package and keeps ids and sales data', async () => {
  const one = await newPackage();
  await load(one.folder);
  const before = await unitsByKey();
  const ids = await makeSalesData(before.get('Δ 001')!.id);
  await db
    .update(tables.properties)
    .set({ status_id: UnitStatus.sold, price: 1 })
    .where(eq(tables.properties.id, before.get('Δ 002')!.id));
  await one.change('units.csv', (text) =>
    text
      .replaceAll('84.5', '90.5')
      .replace(/^(Δ,00[124],.*?),(available|reserved|sold),/gm, '$1,blocked,')
      .replaceAll(',15000000,', ',15500000,')
      .replaceAll(',15100000,', ',15600000,'),
  );
  await load(one.folder);
  const after = await unitsByKey();
  expect([...after].map(([key, unit]) => [key, unit.id])).toEqual([...before].map(([key, unit]) => [key, unit.id]));
  expect(after.get('Δ 001')).toMatchObject({
    gross_area: 90.5,
    status_id: UnitStatus.available,
    imported_status_id: UnitStatus.blocked,
  });
  expect(after.get('Δ 002')).toMatchObject({
    gross_area: 90.5,
    status_id: UnitStatus.sold,
    price: 1,
    imported_status_id: UnitStatus.blocked,
    imported_price: 15_600_000,
  });
  expect(after.get('Δ 004')).toMatchObject({ status_id: UnitStatus.blocked });
  expect(await db.$count(tables.favourites, eq(tables.favourites.id, ids.favourite))).toBe(1);
  expect(await db.$count(tables.propertyClaims)).toBe(1);
  expect(await db.$count(tables.clients)).toBe(1);
});

test('another development replaces the previous one, and its users keep access', async () => {
  await load((await newPackage({ projectId: 3 })).folder);
  const [user] = await db
    .insert(tables.users)
    .values({ name: 'Sales', email: 'sales@x.example', phone: '', password_hash: '', role_id: Role.sales_rep })
    .returning();
  await db.insert(tables.userProjects).values({ user_id: user!.id, project_id: 3 });
  const other = await newPackage({ projectId: 2 });
  await importHere(other.folder, { database: db, mediaFolder, replaces: true });
  expect(await findProject(db)).toMatchObject({ id: 2 });
  const memberships = await db
    .select({ project: tables.userProjects.project_id })
    .from(tables.userProjects)
    .where(eq(tables.userProjects.user_id, user!.id));
  expect(memberships.map(({ project }) => project).toSorted()).toEqual([2, 3]);
});

test('a unit removed from the package is deleted, or withdrawn and reported if it has sales data', async () => {
  const one = await newPackage({ statuses: ['available'] });
  await load(one.folder);
  await makeSalesData((await unitsByKey()).get('Δ 003')!.id);
  await one.change('units.csv', (text) => text.replace(/^Δ,00[34],.*\n/gm, ''));
  await one.change('plans/δf0.svg', (text) => text.replace(/<rect id="unit-00[34]"[^>]*>/g, ''));
  await one.write('held-units.csv', 'code,outcome,reason\nΔ-003,withdrawn,Not built\n');
  const { warnings } = await load(one.folder);
  expect(warnings).toMatchObject([
    {
      code: 'unit_held',
      what: expect.stringMatching(/Unit 003 of building Δ .* client of sales user \d+ \(Available\)/),
      todo: expect.stringContaining('release it'),
    },
  ]);
  expect(JSON.stringify(warnings)).not.toMatch(/gunes|Rep/);
  await db.execute(sql`update property_claims set closed_at = now()`);
  expect((await load(one.folder)).warnings).toMatchObject([{ code: 'unit_kept' }]);
  const units = await unitsByKey();
  expect(units.has('Δ 004')).toBe(false);
  expect(units.get('Δ 003')!.withdrawn).toBe(true);
});

test('a building removed from the package is deleted with its units', async () => {
  const one = await newPackage({ statuses: ['available'] });
  await load(one.folder);
  const smaller = await newPackage({ buildings: [apartmentBuilding('Δ', { dublexLevels: [2] })] });
  await load(smaller.folder);
  expect((await db.select().from(tables.buildings)).map((building) => building.code)).toEqual(['Δ']);
  expect((await unitsByKey()).size).toBe(12);
});

/** Creates a client with a claim and a favourite for a unit. */
async function makeSalesData(property_id: number): Promise<{ favourite: number }> {
  const [user] = await db
    .insert(tables.users)
    .values({ name: 'Rep', email: 'rep@gunes.example', phone: '0', password_hash: 'x', role_id: Role.sales_rep })
    .returning();
  const [source] = await db
    .select()
    .from(tables.leadSources)
    .where(and(eq(tables.leadSources.project_id, 7), eq(tables.leadSources.name, 'Web')));
  const [client] = await db
    .insert(tables.clients)
    .values({
      project_id: 7,
      email: 'client@gunes.example',
      first_name: 'A',
      last_name: 'B',
      password_hash: 'x',
      lead_source_id: source!.id,
      can_self_login: true,
    })
    .returning();
  await db
    .insert(tables.propertyClaims)
    .values({ property_id, client_id: client!.id, user_id: user!.id, status: UnitStatus.reserved });
  const [favourite] = await db.insert(tables.favourites).values({ client_id: client!.id, property_id }).returning();
  return { favourite: favourite!.id };
}
