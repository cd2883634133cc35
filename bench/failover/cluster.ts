import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** Three machines, each with etcd, Patroni and PostgreSQL 15. */
const nodes = ['a', 'b', 'c'] as const;
type NodeName = (typeof nodes)[number];

/** Patroni's name for a machine's role: the primary, the standby that commits wait for, or another standby. */
type Role = 'Leader' | 'Sync Standby' | 'Replica';

/**
 * Three database machines with HAProxy in front, all on this host: the files of `deploy/` with other addresses. A
 * machine is the processes of one mount namespace. `url` leads to the primary through HAProxy, `web` to `servers`, the
 * addresses at which HAProxy expects the product.
 */
export type Cluster = {
  url: string;
  web: string;
  servers: readonly [string, string];
  start(node: NodeName): Promise<void>;
  kill(node: NodeName, signal?: NodeJS.Signals): Promise<void>;
  /** Resolves when there is a primary with a synchronous standby and another replica. */
  untilHealthy(): Promise<void>;
  find(role: Role): Promise<NodeName>;
  patronictl(...args: string[]): Promise<string>;
  stop(): Promise<void>;
};

/** Loopback addresses in place of the hosts of `deploy/`. Nothing else on this machine uses them. */
const loopback = '127.0.77.';
/** HAProxy and the servers are on one host, each machine on its own. */
const frontHost = `${loopback}1`;
const hostOf = (node: NodeName) => `${loopback}${11 + nodes.indexOf(node)}`;

/** Starts the cluster in an empty folder, which PostgreSQL's user must be able to enter. */
export async function startCluster(folder: string): Promise<Cluster> {
  const secrets = { postgres: password(), loggia: password(), others: password() };
  for (const node of nodes) await prepareMachine(folder, node, secrets);
  for (const node of nodes) startMachine(folder, node);
  const haproxy = await startHaproxy(folder);
  await untilHealthy(folder);
  return {
    url: await createDatabase(secrets),
    web: `http://${frontHost}:4320`,
    servers: [`${frontHost}:4001`, `${frontHost}:4002`],
    start: async (node) => startMachine(folder, node),
    kill: (node, signal = 'SIGKILL') => signalMachine(folder, node, signal),
    untilHealthy: () => untilHealthy(folder),
    find: (role) => findNode(folder, role),
    patronictl: (...args) => patronictl(folder, args),
    async stop() {
      haproxy.kill();
      for (const node of nodes) await signalMachine(folder, node, 'SIGKILL');
    },
  };
}

type Secrets = { postgres: string; loggia: string; others: string };
const password = () => randomBytes(12).toString('hex');

/** A file of `deploy/`, with addresses of this host. */
async function readDeployed(name: string): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '..', '..', 'deploy', name), 'utf8');
  return text
    .replaceAll('10.0.0.0/24', '127.0.0.0/8')
    .replaceAll('127.0.0.1:', `${frontHost}:`)
    .replaceAll('10.0.0.', loopback);
}

const patroniFileOf = (folder: string, node: NodeName) => join(folder, `${node}.yml`);

/** Writes the configuration of a machine, and creates its folders: `data` and `run` of PostgreSQL, and `etcd`. */
async function prepareMachine(folder: string, node: NodeName, secrets: Secrets): Promise<void> {
  const etcdFolder = join(folder, node, 'etcd');
  await writeFile(patroniFileOf(folder, node), fillPatroniFile(await readDeployed('patroni.yml'), node, secrets));
  await writeFile(join(folder, `${node}.env`), fillEtcdFile(await readDeployed('etcd.env'), node, etcdFolder));
  const [uid, gid] = await idsOf('postgres');
  for (const part of ['data', 'run', 'etcd']) {
    await mkdir(join(folder, node, part), { recursive: true });
    await chown(join(folder, node, part), uid, gid);
  }
  await chmod(etcdFolder, 0o700);
}

function fillPatroniFile(template: string, node: NodeName, { postgres, others }: Secrets): string {
  return template
    .replace('name: a', `name: ${node}`)
    .replaceAll(/((?:listen|connect_address): )[\d.]+/g, `$1${hostOf(node)}`)
    .replace('CHANGE-ME', postgres)
    .replaceAll('CHANGE-ME', others);
}

function fillEtcdFile(template: string, node: NodeName, dataFolder: string): string {
  return template
    .replaceAll(/^(ETCD_\w+_URLS=http:\/\/)[\d.]+/gm, `$1${hostOf(node)}`)
    .replace('ETCD_NAME=a', `ETCD_NAME=${node}`)
    .replace(/ETCD_DATA_DIR=.*/, `ETCD_DATA_DIR=${dataFolder}`);
}

