import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nodeArguments } from '#tools/testing/node-arguments.ts';

const root = join(import.meta.dirname, '..', '..');

/** A server of the product, started as in production. */
export type Server = {
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as a service manager would. Returns how many milliseconds that took, and the exit code or signal. */
  stop(): Promise<{ milliseconds: number; code: number | NodeJS.Signals | null }>;
};

/** Starts the product in a folder, and waits until it is ready. It ends with this process. */
export async function startServer(
  address: string,
  { url, dataDir, folder = root }: { url: string; dataDir: string; folder?: string },
): Promise<Server> {
  const [host = '', port = ''] = address.split(':');
  const child = spawn(process.execPath, [...nodeArguments, 'tools/start.ts', '--as-built'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      // As under npm: the server ends when its parent process ends.
      npm_lifecycle_event: 'start',
      NODE_ENV: 'production',
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      HOST: host,
      PORT: port,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilReady(child);
  const end = async (signal: NodeJS.Signals) => {
    const startedAt = performance.now();
    const gone = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    child.kill(signal);
    const [code, by] = await gone;
    return { milliseconds: performance.now() - startedAt, code: code ?? by };
  };
  return {
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

async function untilReady(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += String(chunk);
    if (output.includes('is ready:')) resolve();
  });
  child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  await promise;
}

/**
 * Creates a later version of the product, with the same pages and one more migration: a column of the busiest table,
 * and an index.
 */
export async function makeLaterVersion(folder: string): Promise<string> {
  await mkdir(folder);
  for (const part of ['contract', 'dist', 'domain', 'server', 'tools', 'package.json'])
    await cp(join(root, part), join(folder, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await symlink(join(root, 'developments'), join(folder, 'developments'));
  const migrations = join(folder, 'server', 'database', 'migrations');
  const journalFile = join(migrations, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1);
  const later = { idx: (last?.idx ?? 0) + 1, version: '7', when: (last?.when ?? 0) + 1, breakpoints: true };
  await writeFile(
    journalFile,
    JSON.stringify({ ...journal, entries: [...journal.entries, { ...later, tag: 'later' }] }),
  );
  await writeFile(
    join(migrations, 'later.sql'),
    'ALTER TABLE properties ADD COLUMN later text;--> statement-breakpoint\nCREATE INDEX properties_later ON properties (later, id);',
  );
  return folder;
}
