import { parseArgs } from 'node:util';
import { makeMalformedRequests } from '#tools/testing/malformed/malformed-requests.ts';
import { openMalformedFixture } from '#tools/testing/malformed/open-malformed-fixture.ts';
import { sendMalformed } from '#tools/testing/malformed/send-malformed.ts';
import { openSalesFixture } from '#tools/testing/sales-fixture.ts';
import { spawnApp } from '#tools/testing/spawn-app.ts';

/**
 * `npm run bench:malformed`: sends 10,000 malformed requests for all calls over real connections. None may be answered
 * with 500 or above, lack a Retry-After that its status calls for, or take more than 2 s.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});
const fixture = await openSalesFixture(20);
const app = await spawnApp(fixture.url, { TRUST_PROXY: 'loopback' });
const { ids, cookies } = await openMalformedFixture(fixture.db, {
  projectId: fixture.projectId,
  unitIds: fixture.units,
});
const startedAt = performance.now();
const requests = makeMalformedRequests(ids, { count: Number(values.requests), seed: Number(values.seed) });
const result = await sendMalformed(requests, { address: app.address, cookies, concurrency: 8, maxTime: 2_000 });
const seconds = (performance.now() - startedAt) / 1000;
const counted = (counts: Map<string | number, number>) =>
  [...counts]
    .sort(([a], [b]) => String(a).localeCompare(String(b)))
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');
console.log(
  `${result.sent} requests in ${seconds.toFixed(0)} s, seed ${values.seed}; the slowest answer took ${Math.round(result.slowest)} ms`,
);
console.log(`  answered ${counted(result.statuses)}`);
console.log(`  sent ${counted(result.kinds)}`);
for (const line of result.failures.slice(0, 20)) console.log(`  ${line}`);
console.log(
  result.failures.length === 0
    ? 'no answer of 500 or above, none without its Retry-After, none missing, none over 2 s'
    : `${result.failures.length} failures`,
);
await app.stop();
await fixture.end();
process.exitCode = result.failures.length === 0 ? 0 : 1;
