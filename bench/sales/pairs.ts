import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { encodeRequest, type Send } from '#tools/testing/race-command.ts';
import { allPairs, racePairs } from '#tools/testing/race-pairs.ts';
import { runLong } from '#tools/testing/run-long.ts';
import { spawnApp } from '#tools/testing/spawn-app.ts';

/**
 * `npm run bench:pairs`: races every pair of writing commands on the same objects, `ROUNDS` times (10 by default),
 * alternating between two server processes, on a durable PostgreSQL.
 */
const rounds = Number(process.env.ROUNDS ?? 10);
const seed = Number(process.env.SEED ?? 1);
const races = rounds * allPairs.length;
const imports = allPairs.filter((pair) => pair.includes('import')).length;

await runLong({ units: 1 + rounds * imports, total: races, what: 'races', minutes: 60 }, async (scene, onProgress) => {
  const processes = await Promise.all([spawnApp(scene.url), spawnApp(scene.url)]);
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
    db: scene.db,
    send,
    projectId: scene.projectId,
    units: scene.units,
    rounds,
    seed,
    onRound: (done) => onProgress(done),
  });
  for (const { pair, offset, what } of violations) console.log(`  ${pair}, ${offset.toFixed(1)} ms apart: ${what}`);
  const { rows } = await scene.db.execute<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  console.log(`${races} races with seed ${seed}: ${violations.length} violations, ${rows[0]?.deadlocks} deadlocks`);
  await Promise.all(processes.map((process) => process.stop()));
  return violations.length === 0 && Number(rows[0]?.deadlocks) === 0;
});
