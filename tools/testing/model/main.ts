import { parseArgs } from 'node:util';
import { createApp } from '#server/app.ts';
import { runLong } from '../run-long.ts';
import { checkAgainstModel } from './check-model.ts';

/**
 * `npm run bench:model`: compares 1,000 sequences of 20 to 40 changes and restarts with the model. `--seed` repeats a
 * run.
 */
const { values } = parseArgs({ options: { sequences: { type: 'string', default: '1000' }, seed: { type: 'string' } } });
const total = Number(values.sequences);

await runLong({ units: 3, total, what: 'sequences', minutes: 60 }, async (fixture, onProgress) => {
  const start = () => createApp({ connection: fixture, dataDir: '/nowhere', webFolder: '/nowhere' });
  let app = await start();
  const restart = async () => {
    await app.close();
    app = await start();
  };
  const { commands } = await checkAgainstModel(
    { ...fixture, app: () => app, restart, onSequence: onProgress },
    total,
    values.seed === undefined ? undefined : Number(values.seed),
  );
  console.log(`${total} sequences with ${commands} commands agree with the model`);
  await app.close();
  return true;
});
