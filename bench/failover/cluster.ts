import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const deploy = join(import.meta.dirname, '..', '..', 'deploy');

export const nodes = ['a', 'b', 'c'] as const;
export type NodeName = (typeof nodes)[number];

/**
 * A member as Patroni lists it. `Role` is `Leader`, `Sync Standby` or `Replica`; `State` is `running` or `streaming`
 * while it is healthy.
 */
type Member = { Member: NodeName; Role: string; State: string };

/**
 * Three machines with etcd, Patroni and PostgreSQL 15, with HAProxy in front, all on this host: the files of `deploy/`
 * with other addresses. The processes of one mount namespace make up a machine. `url` leads to the primary through
 * HAProxy, `web` to the servers.
 */
export type Cluster = {
  url: string;
  web: string;
  servers: readonly [string, string];
  start(node: NodeName): Promise<void>;
  kill(node: NodeName, signal?: NodeJS.Signals): Promise<void>;
  list(): Promise<Member[]>;
  /** Resolves when there is a primary with a synchronous standby and another replica. */
  whole(): Promise<void>;
  find(role: 'Leader' | 'Sync Standby' | 'Replica'): Promise<NodeName>;
  patronictl(...args: string[]): Promise<string>;
  stop(): Promise<void>;
};

/** Loopback addresses for the hosts of `deploy/`, apart from everything else on this machine. */
const loopback = '127.0.77.';
const addressOf = (node: NodeName) => `${loopback}${11 + nodes.indexOf(node)}`;

/** Starts the cluster in an empty folder, which PostgreSQL's user must be able to enter. */
export async function startCluster(folder: string): Promise<Cluster> {
  const [uid, gid] = await idsOf('postgres');
  const secrets = { postgres: password(), loggia: password(), others: password() };
  const [patroni, etcd] = (await Promise.all(
    ['patroni.yml', 'etcd.env'].map((name) => readFile(join(deploy, name), 'utf8')),
  )) as [string, string];
  const fileOf = (node: NodeName) => join(folder, `${node}.yml`);
  for (const node of nodes) {
    await writeFile(fileOf(node), patroniFile(patroni, node, secrets));
    await writeFile(join(folder, `${node}.env`), etcdFile(etcd, node, join(folder, node, 'etcd')));
    for (const part of ['data', 'run', 'etcd']) {
      await mkdir(join(folder, node, part), { recursive: true });
      await chown(join(folder, node, part), uid, gid);
    }
    await chmod(join(folder, node, 'etcd'), 0o700);
  }
  const haproxyFile = join(folder, 'haproxy.cfg');
  await writeFile(haproxyFile, onLoopback(await readFile(join(deploy, 'haproxy.cfg'), 'utf8')));

  const start = async (node: NodeName) => {
    const script = `set -e; cd ${folder}
      mount --bind ${folder}/${node}/data /var/lib/postgresql
      mount --bind ${folder}/${node}/run /run/postgresql
      ( set -a; . ./${node}.env; exec runuser -u postgres -- etcd ) >>${folder}/${node}/etcd.log 2>&1 &
      exec runuser -u postgres -- patroni ${fileOf(node)} >>${folder}/${node}/patroni.log 2>&1`;
    spawn('unshare', ['--mount', '--propagation', 'private', 'sh', '-c', script], { stdio: 'ignore', detached: true });
  };
  const processesOf = (node: NodeName) => listProcesses(join(folder, node, 'run'));
  const patronictl = async (...args: string[]) => {
    // Any running machine can answer for the whole cluster.
    for (const node of nodes) {
      const done = await run('patronictl', ['-c', fileOf(node), ...args], { timeout: 30_000 }).catch(() => undefined);
      if (done !== undefined) return done.stdout;
    }
    throw new Error(`patronictl ${args.join(' ')} failed on every machine`);
  };
  const list = async () => JSON.parse(await patronictl('list', '-f', 'json').catch(() => '[]')) as Member[];
  const whole = async () => {
    const isHealthy = ({ Role, State }: Member) => Role !== '' && ['running', 'streaming'].includes(State);
    for (let tries = 0; tries < 120; tries += 1) {
      const members = await list();
      const roles = members.filter(isHealthy).map(({ Role }) => Role);
      if (roles.length === 3 && roles.includes('Leader') && roles.includes('Sync Standby')) return;
      await wait(1_000);
    }
    throw new Error(`The cluster is not whole: ${JSON.stringify(await list())}`);
  };
  await Promise.all(nodes.map(start));
  const haproxy = spawn('haproxy', ['-f', haproxyFile], { stdio: ['ignore', 'inherit', 'inherit'] });
  await whole();
  const url = await createDatabase(secrets);
  return {
    url,
    web: `http://${loopback}1:4320`,
    servers: [`${loopback}1:4001`, `${loopback}1:4002`],
    start,
    async kill(node, signal = 'SIGKILL') {
      for (const pid of await processesOf(node)) signalTo(pid, signal);
    },
    list,
    whole,
    async find(role) {
      const found = (await list()).find(({ Role }) => Role === role);
      if (found === undefined) throw new Error(`There is no ${role}`);
      return found.Member;
    },
    patronictl,
    async stop() {
      haproxy.kill();
      for (const node of nodes) for (const pid of await processesOf(node)) signalTo(pid, 'SIGKILL');
    },
  };
}

