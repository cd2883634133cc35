import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call.ts';
import { calls, type CallName } from '#contract/calls/index.ts';
import { leadSources } from '#server/database/schema.ts';
import { openChangeLog, openSilently } from '#tools/testing/permissions/change-log.ts';
import { checkCall } from '#tools/testing/permissions/check-call.ts';
import { describeRow } from '#tools/testing/permissions/describe-row.ts';
import { makeCall, openFixtures, waysToMake, type Matrix } from '#tools/testing/permissions/matrix.ts';
import { everyPerson } from '#tools/testing/permissions/people.ts';
import { rows } from '#tools/testing/permissions/rows.ts';
import { withdrawUnit, type FixtureProject } from '#tools/testing/permissions/fixture.ts';
import { absentId } from '#tools/testing/permissions/fixture-ids.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { required } from '#tools/required.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';

let project: FixtureProject = { projectId: 0, unitIds: [], leadSource: 0 };
const {
  app,
  database: { db, url },
} = await ownApp(async (own) => {
  const { projectId, unitIds } = await saveSampleProject(own.db, { units: 20 });
  await withdrawUnit(own.db, unitIds);
  const [source] = await own.db.select({ id: leadSources.id }).from(leadSources);
  project = { projectId, unitIds, leadSource: required(source, 'a lead source').id };
});
const silent = openSilently(url);
afterAll(silent.close);
const matrix: Matrix = { app, fixtures: openFixtures(silent.db, project), log: await openChangeLog(db) };
const everyCall = Object.keys(calls) as CallName[];
/** Reads first, because they change nothing. */
const inOrder = everyCall.toSorted(
  (one, other) => Number(calls[one].method !== 'GET') - Number(calls[other].method !== 'GET'),
);

describe.each(everyPerson)('%s', (person) => {
  it.each(inOrder)('%s', async (name) => {
    expect(await checkCall(matrix, name, person)).toEqual([]);
  });
});

it.each(everyCall)('every id that %s takes is in the matrix', (name) => {
  expect(describeRow(calls[name], rows[name])).toEqual([]);
});

describe('a page of another site', () => {
  let headers: object = {};
  beforeAll(async () => {
    ({ headers } = await matrix.fixtures.of('admin'));
  });

  it.each(everyCall.filter((name) => calls[name].method !== 'GET'))('cannot make %s', async (name) => {
    const call: Call = calls[name];
    for (const sender of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      for (const way of waysToMake(call)) {
        const { status, changed } = await makeCall(matrix, call, { headers: { ...headers, ...sender }, way });
        expect({ status, changed }).toEqual({ status: 403, changed: [] });
      }
    }
  });

  it('cannot make a change through a method in the URL', async () => {
    const { ids } = await matrix.fixtures.of('admin');
    const url = `/api/clients/${ids.client.own ?? absentId}?_method=DELETE`;
    const answer = await app.inject({ method: 'POST', url, headers: { ...headers }, payload: {} });
    expect({ status: answer.statusCode, changed: (await matrix.log.take()).tables }).toEqual({
      status: 405,
      changed: [],
    });
  });
});
