import { inject } from 'vitest';

/** Temporary files of these tests, and of processes that they start, go into the folder of the run. */
process.env.TMPDIR = inject('runFolder');
