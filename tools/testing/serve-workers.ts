import { readEnvironment } from '#server/environment.ts';
import { closeAtSignal, startWorker, startWorkers } from '#server/main.ts';
import { workerNumber } from '#server/processes/worker.ts';
import { lazyPackageImporter } from '#tools/import/lazy-package-importer.ts';

/** A server with several processes on an existing database, with the environment of the product. Prints its address. */
const environment = readEnvironment(process.env);
if (workerNumber() === undefined) {
  const running = await startWorkers(environment, { path: import.meta.filename, arguments: [] }, async () => undefined);
  closeAtSignal(running, environment.drainSeconds);
  process.stdout.write(`listening on ${running.address}\n`);
  // Standard input closes when the parent process ends; then this process must end too.
  process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM'));
} else await startWorker(environment, environment.dataDir, lazyPackageImporter);
