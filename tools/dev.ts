import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './web/build-web.ts';

/**
 * `npm run dev`: the server as `npm start` starts it, begun anew when its sources change, and Vite's own server for the
 * pages, which shows a change without loading anew. Calls go from there to the server on PORT, whose own pages are
 * built once: built by the watched server, they would be a change that it starts anew for.
 */
const root = join(import.meta.dirname, '..');
const env = { ...process.env, PORT: process.env.PORT || '4000' };
const options = { cwd: root, env, stdio: 'inherit' } as const;

await buildWeb((text) => process.stdout.write(`${text}\n`));
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'tools/start.ts', '--as-built'], options),
  spawn(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js')], options),
];

/** One that ends takes the other with it. */
for (const child of children) child.once('exit', () => children.forEach((other) => other.kill('SIGTERM')));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => children.forEach((child) => child.kill(signal)));
