import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as ask, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openCompany } from '#tools/testing/company.ts';
import { encodeRequest, type Send } from '#tools/testing/race-command.ts';
import { allPairs, racePairs, takesUnit } from '#tools/testing/race-pairs.ts';
import { runLong } from '#tools/testing/run-long.ts';
import { spawnApp } from '#tools/testing/spawn-app.ts';

/**
 * `npm run bench:pairs`: races every pair of writing commands on the same objects, `ROUNDS` times (10 by default),
 * alternating between two server processes, on a durable PostgreSQL. `ONLY=applyPackage,merge` races only the pairs
 * with one of these commands.
 */
const rounds = Number(process.env.ROUNDS ?? 10);
const seed = Number(process.env.SEED ?? 1);
const only = process.env.ONLY?.split(',');
const pairs = allPairs.filter((pair) => only === undefined || pair.some((name) => only.includes(name)));
const races = rounds * pairs.length;
const units = 1 + rounds * pairs.filter(takesUnit).length;

await runLong({ units, total: races, what: 'races', minutes: 90 }, async (fixture, onProgress) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'loggia-pairs-'));
  const company = await openCompany({});
  company.setReturnAddress('https://show.example');
  const options = { DATA_DIR: dataDir, COMPANY: JSON.stringify(company.options), PACKAGES: 'json' as const };
  const processes = await Promise.all([spawnApp(fixture.url, options), spawnApp(fixture.url, options)]);
  let requests = 0;
  const send: Send = async (request) => {
    const { address = '' } = processes[(requests += 1) % processes.length] ?? {};
    const { headers, payload } = await encodeRequest(request);
    // `fetch` would not send the host for which passkeys are made.
    const asked = ask(`${address}/api${request.path}`, { method: request.method, headers }).end(payload);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, text: await text(answer) };
  };
  const violations = await racePairs({
    db: fixture.db,
    send,
    projectId: fixture.projectId,
    dataDir,
    company,
    units: fixture.units,
    rounds,
    seed,
    pairs,
    onRound: (done) => onProgress(done),
  });
  for (const { pair, offset, what } of violations) console.log(`  ${pair}, ${offset.toFixed(1)} ms apart: ${what}`);
  const { rows } = await fixture.db.execute<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  console.log(`${races} races with seed ${seed}: ${violations.length} violations, ${rows[0]?.deadlocks} deadlocks`);
  await Promise.all(processes.map((process) => process.stop()));
  await company.close();
  await rm(dataDir, { recursive: true, force: true });
  return violations.length === 0 && Number(rows[0]?.deadlocks) === 0;
});
