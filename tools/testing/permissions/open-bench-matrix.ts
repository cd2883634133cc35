import { createApp } from '#server/app.ts';
import { leadSources } from '#server/database/schema.ts';
import { firstRow } from '#server/database/first-row.ts';
import { openSalesFixture } from '../sales-fixture.ts';
import { openChangeLog, openSilently } from './change-log.ts';
import { openFixtures, type Matrix } from './matrix.ts';
import { withdrawUnit } from './fixture.ts';

/** The matrix for benchmarks, on a separate PostgreSQL. */
type BenchMatrix = Matrix & { end(): Promise<void> };

/** Opens the matrix for a benchmark. */
export async function openBenchMatrix(): Promise<BenchMatrix> {
  const fixture = await openSalesFixture(20);
  await withdrawUnit(fixture.db, fixture.units);
  const silent = openSilently(fixture.url);
  const app = await createApp({ connection: fixture, dataDir: '/nonexistent', webFolder: '/nonexistent' });
  await app.ready();
  const leadSource = firstRow(await fixture.db.select({ id: leadSources.id }).from(leadSources)).id;
  const project = { projectId: fixture.projectId, unitIds: fixture.units, leadSource };
  return {
    app,
    fixtures: openFixtures(silent.db, project),
    log: await openChangeLog(fixture.db),
    async end() {
      await app.close();
      await silent.close();
      await fixture.end();
    },
  };
}
