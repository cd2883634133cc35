import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { encodeRequest, type RaceCommand, type RaceObjects, type Send } from '#tools/testing/race-command.ts';
import { freeUnit, makeRaceObjects, raceCommands, type RaceCommandName } from '#tools/testing/race-commands.ts';
import { jsonPackageImporter } from '#tools/testing/json-package-importer.ts';
import { openCompany } from '#tools/testing/company.ts';
import { raceAccountCommands } from '#tools/testing/race-account-commands.ts';
import { raceCompanyCommands } from '#tools/testing/race-company-commands.ts';
import { raceFactorCommands } from '#tools/testing/race-factor-commands.ts';
import { racePackageCommands } from '#tools/testing/race-package-commands.ts';
import { raceProjectCommands } from '#tools/testing/race-project-commands.ts';
import { addObjectsFor, allPairs, racePairs, takesUnit } from '#tools/testing/race-pairs.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { duringTransaction } from '#tools/testing/during-transaction.ts';
import { favourites, properties, propertyViews, users } from './database/schema.ts';
import type { Transaction } from './database/connection.ts';
import { lockClient } from './people/lock-client.ts';
import { lockUserTree } from './people/lock-users.ts';
import { lockProject } from './project/change-project.ts';
import { lockUnitShared } from './units/lock-unit-shared.ts';

const company = await openCompany({});
company.setReturnAddress('https://show.example');
afterAll(company.close);
const {
  app,
  dataDir,
  database: { db, pool },
  ids: { projectId, unitIds: units },
} = await ownSampleApp(
  { units: 180, settings: { canSell: true } },
  { mail: { isProduction: false }, company: company.options, packageImporter: jsonPackageImporter },
);

const send: Send = async (request) => {
  const { headers, payload } = await encodeRequest(request);
  const answer = await app.inject({
    method: request.method,
    url: `/api${request.path}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, text: answer.body };
};

const fixture = { db, send, projectId, dataDir, company };

it.each(Object.entries(raceCommands))('%s works on its own', async (name, command) => {
  const unit = units.pop() ?? 0;
  await freeUnit(db, unit);
  const objects = await makeRaceObjects(db, projectId, unit);
  await addObjectsFor([name as RaceCommandName], fixture, objects);
  const { status, text } = await command({ db, send, projectId, objects });
  expect({ status, text }).toEqual({ status: 200, text });
  // There is nothing to cancel for an available unit.
  expect(text).not.toContain(name === 'cancel' ? '"response":true' : '"response":false');
  expect(text).not.toContain('not_due');
  expect(text).not.toMatch(/"state":"(refused|failed)"/);
});

const seldom = { ...raceFactorCommands, ...raceProjectCommands, ...racePackageCommands, ...raceCompanyCommands };
/** Which of the races with a command are run here: one in so many. */
const oneIn = (name: RaceCommandName) => (name in seldom ? 36 : name in raceAccountCommands ? 12 : 2);

it('two concurrent commands on the same objects have the result of some sequential order', async () => {
  // `bench:pairs` runs all of them repeatedly.
  const pairs = allPairs.filter((pair, index) => index % Math.max(...pair.map(oneIn)) === 0);
  const used = units.splice(0, 1 + pairs.filter(takesUnit).length);
  expect(await racePairs({ ...fixture, units: used, rounds: 1, pairs })).toEqual([]);
});

it('pairs that once deadlocked or left inconsistent data are safe in every interleaving', async () => {
  const pairs: [RaceCommandName, RaceCommandName][] = [
    ['reserve', 'merge'],
    ['mark', 'import'],
    ['mark', 'merge'],
    ['deleteUser', 'assign'],
    ['deleteUser', 'createUser'],
    ['deleteUser', 'moveUser'],
  ];
  expect(await racePairs({ ...fixture, units: units.splice(0, 9), rounds: 8, seed: 2, pairs })).toEqual([]);
});

/** Runs a command while another transaction is open, which is committed once the command waits for it. */
async function during(command: RaceCommand, before: (tx: Transaction, objects: RaceObjects) => Promise<unknown>) {
  const unit = units.pop() ?? 0;
  await freeUnit(db, unit);
  const objects = await makeRaceObjects(db, projectId, unit);
  const answer = await duringTransaction(
    pool,
    (tx) => before(tx, objects),
    () => command({ db, send, projectId, objects }),
  );
  return { answer, objects };
}

describe('an object that disappears during a command', () => {
  const { createUser, register, assign, moveUser, mark } = raceCommands;
  const isDeleted = async (tx: Transaction, { rep }: RaceObjects) => {
    await lockUserTree(tx);
    await tx.update(users).set({ is_active: false, parent_id: null }).where(eq(users.id, rep));
  };

  const forgetMarks = async (client: number) => {
    await db.delete(propertyViews).where(eq(propertyViews.client_id, client));
    await db.delete(favourites).where(eq(favourites.client_id, client));
  };

  it.each([
    ['createUser', createUser, 400],
    ['register', register, 400],
    ['assign', assign, 404],
    ['moveUser', moveUser, 404],
  ] as const)('a deleted user is assigned nobody by %s', async (_name, command, status) => {
    expect((await during(command, isDeleted)).answer.status).toBe(status);
  });

  it('a unit that an import deletes cannot become a favourite', async () => {
    const { answer } = await during(mark, async (tx, { unit, second }) => {
      await forgetMarks(second);
      await lockProject(tx);
      await tx.delete(properties).where(eq(properties.id, unit));
    });
    expect(answer.status).toBe(404);
  });

  it('a unit that becomes a favourite during an import is kept', async () => {
    const {
      answer,
      objects: { unit },
    } = await during(raceCommands.import, async (tx, { unit: marked, client, second }) => {
      await forgetMarks(second);
      await lockUnitShared(tx, marked, projectId);
      await lockClient(tx, client);
      await tx.insert(favourites).values({ client_id: client, property_id: marked });
    });
    expect(answer.status).toBe(200);
    expect(
      await db.select({ withdrawn: properties.withdrawn }).from(properties).where(eq(properties.id, unit)),
    ).toEqual([{ withdrawn: true }]);
  });
});
