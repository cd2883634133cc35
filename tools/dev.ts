import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './web/build-web.ts';

/**
 * `npm run dev`: starts the server, which restarts when its sources change, and Vite, which serves the pages with hot
 * reload and forwards API calls to the server on PORT. The server also serves pages, which are built here once: a build
 * by the server would make it restart.
 */
const root = join(import.meta.dirname, '..');
const env = { ...process.env, PORT: process.env.PORT || '4000' };
const options = { cwd: root, env, stdio: 'inherit' } as const;

await buildWeb((text) => process.stdout.write(`${text}\n`));
const children = [
  spawn(
    process.execPath,
    [...process.execArgv, '--watch', '--watch-preserve-output', 'tools/start.ts', '--as-built'],
    options,
  ),
  spawn(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js')], options),
];

// If one of them exits, stop the other.
for (const child of children) child.once('exit', () => children.forEach((other) => other.kill('SIGTERM')));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => children.forEach((child) => child.kill(signal)));
