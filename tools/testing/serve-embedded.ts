import { flushCompileCache } from 'node:module';
import { startServer, closeAtSignal } from '#server/main.ts';
import { readEnvironment } from '#server/environment.ts';
import { projects } from '#server/database/schema.ts';
import { createDemoAccounts } from './create-demo-accounts.ts';
import { saveSampleProject } from './sample-project.ts';

/**
 * A server process with the embedded database of `DATA_DIR`, a sample project and the demo accounts. Prints its address
 * when it listens.
 */

// Standard input closes when the parent process ends; then this process must end too.
process.stdin.resume().once('end', () => process.exit(1));
const environment = readEnvironment(process.env);
const running = await startServer(environment, environment.dataDir, async ({ db }) => {
  const [known] = await db.select({ id: projects.id }).from(projects);
  if (known) return;
  const { projectId } = await saveSampleProject(db);
  await createDemoAccounts(db, projectId);
});
closeAtSignal(running);
// Flushed now, because many tests kill this process.
flushCompileCache();
process.stdout.write(`listening on ${running.address}\n`);
