import { expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import type { Call } from '#contract/calls/call.ts';
import { makeMalformedRequests } from '#tools/testing/malformed/malformed-requests.ts';
import { openMalformedFixture } from '#tools/testing/malformed/open-malformed-fixture.ts';
import { sendMalformed } from '#tools/testing/malformed/send-malformed.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';

const {
  app,
  database: { db },
  ids: sample,
} = await ownSampleApp({}, { mail: { isProduction: false }, trustProxy: ['loopback'] });
const { ids, cookies } = await openMalformedFixture(db, sample);
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const writes: Call[] = Object.values(calls).filter(({ method }) => method !== 'GET');
it.each(writes)('$name refuses a body that is no object', async ({ method, path }) => {
  const url = `/api${path.replaceAll(/\{\w+\}/g, '2147483647')}`;
  const headers = { cookie: cookies.admin, 'content-type': 'application/json' };
  for (const [index, payload] of ['[]', '7', '"text"', '{'].entries()) {
    const answer = await app.inject({ method, url, headers, payload, remoteAddress: `10.0.0.${index}` });
    expect({ payload, isRefused: [400, 403].includes(answer.statusCode) }).toEqual({ payload, isRefused: true });
  }
});

/** A sample: `npm run bench:malformed` sends ten thousand. */
const count = 1_500;

it('malformed requests are answered promptly, and always as the sender’s error', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  // Looser than the benchmark's two seconds, because other tests run on this machine.
  const borne = await sendMalformed(makeMalformedRequests(ids, { count, seed }), {
    address,
    cookies,
    concurrency: 8,
    maxTime: 15_000,
  });
  expect(borne.failures, `seed ${seed}`).toEqual([]);
  expect(borne.sent).toBe(count);
  expect([...borne.statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 405, 413, 415]));
});
