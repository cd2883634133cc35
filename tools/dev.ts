import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './web/build-web.ts';

/**
 * `npm run dev`: the server of `npm start`, restarted when its sources change, and Vite's development server for the
 * pages, with hot reload. Vite forwards calls to the server on PORT. That server's own pages are built once, before it
 * starts: if it built them itself, it would restart for its own output.
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

// When one of them ends, so does the other.
for (const child of children) child.once('exit', () => children.forEach((other) => other.kill('SIGTERM')));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => children.forEach((child) => child.kill(signal)));
