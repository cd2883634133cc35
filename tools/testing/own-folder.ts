import { inject } from 'vitest';

/** Temporary files of these tests, and of what they start, go into the folder of their run. */
process.env.TMPDIR = inject('runFolder');
