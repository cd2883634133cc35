import { isSoldTwice, raceForUnits, raceWithoutGuard, type RaceResult } from '#tools/testing/race-units.ts';
import { runLong } from '#tools/testing/run-long.ts';
import { spawnApp } from '#tools/testing/spawn-app.ts';

/**
 * `npm run bench:race`: 50 rounds in which each of two server processes gets 100 reservations of one unit at once, on a
 * durable PostgreSQL; then 20 rounds of the same product without its guards, as a control.
 */
const rounds = 50;
const requestsEach = 100;
const isRight = (result: RaceResult) =>
  result.winners === 1 &&
  result.taken === 2 * requestsEach - 1 &&
  result.others.length === 0 &&
  result.openClaims === 1 &&
  result.openActions === 1;

await runLong({ units: rounds, total: rounds, what: 'rounds', minutes: 60 }, async (fixture, onProgress) => {
  const processes = await Promise.all([spawnApp(fixture.url), spawnApp(fixture.url)]);
  const startedAt = performance.now();
  const results = await raceForUnits(fixture.db, fixture.projectId, {
    addresses: processes.map((process) => process.address),
    units: fixture.units,
    each: requestsEach,
    onRound: (done) => onProgress(done),
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const good = results.filter(isRight).length;
  console.log(
    `${good} of ${rounds} rounds: one winner, all others refused because it is taken (${Math.round((2 * rounds * requestsEach) / seconds)} requests a second)`,
  );
  for (const { others } of results)
    for (const other of others.slice(0, 3)) console.log(`  unexpected: ${other.http} ${other.body}`);
  await Promise.all(processes.map((process) => process.stop()));
  const unguarded = await Promise.all([1, 2].map(() => spawnApp(fixture.url, {}, { withoutGuard: true })));
  const sold = await raceWithoutGuard(fixture, fixture.projectId, {
    addresses: unguarded.map((process) => process.address),
    units: fixture.units.slice(0, 20),
    each: requestsEach,
  });
  const twice = sold.filter(isSoldTwice);
  console.log(
    `control without the guards: ${twice.length} of 20 units sold more than once, one ${Math.max(...sold.map((result) => result.openClaims))} times`,
  );
  await Promise.all(unguarded.map((process) => process.stop()));
  return good === rounds && twice.length > 0;
});
