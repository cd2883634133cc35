import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { UnitStatus } from '#domain/units/unit-status.ts';
import type { App } from '#server/app.ts';
import type { Database } from '#server/database/connection.ts';
import { beginSession } from '#server/sessions/sessions.ts';
import { required } from '../../required.ts';
import { makeUser, openSalesSession, type SalesSession } from '../sales-sessions.ts';
import { applyCommand, type ModelAnswer, type ModelCommand, type ModelUnit } from './units-model.ts';

/**
 * The system under test. `restart` replaces the server with a new one on the same database; `onSequence` is given the
 * number of finished sequences.
 */
type ModelFixture = {
  db: Database;
  projectId: number;
  units: number[];
  app(): App;
  restart(): Promise<void>;
  onSequence?: (done: number) => void;
};

const unitsInPlay = 3;
const presenters = 2;
const unit = fc.nat(unitsInPlay - 1);

const command: fc.Arbitrary<ModelCommand> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      unit,
      by: fc.nat(presenters - 1),
      to: fc.constantFrom(1 as const, 2 as const, 3 as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('override' as const), unit, to: fc.integer({ min: 1, max: 7 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('price' as const), unit, price: fc.nat(100_000_000) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'restart' as const }) },
);

/**
 * Runs sequences of 20 to 40 commands against the server and the model, and compares every answer, and the stored state
 * at the end. Throws with the shortest sequence that differs. Returns the number of commands.
 */
export async function checkAgainstModel(
  fixture: ModelFixture,
  sequences: number,
  seed?: number,
): Promise<{ commands: number }> {
  const people = {
    presenters: await Promise.all([0, 1].map(() => openSalesSession(fixture.db, fixture.projectId))),
    general: `session=${await beginSession(fixture.db, { userId: await makeUser(fixture.db, fixture.projectId, 'general_manager') })}`,
  };
  const done = { sequences: 0, commands: 0 };
  const property = fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 40 }), async (commands) => {
    await runSequence(fixture, people, commands);
    done.commands += commands.length;
    fixture.onSequence?.((done.sequences += 1));
  });
  await fc.assert(property, { numRuns: sequences, ...(seed === undefined ? {} : { seed }) });
  return { commands: done.commands };
}

type People = { presenters: SalesSession[]; general: string };

async function runSequence(fixture: ModelFixture, people: People, commands: ModelCommand[]): Promise<void> {
  const model = await reset(fixture);
  for (const [index, one] of commands.entries()) {
    if (one.kind === 'restart') await fixture.restart();
    else compare(`command ${index + 1}`, await execute(fixture, people, one), applyCommand(model, one));
  }
  compare('the stored state', await readStored(fixture, people), model);
}

function compare(what: string, actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Error(`${what} differs: ${JSON.stringify(actual)}, expected by the model: ${JSON.stringify(expected)}`);
}

async function reset({ db, units }: ModelFixture): Promise<ModelUnit[]> {
  const used = sql.param(`{${units.slice(0, unitsInPlay).join(',')}}`);
  await db.execute(sql`delete from property_claims where property_id = any(${used}::int[])`);
  await db.execute(sql`delete from property_actions where property_id = any(${used}::int[])`);
  await db.execute(sql`update properties set status_id = 1, price = 1000 where id = any(${used}::int[])`);
  const { rows } = await db.execute<{ version: string }>(
    sql`select version from properties where id = any(${used}::int[]) order by array_position(${used}::int[], id)`,
  );
  return rows.map((row) => ({ status: UnitStatus.available, price: 1000, version: Number(row.version), holder: null }));
}

async function execute(
  { app, units }: ModelFixture,
  people: People,
  one: Exclude<ModelCommand, { kind: 'restart' }>,
): Promise<ModelAnswer> {
  const id = required(units[one.unit], 'the unit');
  const isChange = one.kind === 'change';
  const cookie = isChange ? required(people.presenters[one.by], 'the presenter').cookie : people.general;
  const payload = isChange ? { status: one.to } : one.kind === 'price' ? { price: one.price } : { status_id: one.to };
  const answer = await app().inject({
    method: 'PUT',
    url: isChange ? `/api/properties/${id}` : `/api/properties/updatePriceOrStatus/${id}`,
    headers: { cookie },
    payload,
  });
  if (answer.statusCode !== 200) throw new Error(`${JSON.stringify(one)} was answered with ${answer.statusCode}`);
  const read = answer.json();
  const property = isChange ? read.property : read;
  return { error: read.error ?? null, status: property.status_id, price: property.price, version: property.version };
}

/**
 * The stored state of the units. Also checks that every open claim has an open action of the same user, and vice versa.
 */
async function readStored({ db, units }: ModelFixture, people: People): Promise<ModelUnit[]> {
  const used = sql.param(`{${units.slice(0, unitsInPlay).join(',')}}`);
  const { rows } = await db.execute<{
    status: number;
    price: string;
    version: string;
    holder: number | null;
    actor: number | null;
  }>(sql`
    select p.status_id as status, p.price, p.version, c.user_id as holder, a.user_id as actor
    from properties p
    left join property_claims c on c.property_id = p.id and c.closed_at is null
    left join property_actions a on a.property_id = p.id and a.cancelled_at is null
    where p.id = any(${used}::int[])
    order by array_position(${used}::int[], p.id)`);
  return rows.map((row) => {
    compare('claim and action', row.actor, row.holder);
    const holder = people.presenters.findIndex((presenter) => presenter.userId === row.holder);
    return {
      status: row.status,
      price: Number(row.price),
      version: Number(row.version),
      holder: holder === -1 ? null : holder,
    };
  });
}
