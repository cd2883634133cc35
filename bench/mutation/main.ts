import { mutateDomain } from './domain.ts';

/**
 * `npm run bench:mutation` mutates the permission checks of the server and runs the permission matrix against each
 * mutant; `npm run bench:mutation -- people units` mutates the rules in these folders of `domain/`.
 */
const folders = process.argv.slice(2).some((given) => given.startsWith('--')) ? [] : process.argv.slice(2);
if (folders.length > 0) process.exitCode = mutateDomain(folders);
else await import('./permissions.ts');
