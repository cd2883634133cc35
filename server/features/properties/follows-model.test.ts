import { afterAll, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { checkAgainstModel } from '#tools/testing/model/check-model.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';

const database = await ownDatabase();
const { projectId, unitIds } = await saveSampleProject(database.db, { settings: { canSell: true } });
const start = () => createApp({ connection: database, dataDir: '/nowhere', webFolder: '/nowhere' });
let app = await start();
afterAll(() => app.close());

const restart = async () => {
  await app.close();
  app = await start();
};

it('a hundred random sequences of changes and restarts match the model', async () => {
  // `bench:model` runs a thousand.
  const { commands } = await checkAgainstModel(
    { db: database.db, projectId, units: unitIds, app: () => app, restart },
    100,
  );
  expect(commands).toBeGreaterThanOrEqual(2_000);
});
