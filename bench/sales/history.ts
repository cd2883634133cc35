import { parseArgs } from 'node:util';
import { checkHistory } from '#tools/testing/history/check-history.ts';
import { runHistory } from '#tools/testing/history/run-history.ts';
import { runLong } from '#tools/testing/run-long.ts';

/**
 * `npm run bench:history`: runs 10,000 mixed operations from 16 clients on 8 units, while two server processes are
 * killed and their connections terminated at random, and checks whether the history is linearizable.
 */
const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    terminations: { type: 'string', default: '20' },
  },
});
const total = Number(values.operations);

await runLong(
  { units: 8, total, what: 'operations', minutes: 60 },
  async ({ db, url, projectId, units }, onProgress) => {
    const { operations, ends, kills, terminated, failures } = await runHistory({
      db,
      url,
      projectId,
      units,
      operations: total,
      clients: 16,
      kills: Number(values.kills),
      terminations: Number(values.terminations),
      onProgress: (done, killed) => onProgress(done, `${killed} kills`),
    });
    const wrong = [...failures, ...checkHistory(operations, ends)];
    const written = operations.filter((operation) => operation.isWritten).length;
    const unknown = ends.reduce((sum, unit) => sum + unit.unknown, 0);
    console.log(
      `${operations.length} acknowledged operations (${written} written), ${unknown} prices with a lost answer, ${kills} kills, ${terminated} connections terminated`,
    );
    for (const line of wrong.slice(0, 20)) console.log(`  ${line}`);
    console.log(
      wrong.length === 0 ? 'linearizable for each unit; nothing acknowledged is lost' : `${wrong.length} violations`,
    );
    return wrong.length === 0;
  },
);
