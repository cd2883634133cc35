import { createApp } from '#server/app.ts';
import { leadSources } from '#server/database/schema.ts';
import { firstRow } from '#server/database/first-row.ts';
import { openSalesScene } from '../sales-scene.ts';
import { openChangeLog, openSilently } from './change-log.ts';
import { openStage, type Matrix } from './matrix.ts';
import { withdrawUnit } from './scene.ts';

/** The matrix for benchmarks, on a separate PostgreSQL. */
type BenchMatrix = Matrix & { end(): Promise<void> };

/** Opens the matrix for a benchmark. */
export async function openBenchMatrix(): Promise<BenchMatrix> {
  const scene = await openSalesScene(20);
  await withdrawUnit(scene.db, scene.units);
  const silent = openSilently(scene.url);
  const app = await createApp({ connection: scene, dataDir: '/nonexistent', webFolder: '/nonexistent' });
  await app.ready();
  const leadSource = firstRow(await scene.db.select({ id: leadSources.id }).from(leadSources)).id;
  const project = { projectId: scene.projectId, unitIds: scene.units, leadSource };
  return {
    app,
    stage: openStage(silent.db, project),
    log: await openChangeLog(scene.db),
    async end() {
      await app.close();
      await silent.close();
      await scene.end();
    },
  };
}
