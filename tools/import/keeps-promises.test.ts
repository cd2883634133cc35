import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { Role } from '#domain/people/roles.ts';
import type { UnitStatusId } from '#domain/units/statuses.ts';
import { UnitStatus } from '#domain/units/unit-status.ts';
import * as tables from '#server/database/schema.ts';
import type { Queryable } from '#server/database/connection.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { requireProject } from '#server/people/find-project.ts';
import type { BuiltPackage } from '#tools/testing/build-package.ts';
import { openImportFixture } from '#tools/testing/import-fixture.ts';
import { apartmentBuilding } from '#tools/testing/package-options.ts';
import { makeClient } from '#tools/testing/sales-sessions.ts';
import { waitForLockWaiter } from '#tools/testing/wait-for-lock-waiter.ts';
import { required } from '#tools/required.ts';
import { checkHere, importHere } from '#tools/testing/import-here.ts';

const { available, reserved, sold, offer } = UnitStatus;
const { db, pool, mediaFolder, newPackage, load, unitsByKey } = await openImportFixture();
const options = { buildings: [apartmentBuilding('A', { levels: [1] })], frames: 0, statuses: ['available'] };
let built!: BuiltPackage;
let people = { client: 0, user: 0 };

beforeEach(async () => {
  await db.execute(sql`truncate projects, clients, users cascade`);
  built = await newPackage(options);
  await load(built.folder);
  people = await makePeople();
});

const unitOf = async (key: string) => required((await unitsByKey()).get(key), key);
const setUnit = (id: number, values: Partial<typeof tables.properties.$inferInsert>, tx: Queryable = db) =>
  tx.update(tables.properties).set(values).where(eq(tables.properties.id, id));
const holdByPackage = (status: UnitStatusId) => async (id: number) =>
  setUnit(id, { status_id: status, imported_status_id: status });
const importIt = () => importHere(built.folder, { database: db, mediaFolder });
const textsOf = ({ mistakes }: { mistakes: { code: string; what: string }[] }) =>
  mistakes.map(({ code, what }) => `${code}: ${what}`);

async function makePeople() {
  const [user] = await db
    .insert(tables.users)
    .values({ name: 'Rana Rep', email: 'rana@gunes.example', phone: '0', password_hash: 'x', role_id: Role.sales_rep })
    .returning();
  return { client: await makeClient(db, 7, null), user: required(user, 'a user').id };
}

async function reserve(property_id: number, tx: Queryable = db): Promise<void> {
  const { client: client_id, user: user_id } = people;
  await tx.insert(tables.propertyClaims).values({ property_id, client_id, user_id, status: reserved });
  await setUnit(property_id, { status_id: reserved }, tx);
}

/**
 * Renames units in both tables and the plan: `from` and `to` are numbers; `formerly` adds the former code to the table.
 */
async function rename(names: readonly (readonly [from: string, to: string])[], formerly = true): Promise<void> {
  const to = (number: string) => names.find(([from]) => from === number)?.[1] ?? number;
  await built.change('units.csv', (text) => {
    const [header = '', ...lines] = text.trimEnd().split('\n');
    const written = lines.map((line) => {
      const [building = '', number = '', code = '', ...rest] = line.split(',');
      const isNew = to(number) !== number;
      const cells = [building, to(number), `A-${to(number)}`, ...rest];
      return [...cells, isNew && formerly ? code : ''].join(',');
    });
    return `${[`${header},formerly`, ...written].join('\n')}\n`;
  });
  await built.change('plans/af1.svg', (text) =>
    text.replace(/unit-(\w+)/g, (_, number: string) => `unit-${to(number)}`),
  );
}

const drop = async (number: string) => {
  await built.change('units.csv', (text) => text.replace(new RegExp(`^A,${number},.*\n`, 'm'), ''));
  await built.change('plans/af1.svg', (text) => text.replace(new RegExp(`<rect id="unit-${number}"[^>]*>`), ''));
};

