import { serveJobs } from '#server/workers/serve-jobs.ts';
import { readListFile } from './read-list-file.ts';

/** The entry point of the process that reads price lists. */
serveJobs((bytes: Uint8Array) => readListFile(Buffer.from(bytes)));
