import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * nginx as a cache in front of the product: its address, its processes, and the number of requests that it passed on to
 * the product.
 */
export type Nginx = { address: string; pids(): Promise<number[]>; passedOn(): Promise<number>; stop(): Promise<void> };

/** An address of this machine on which nothing else listens. */
const host = '127.0.78.1';

/**
 * Starts nginx with `deploy/nginx.conf` in front of the product at an address, with an empty cache in a folder. Throws
 * if it does not answer within ten seconds.
 */
export async function startNginx(product: string, folder: string): Promise<Nginx> {
  const file = join(import.meta.dirname, '..', '..', 'deploy', 'nginx.conf');
  const log = join(folder, 'passed-on.log');
  // Everything below the cache is written by nginx's own user.
  const cache = join(folder, 'cache');
  await mkdir(cache);
  await chmod(cache, 0o777);
  const text = (await readFile(file, 'utf8'))
    .replaceAll('listen 127.0.0.1:', `listen ${host}:`)
    .replaceAll(/127\.0\.0\.1:400\d/g, new URL(product).host)
    .replace('/run/nginx-loggia.pid', join(folder, 'nginx.pid'))
    .replace('/var/log/nginx/loggia.log', join(folder, 'nginx.log'))
    .replace('/var/cache/nginx/loggia', cache)
    // Logs one line for each request that is passed on.
    .replace(
      'access_log off;',
      `map $upstream_addr $is_passed_on { default 1; "" 0; }\n  log_format passed '$uri';\n  access_log ${log} passed if=$is_passed_on;`,
    );
  const configuration = join(folder, 'nginx.conf');
  await writeFile(configuration, text);
  const child = spawn('nginx', ['-c', configuration, '-g', 'daemon off;'], { stdio: 'inherit' });
  const address = `http://${host}:4340`;
  const deadline = performance.now() + 10_000;
  while ((await fetch(`${address}/api/healthz`).catch(() => undefined))?.ok !== true) {
    if (performance.now() > deadline) {
      child.kill('SIGTERM');
      throw new Error('nginx does not answer');
    }
    await wait(100);
  }
  return {
    address,
    pids: () => processesOf(child.pid ?? 0),
    passedOn: async () => (await readFile(log, 'utf8')).split('\n').length - 1,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** A process and all its descendants. */
export async function processesOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    if (/^\d+$/.test(name)) parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const below = (of: number): number[] =>
    [...parents].filter(([, parent]) => parent === of).flatMap(([child]) => [child, ...below(child)]);
  return [pid, ...below(pid)];
}