describe('a unit that is renamed', () => {
  test('keeps its id, claim, favourite, views and polygon, however often the package is loaded', async () => {
    const before = await unitOf('A 101');
    await reserve(before.id);
    await db.insert(tables.favourites).values({ client_id: people.client, property_id: before.id });
    await rename([['101', '2A1']]);
    for (let times = 0; times < 2; times++) {
      expect((await load(built.folder)).warnings).toEqual([]);
      expect(await unitOf('A 2A1')).toMatchObject({
        id: before.id,
        code: 'A-2A1',
        status_id: reserved,
        withdrawn: false,
      });
      expect((await unitsByKey()).size).toBe(4);
      expect(await db.select().from(tables.propertyClaims)).toMatchObject([
        { property_id: before.id, closed_at: null },
      ]);
      expect(await db.select().from(tables.favourites)).toMatchObject([{ property_id: before.id }]);
      expect(await db.$count(tables.planPolygons, eq(tables.planPolygons.property_id, before.id))).toBe(1);
    }
  });

  test('keeps its id if its code stays and only its number changes', async () => {
    const { id } = await unitOf('A 101');
    await built.change('units.csv', (text) => text.replace('A,101,', 'A,191,'));
    await built.change('plans/af1.svg', (text) => text.replace('unit-101', 'unit-191'));
    await load(built.folder);
    expect(await unitOf('A 191')).toMatchObject({ id, code: 'A-101' });
  });

  test('may take the name of another renamed unit: chains and swaps', async () => {
    const one = await unitOf('A 101');
    const two = await unitOf('A 102');
    const three = await unitOf('A 103');
    await reserve(one.id);
    await rename([
      ['101', '102'],
      ['102', '103'],
      ['103', '101'],
    ]);
    for (let times = 0; times < 2; times++) {
      await load(built.folder);
      expect([(await unitOf('A 102')).id, (await unitOf('A 103')).id, (await unitOf('A 101')).id]).toEqual([
        one.id,
        two.id,
        three.id,
      ]);
      expect((await unitOf('A 102')).status_id).toBe(reserved);
    }
  });

  test('may take the name of a unit that leaves the package but is kept for its history', async () => {
    const one = await unitOf('A 101');
    const two = await unitOf('A 102');
    await db.insert(tables.favourites).values({ client_id: people.client, property_id: two.id });
    await drop('102');
    await rename([['101', '102']]);
    await load(built.folder);
    expect((await unitOf('A 102')).id).toBe(one.id);
    expect(await unitOf(`A 102 (${two.id})`)).toMatchObject({ id: two.id, code: 'A-102', withdrawn: true });
  });

  test('moves with its building, as do the edits of texts about it', async () => {
    const { id } = await unitOf('A 101');
    await reserve(id);
    const edit = { project_id: 7, kind: 'text' as const, value: { en: 'To the sea', tr: 'Denize' } };
    await db.insert(tables.projectEdits).values({ ...edit, key: 'front_a' });
    await built.change('buildings.csv', (text) =>
      text.replace(',instance_name', ',instance_name,formerly').replace(/^A,(.*)$/m, 'B,$1,A'),
    );
    await built.change('units.csv', (text) => text.replace(/^A,/gm, 'B,'));
    for (let times = 0; times < 2; times++) {
      await load(built.folder);
      expect(await unitOf('B 101')).toMatchObject({ id, status_id: reserved });
      expect((await unitsByKey()).size).toBe(4);
      expect(await db.select().from(tables.projectEdits)).toMatchObject([{ key: 'front_b', value: edit.value }]);
    }
  });

  test('is reported if nothing has its former code, or two rows claim it', async () => {
    await rename([
      ['101', '2A1'],
      ['102', '2A2'],
    ]);
    await built.change('units.csv', (text) => text.replace(/A-101$/m, 'A-1O1'));
    expect(textsOf(await importIt())).toEqual([expect.stringMatching(/^formerly_unknown: .*"A-1O1" that A-2A1 had/)]);
    await built.change('units.csv', (text) => text.replace(/A-1O1$/m, 'A-102'));
    const { mistakes } = await checkHere(built.folder);
    expect(mistakes).toMatchObject([{ code: 'formerly_twice', file: 'units.csv', line: 3 }]);
  });

  test('is reported if number and code belong to different units', async () => {
    await built.change('units.csv', (text) =>
      text.replace('A,101,A-101', 'A,101,A-102').replace('A,102,A-102', 'A,102,A-101'),
    );
    const { mistakes } = await checkHere(built.folder, db);
    expect(mistakes.map(({ code, line }) => [code, line])).toEqual([
      ['unit_ambiguous', 2],
      ['unit_ambiguous', 3],
    ]);
  });
});

