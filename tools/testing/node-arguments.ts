import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/** The arguments that npm scripts pass to Node. */
export const nodeArguments = ['--import', pathToFileURL(join(import.meta.dirname, '..', 'check-node.js')).href];

/** The arguments that `npm start` passes to Node: the same, and the memory flags in `package.json`. */
export const startArguments = readStartArguments();

function readStartArguments(): string[] {
  const root = join(import.meta.dirname, '..', '..');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const own = scripts.start.split(' ').filter((word) => /^--(expose-gc|max-|v8-)/.test(word));
  return [...own, ...nodeArguments];
}
