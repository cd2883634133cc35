import { expect, it } from 'vitest';
import { listen } from '#tools/testing/listen-events.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { makeUser } from '#tools/testing/sales-sessions.ts';
import { beginSession } from '#server/sessions/sessions.ts';

const {
  app,
  database: { db },
  ids: { projectId },
} = await ownSampleApp({ units: 400 });
const cookie = `session=${await beginSession(db, { userId: await makeUser(db, projectId, 'admin') })}`;
const address = await app.listen({ port: 0, host: '127.0.0.1' });

it('a bulk price change is one event, after which every browser requests the changes', async () => {
  const browser = await listen(address);
  const { version } = (await app.inject({ url: '/api/changes' })).json();
  const change = { kind: 'fixed', amount: 100, floors: '[]' };
  const ask = (what: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/properties/prices/${what}`, headers: { cookie }, payload });
  const event = browser.next('catchUp');
  const { seen } = (await ask('preview', change)).json();
  expect((await ask('apply', { ...change, seen })).json()).toEqual({ changed: 400 });
  const { version: until, within } = await event;
  // A single browser may ask at once; the more there are, the longer they spread their requests.
  expect(within).toBeLessThan(10);
  expect(browser.heard('units')).toEqual([]);
  const answer = (await app.inject({ url: `/api/changes?since=${version}&until=${until}` })).json();
  expect(answer).toMatchObject({ reset: true, properties: [] });
  expect(answer.version).toBeGreaterThanOrEqual(until);
  browser.close();
});