describe('a held unit', () => {
  test.each([
    ['a client', async (id: number) => reserve(id), 'by a client (Reserved)'],
    [
      'the sales team',
      async (id: number) => setUnit(id, { status_id: offer }),
      'by the sales team (Offer / Negotiation)',
    ],
    ['a buyer known only from the package', holdByPackage(sold), 'by its buyer (Sold)'],
    ['a third party known only from the package', holdByPackage(reserved), 'by a third party (Reserved)'],
  ])('does not leave with the package if it is %s, unless the package says so', async (_, hold, how) => {
    const { id } = await unitOf('A 101');
    await hold(id);
    await drop('101');
    const before = await db.select().from(tables.properties).orderBy(tables.properties.id);
    for (const found of [await checkHere(built.folder, db), await importIt()])
      expect(textsOf(found)).toEqual([`unit_held_withdrawn: Unit A-101 is held ${how}, but no longer in the package`]);
    expect(await db.select().from(tables.properties).orderBy(tables.properties.id)).toEqual(before);
    await built.write('held-units.csv', 'code,outcome,reason\nA-101,withdrawn,Joined with A-102\n');
    await load(built.folder);
    expect(await unitOf('A 101')).toMatchObject({ id, withdrawn: true, status_id: before[0]?.status_id });
    await built.write('held-units.csv', 'code,outcome,reason\n');
    await load(built.folder);
  });

  test('is not made available by the package unless the package asks for it, with a reason for the history', async () => {
    const { id } = await unitOf('A 101');
    await holdByPackage(sold)(id);
    expect(textsOf(await importIt())).toEqual([
      'unit_held_available: Unit A-101 is held by its buyer (Sold), but the package makes it available',
    ]);
    expect((await unitOf('A 101')).status_id).toBe(sold);
    await built.write('held-units.csv', 'code,outcome,reason\nA-101,available,The buyer withdrew\n');
    await load(built.folder);
    expect((await unitOf('A 101')).status_id).toBe(available);
    expect(
      await db
        .select()
        .from(tables.unitChanges)
        .where(eq(tables.unitChanges.property_id, id))
        .orderBy(tables.unitChanges.id),
    ).toMatchObject([
      { old_status_id: available, new_status_id: sold },
      { cause: 'package', reason: 'The buyer withdrew', old_status_id: sold, new_status_id: available },
    ]);
  });

  test('is never made available by a package while a client holds it', async () => {
    const { id } = await unitOf('A 101');
    await reserve(id);
    await load(built.folder);
    expect((await unitOf('A 101')).status_id).toBe(reserved);
  });

  test.each([
    ['a claim is made', true],
    ['nothing happens', false],
  ])('between the check and the load: %s', async (_, isReserved) => {
    const { id } = await unitOf('A 101');
    await drop('101');
    expect(await checkHere(built.folder, db)).toEqual({ mistakes: [], warnings: [] });
    const { loading } = await inTransaction(db, async (tx) => {
      await tx.select().from(tables.properties).where(eq(tables.properties.id, id)).for('no key update');
      // The package is checked again and found valid, and its load waits for the unit.
      const loading = importIt();
      await waitForLockWaiter(pool, loading);
      if (isReserved) await reserve(id, tx);
      return { loading };
    });
    const result = await loading;
    expect(textsOf(result).map((text) => text.split(':')[0])).toEqual(isReserved ? ['unit_held_withdrawn'] : []);
    expect(result.imported === null).toBe(isReserved);
    expect((await unitsByKey()).has('A 101')).toBe(isReserved);
  });

  test('is reported if it is listed as leaving but still in the package', async () => {
    await built.write(
      'held-units.csv',
      'code,outcome,reason\nA-101,withdrawn,x\nA-9,available,x\nA-8,withdrawn,\nA-7,sold,x\n',
    );
    const { mistakes } = await checkHere(built.folder);
    expect(mistakes.map(({ code, line }) => [code, line])).toEqual([
      ['held_unit_listed', 2],
      ['held_unit_missing', 3],
      ['value_missing', 4],
      ['choice_unknown', 5],
    ]);
  });
});

test('another project is not loaded over the existing one unless that is requested', async () => {
  await built.change('development.json', (text) => text.replace('"projectId": 7', '"projectId": 8'));
  for (const found of [await checkHere(built.folder, db), await importIt()])
    expect(found.mistakes).toMatchObject([
      { code: 'project_other', file: 'development.json', todo: expect.stringContaining('--replace-project') },
    ]);
  expect(await db.select({ id: tables.projects.id }).from(tables.projects)).toEqual([{ id: 7 }]);
  // The clock was ahead.
  await db.execute(sql`update projects set imported_at = now() + interval '1 year'`);
  const { imported } = await importHere(built.folder, { database: db, mediaFolder, replaces: true });
  expect(imported).toMatchObject({ projectId: 8 });
  expect(await requireProject(db)).toMatchObject({ id: 8 });
});

test('broken promises of a package are listed with its other mistakes', async () => {
  await reserve((await unitOf('A 101')).id);
  await drop('101');
  await built.change('units.csv', (text) => text.replace(',available,', ',maybe,'));
  const { mistakes } = await checkHere(built.folder, db);
  expect(mistakes.map(({ code }) => code)).toEqual(['unit_held_withdrawn', 'status_unknown']);
});

test('a sales user in the settings who does not exist gives a warning', async () => {
  await db.insert(tables.userProjects).values({ user_id: people.user, project_id: 7 });
  const { warnings } = await checkHere(built.folder, db);
  expect(warnings).toMatchObject([{ code: 'bot_unknown', what: expect.stringContaining('bot@gunes.example') }]);
});
