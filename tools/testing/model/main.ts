import { parseArgs } from 'node:util';
import { createApp } from '#server/app.ts';
import { openSalesScene } from '../sales-scene.ts';
import { checkAgainstModel } from './check-model.ts';

/** `npm run bench:model`: 1,000 sequences of 20 to 40 changes, restarts among them, against the model. `--seed` repeats a run. */
const { values } = parseArgs({ options: { sequences: { type: 'string', default: '1000' }, seed: { type: 'string' } } });
const scene = await openSalesScene(3);
const start = () => createApp({ connection: scene, dataDir: '/nowhere', webFolder: '/nowhere' });
let app = await start();
const restart = async () => {
  await app.close();
  app = await start();
};
await checkAgainstModel({ db: scene.db, projectId: scene.projectId, units: scene.units, app: () => app, restart }, Number(values.sequences), values.seed === undefined ? undefined : Number(values.seed));
console.log(`${values.sequences} sequences ended as the model says`);
await app.close();
await scene.end();
