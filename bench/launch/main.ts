import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, chmod } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listPostgres } from '#tools/testing/embedded-server.ts';
import { required } from '#tools/required.ts';
import { cpuSeconds } from '../cpu-seconds.ts';
import { recordVisit, wholeVisit, type RecordedRequest } from './record-visit.ts';
import { processesOf, startNginx, type Nginx } from './start-nginx.ts';

/**
 * `npm run bench:launch`: the cost of a visitor. Records what a browser requests in one visit, and repeats it for this
 * many visitors, each on separate connections, one kind of request after the other. Prints requests, bytes and
 * processor time of the server for one visitor, and the totals for 100,000 visitors in an hour; `--first` for visitors
 * who leave after the first page; `--nginx` with two server processes behind the cache of `deploy/nginx.conf`. Response
 * times are not measured: they mean little while server, visitors and other programs share a machine.
 */
const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '100' },
    'data-dir': { type: 'string' },
    first: { type: 'boolean', default: false },
    nginx: { type: 'boolean', default: false },
  },
});
const visitors = Number(values.visitors);
const perHour = 100_000;

/** The cost of one visitor: bytes transferred, and milliseconds of processor time. */
type Cost = { kind: string; requests: number; bytes: number; server: number; postgres: number };

async function main(): Promise<void> {
  const dataDir = values['data-dir'] ?? (await newFolder());
  const product = await start(dataDir);
  const folder = await newFolder();
  const nginx = values.nginx ? await startNginx(product.address, folder) : undefined;
  const address = nginx?.address ?? product.address;
  try {
    const visit = await recordVisit(address, values.first ? ['/'] : wholeVisit);
    const kinds = Map.groupBy(visit, ({ kind }) => kind);
    // A warm-up for whatever is created by the first request.
    for (const requests of kinds.values()) await repeat(address, requests, 1);
    const costs: Cost[] = [];
    for (const [kind, requests] of kinds) {
      const measureKind = () => measure(kind, requests, { address, pid: product.pid, dataDir });
      costs.push(
        nginx === undefined ? await measureKind() : await reportNginx(nginx, kind, requests.length, measureKind),
      );
    }
    report(costs);
  } finally {
    await nginx?.stop();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
    if (values['data-dir'] === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

/** Repeats the requests of one kind for every visitor, and measures what they cost the server for one. */
async function measure(
  kind: string,
  requests: readonly RecordedRequest[],
  { address, pid, dataDir }: { address: string; pid: number; dataDir: string },
): Promise<Cost> {
  const serverBefore = await cpuOfServers(pid);
  const postgresBefore = await cpuOfDatabase(dataDir);
  const bytes = await repeat(address, requests, visitors);
  const server = (await cpuOfServers(pid)) - serverBefore;
  const postgres = (await cpuOfDatabase(dataDir)) - postgresBefore;
  return {
    kind,
    requests: requests.length,
    bytes: bytes / visitors,
    server: (1_000 * server) / visitors,
    postgres: Math.max(0, (1_000 * postgres) / visitors),
  };
}

/** Runs a measurement, and prints how many of its requests nginx passed on and nginx's processor time per visitor. */
async function reportNginx(
  nginx: Nginx,
  kind: string,
  requestsOfVisit: number,
  measureKind: () => Promise<Cost>,
): Promise<Cost> {
  const passedBefore = await nginx.passedOn();
  const cpuBefore = await cpuSeconds(await nginx.pids());
  const cost = await measureKind();
  const passed = (await nginx.passedOn()) - passedBefore;
  const cpu = (await cpuSeconds(await nginx.pids())) - cpuBefore;
  console.log(
    `${kind}: ${passed} of ${requestsOfVisit * visitors} requests were passed on; nginx took ${((1_000 * cpu) / visitors).toFixed(2)} ms for a visitor`,
  );
  return cost;
}

/** The processor time of the server's processes, without PostgreSQL and those for pictures and documents. */
async function cpuOfServers(pid: number): Promise<number> {
  const pids = await processesOf(pid);
  const isServer = async (one: number) =>
    (await readFile(`/proc/${one}/cmdline`, 'utf8').catch(() => '')).includes('tools/start.ts');
  const servers = await Promise.all(pids.map(async (one) => ((await isServer(one)) ? [one] : [])));
  return cpuSeconds(servers.flat());
}

/**
 * The processor time of the processes of PostgreSQL that are running now: those that have ended meanwhile are not
 * counted.
 */
async function cpuOfDatabase(dataDir: string): Promise<number> {
  const { all } = await listPostgres(dataDir);
  const each = await Promise.all(all.map((pid) => cpuSeconds([pid]).catch(() => 0)));
  return each.reduce((sum, one) => sum + one, 0);
}

/** Prints the cost of one visitor by kind of request, and that of `perHour` visitors. */
function report(costs: readonly Cost[]): void {
  const sum = (pick: (cost: Cost) => number) => costs.reduce((total, cost) => total + pick(cost), 0);
  const total: Cost = {
    kind: 'one visit',
    requests: sum(({ requests }) => requests),
    bytes: sum(({ bytes }) => bytes),
    server: sum(({ server }) => server),
    postgres: sum(({ postgres }) => postgres),
  };
  console.log(`${visitors} visitors, each with new connections:\n`);
  console.log('                requests        KB   server ms   PostgreSQL ms');
  for (const { kind, requests, bytes, server, postgres } of [...costs, total])
    console.log(
      [
        kind.padEnd(12),
        requests.toFixed(0).padStart(12),
        (bytes / 1_000).toFixed(0).padStart(10),
        server.toFixed(2).padStart(12),
        postgres.toFixed(2).padStart(16),
      ].join(''),
    );
  const perSecond = perHour / 3_600;
  console.log(
    `\n${perHour.toLocaleString('en')} visits in an hour are ${perSecond.toFixed(1)} a second: ${(total.requests * perSecond).toFixed(0)} requests, ${((total.bytes * perSecond * 8) / 1e6).toFixed(0)} Mbit and ${((total.server * perSecond) / 1_000).toFixed(2)} seconds of a processor in each.`,
  );
}

/** Repeats the same requests for each visitor, at most twenty visitors at once. Returns the bytes received. */
async function repeat(address: string, requests: readonly RecordedRequest[], count: number): Promise<number> {
  const { hostname, port } = new URL(address);
  let left = count;
  let bytes = 0;
  const visitOnce = async () => {
    // As many connections as a browser opens.
    const agent = new Agent({ keepAlive: true, maxSockets: 6 });
    await Promise.all(
      requests.map(async ({ path, headers, isStream }) => {
        const sent = request({ hostname, port, path, headers, agent }).end();
        const [answer] = (await once(sent, 'response')) as [IncomingMessage];
        if (answer.statusCode !== 200)
          throw new Error(`${path} was answered with ${answer.statusCode}: ${JSON.stringify(answer.headers)}`);
        for await (const chunk of answer) {
          bytes += (chunk as Buffer).length;
          if (isStream) break;
        }
      }),
    );
    agent.destroy();
  };
  const visitNext = async () => {
    while (left > 0) {
      left -= 1;
      await visitOnce();
    }
  };
  await Promise.all(Array.from({ length: 20 }, visitNext));
  return bytes;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-launch-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  return folder;
}

/** Starts the product on a free port, and waits until it is ready. */
async function start(dataDir: string): Promise<{ address: string; pid: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', './tools/check-node.js', 'tools/start.ts'], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: dataDir, WORKERS: values.nginx ? '2' : '1' },
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += String(chunk);
    const found = /ready: (http\S+)/.exec(output)?.[1];
    if (found !== undefined) resolve(found.replace(/\/$/, ''));
  });
  child.once('exit', (code) => reject(new Error(`The product ended with ${code}`)));
  const address = await promise;
  return {
    address,
    pid: required(child.pid, 'the process id'),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

await main();