type Secrets = { postgres: string; loggia: string; others: string };
const password = () => randomBytes(12).toString('hex');

function onLoopback(text: string): string {
  return text
    .replaceAll('10.0.0.0/24', '127.0.0.0/8')
    .replaceAll('127.0.0.1:', `${loopback}1:`)
    .replaceAll('10.0.0.', loopback);
}

function patroniFile(template: string, node: NodeName, { postgres, others }: Secrets): string {
  return onLoopback(template)
    .replace('name: a', `name: ${node}`)
    .replaceAll(/((?:listen|connect_address): )[\d.]+/g, `$1${addressOf(node)}`)
    .replace('CHANGE-ME', postgres)
    .replaceAll('CHANGE-ME', others);
}

/** The variables of the file, one on each line. */
function etcdFile(template: string, node: NodeName, folder: string): string {
  return onLoopback(template)
    .replaceAll(/^(ETCD_\w+_URLS=http:\/\/)[\d.]+/gm, `$1${addressOf(node)}`)
    .replace('ETCD_NAME=a', `ETCD_NAME=${node}`)
    .replace(/ETCD_DATA_DIR=.*/, `ETCD_DATA_DIR=${folder}`);
}

async function createDatabase({ postgres, loggia }: Secrets): Promise<string> {
  const address = `${loopback}1:4321`;
  const client = new pg.Client(`postgres://postgres:${postgres}@${address}/postgres`);
  await client.connect();
  await client.query(`create role loggia login password '${loggia}'`);
  await client.query('create database loggia owner loggia');
  await client.end();
  return `postgres://loggia:${loggia}@${address}/loggia`;
}

async function idsOf(user: string): Promise<[uid: number, gid: number]> {
  const ids = await Promise.all(['-u', '-g'].map((option) => run('id', [option, user])));
  return ids.map(({ stdout }) => Number(stdout)) as [number, number];
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended since.
  }
}

/** The processes in whose mount namespace a folder takes the place of PostgreSQL's sockets. */
async function listProcesses(folder: string): Promise<number[]> {
  const own = await readlink('/proc/self/ns/mnt');
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 1);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const namespace = await readlink(`/proc/${pid}/ns/mnt`).catch(() => own);
      if (namespace === own) return [];
      const mounts = await readFile(`/proc/${pid}/mountinfo`, 'utf8').catch(() => '');
      return mounts.includes(` ${folder} /run/postgresql `) ? [pid] : [];
    }),
  );
  return found.flat();
}
