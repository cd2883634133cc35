import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/** What npm scripts pass to Node. */
export const nodeArguments = ['--import', pathToFileURL(join(import.meta.dirname, '..', 'check-node.js')).href];
