import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { isSoldTwice, raceForUnits, raceWithoutGuard } from '#tools/testing/race-units.ts';
import { askForStatus } from '#tools/testing/sales-client.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { spawnApp } from '#tools/testing/spawn-app.ts';

const { db, url } = await ownDatabase();
const unguarded = await ownDatabase();
const { projectId, unitIds } = await saveSampleProject(db);
const processes = await Promise.all([spawnApp(url), spawnApp(url)]);
const addresses = processes.map((process) => process.address);
afterAll(() => Promise.all(processes.map((process) => process.stop())));

it('of two hundred reservations of one unit over two processes, one succeeds and the others are told that it is taken', async () => {
  const results = await raceForUnits(db, projectId, { addresses, units: unitIds.slice(0, 5), each: 100 });
  const expected = { winners: 1, taken: 199, others: [], openClaims: 1, openActions: 1 };
  expect(results).toEqual(results.map(() => expected));
});

it('without the lock and the index, the same race sells units twice', async () => {
  const sample = await saveSampleProject(unguarded.db);
  const server = await spawnApp(unguarded.url, {}, { withoutGuard: true });
  const race = { addresses: [server.address], units: sample.unitIds.slice(0, 3), each: 60 };
  const results = await raceWithoutGuard(unguarded, sample.projectId, race).finally(server.stop);
  expect(results.some(isSoldTwice)).toBe(true);
});

it('fifty requests with one key over both processes have one effect and one answer', async () => {
  const session = await openSalesSession(db, projectId);
  const unit = unitIds[7]!;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      askForStatus(addresses[index % 2]!, session.cookie, { unit, status: 2, key: 'one-key' }),
    ),
  );
  expect(new Set(answers.map((answer) => `${answer.http} ${answer.body}`)).size).toBe(1);
  expect(answers[0]).toMatchObject({ response: true, version: 2 });
  const { rows } = await db.execute(sql`
    select (select count(*)::int from property_claims where property_id = ${unit}) as claims, (select count(*)::int from property_actions where property_id = ${unit}) as actions`);
  expect(rows).toEqual([{ claims: 1, actions: 1 }]);
});
