import { expect, it } from 'vitest';
import { freeUnit, makeRaceObjects, raceCommands, type Send } from '#tools/testing/race-commands.ts';
import { allPairs, racePairs } from '#tools/testing/race-pairs.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';

let [projectId, units]: [number, number[]] = [0, []];
const { app, database: { db } } = await ownApp(async (own) => {
  ({ projectId, unitIds: units } = await saveSampleProject(own.db, { units: 60, settings: { canSell: true } }));
}, { mail: { isProduction: false } });

const send: Send = async ({ method, path, cookie, body }) => {
  const answer = await app.inject({ method, url: `/api${path}`, headers: cookie === '' ? {} : { cookie }, payload: body });
  return { status: answer.statusCode, text: answer.body };
};

it.each(Object.entries(raceCommands))('%s alone does what it says', async (name, command) => {
  const unit = units.pop() ?? 0;
  await freeUnit(db, unit);
  const { status, text } = await command({ db, send, projectId, objects: await makeRaceObjects(db, projectId, unit) });
  expect({ status, text }).toEqual({ status: 200, text });
  // On a free unit there is nothing to cancel.
  expect(text).not.toContain(name === 'cancel' ? '"response":true' : '"response":false');
});

it('two writing commands on the same objects end as if one came after the other', async () => {
  // `bench:pairs` runs all of them, again and again.
  const pairs = allPairs.filter((_, index) => index % 2 === 0);
  expect(await racePairs({ db, send, projectId, units: units.splice(0, 15), rounds: 1, pairs })).toEqual([]);
}, 120_000);

it('those that once met in a deadlock or left something behind do so at no moment', async () => {
  const pairs: [string, string][] = [
    ['reserve', 'merge'], ['mark', 'import'], ['mark', 'merge'], ['deleteUser', 'assign'], ['deleteUser', 'createUser'], ['deleteUser', 'moveUser'],
  ];
  expect(await racePairs({ db, send, projectId, units: units.splice(0, 9), rounds: 8, seed: 2, pairs })).toEqual([]);
}, 120_000);