/** The ids of a user and of the user's group. */
async function idsOf(user: string): Promise<[uid: number, gid: number]> {
  const ids = await Promise.all(['-u', '-g'].map((option) => run('id', [option, user])));
  return ids.map(({ stdout }) => Number(stdout)) as [number, number];
}

/** Starts etcd and Patroni in a mount namespace in which PostgreSQL's folders are those of the machine. */
function startMachine(folder: string, node: NodeName): void {
  const script = `set -e; cd ${folder}
    mount --bind ${folder}/${node}/data /var/lib/postgresql
    mount --bind ${folder}/${node}/run /run/postgresql
    ( set -a; . ./${node}.env; exec runuser -u postgres -- etcd ) >>${folder}/${node}/etcd.log 2>&1 &
    exec runuser -u postgres -- patroni ${patroniFileOf(folder, node)} >>${folder}/${node}/patroni.log 2>&1`;
  spawn('unshare', ['--mount', '--propagation', 'private', 'sh', '-c', script], { stdio: 'ignore', detached: true });
}

async function startHaproxy(folder: string) {
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, await readDeployed('haproxy.cfg'));
  return spawn('haproxy', ['-f', file], { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Creates the product's role and database on the primary, and returns their URL. */
async function createDatabase({ postgres, loggia }: Secrets): Promise<string> {
  const address = `${frontHost}:4321`;
  const client = new pg.Client(`postgres://postgres:${postgres}@${address}/postgres`);
  await client.connect();
  await client.query(`create role loggia login password '${loggia}'`);
  await client.query('create database loggia owner loggia');
  await client.end();
  return `postgres://loggia:${loggia}@${address}/loggia`;
}

/** Runs `patronictl` with the configuration of the first machine that answers, since each knows the whole cluster. */
async function patronictl(folder: string, args: readonly string[]): Promise<string> {
  for (const node of nodes) {
    const command = ['-c', patroniFileOf(folder, node), ...args];
    const done = await run('patronictl', command, { timeout: 30_000 }).catch(() => undefined);
    if (done !== undefined) return done.stdout;
  }
  throw new Error(`patronictl ${args.join(' ')} failed on every machine`);
}

/** A line of `patronictl list`. `State` is `running` or `streaming` while the machine is healthy. */
type Member = { Member: NodeName; Role: Role | ''; State: string };

/** The machines as Patroni lists them; empty if none answers. */
async function listMembers(folder: string): Promise<Member[]> {
  return JSON.parse(await patronictl(folder, ['list', '-f', 'json']).catch(() => '[]')) as Member[];
}

async function untilHealthy(folder: string): Promise<void> {
  const isHealthy = ({ Role, State }: Member) => Role !== '' && ['running', 'streaming'].includes(State);
  for (let tries = 0; tries < 120; tries += 1) {
    const members = await listMembers(folder);
    const roles = members.filter(isHealthy).map(({ Role }) => Role);
    if (roles.length === nodes.length && roles.includes('Leader') && roles.includes('Sync Standby')) return;
    await wait(1_000);
  }
  throw new Error(`The cluster is not healthy: ${JSON.stringify(await listMembers(folder))}`);
}

async function findNode(folder: string, role: Role): Promise<NodeName> {
  const found = (await listMembers(folder)).find(({ Role }) => Role === role);
  if (found === undefined) throw new Error(`There is no ${role}`);
  return found.Member;
}

/** Sends a signal to every process of a machine. */
async function signalMachine(folder: string, node: NodeName, signal: NodeJS.Signals): Promise<void> {
  for (const pid of await processesOf(folder, node)) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has ended since.
    }
  }
}

/**
 * The processes of a machine: in their mount namespace, its folder `run` replaces the folder of PostgreSQL's sockets.
 */
async function processesOf(folder: string, node: NodeName): Promise<number[]> {
  const mounted = ` ${join(folder, node, 'run')} /run/postgresql `;
  const ownNamespace = await readlink('/proc/self/ns/mnt');
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 1);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const namespace = await readlink(`/proc/${pid}/ns/mnt`).catch(() => ownNamespace);
      if (namespace === ownNamespace) return [];
      const mounts = await readFile(`/proc/${pid}/mountinfo`, 'utf8').catch(() => '');
      return mounts.includes(mounted) ? [pid] : [];
    }),
  );
  return found.flat();
}
