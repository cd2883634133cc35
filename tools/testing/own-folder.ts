import { inject } from 'vitest';

/** Temporary files of server tests go into the folder of their run. */
process.env.TMPDIR = inject('runFolder');
