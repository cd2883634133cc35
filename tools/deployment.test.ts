import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { variableNames } from '#server/environment.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const compose = read('deploy/compose.yaml');
const containerfile = read('deploy/Containerfile');
const service = read('deploy/loggia.service');

/** The names that an environment file assigns, including those that are commented out. */
const namesIn = (file: string) => [...read(file).matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = '']) => name);

it('sets only variables that the server reads', () => {
  const assigned = [
    ...namesIn('deploy/loggia.env.example'),
    ...[...compose.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name),
    ...[...containerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.match(/[A-Z_]+(?==)/g) ?? []),
    ...[...service.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.match(/[A-Z_]+(?==)/g) ?? []),
  ];
  expect(assigned.length).toBeGreaterThan(15);
  // Variables of glibc, PostgreSQL's image, the proxy and the backup script.
  const ofOthers = /^(MALLOC_ARENA_MAX|POSTGRES_\w+|PUBLIC_HOST|BACKUP_RECIPIENT)$/;
  expect(assigned.filter((name) => !variableNames.includes(name) && !ofOthers.test(name))).toEqual([]);
});

it('documents every variable of the server', () => {
  const text = read('docs/operations.md');
  expect(variableNames.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it('starts the image and the service like npm start, with pages that are built', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
  const started = `${scripts.start} --as-built`;
  const [, command = '[]'] = /^CMD (.*)$/m.exec(containerfile) ?? [];
  expect((JSON.parse(command) as string[]).join(' ')).toBe(started);
  expect(/^ExecStart=\S*\/(node .*)$/m.exec(service)?.[1]).toBe(started);
});

it('backs up the data of the service', () => {
  const backup = read('deploy/loggia-backup.service');
  for (const setting of ['WorkingDirectory', 'EnvironmentFile', 'DynamicUser', 'User'])
    expect(new RegExp(`^${setting}=.*$`, 'm').exec(backup)?.[0]).toBe(
      new RegExp(`^${setting}=.*$`, 'm').exec(service)?.[0],
    );
  const dataDir = /DATA_DIR=(\S+)/;
  expect(dataDir.exec(backup)?.[1]).toBe(dataDir.exec(service)?.[1]);
});

it('refers only to files that exist', () => {
  const files = readdirSync(join(root, 'deploy')).map((name) => read(`deploy/${name}`));
  const named = files.flatMap((text) => text.match(/(?<![\w/.-])(?:deploy|docs|tools)\/[\w./-]*\w/g) ?? []);
  const written = new Set(['deploy/loggia.env', 'deploy/.env', 'tools/testing']);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !written.has(name) && !existsSync(join(root, name)))).toEqual([]);
});

it('keeps files that operators add out of images and of the repository', () => {
  for (const list of ['.dockerignore', '.gitignore'])
    expect(read(list).split('\n')).toEqual(expect.arrayContaining(['deploy/.env', 'deploy/loggia.env']));
});

it('tells the server the host and the address of visitors, at every address that nginx passes on', () => {
  const [server = '', ...locations] = read('deploy/nginx.conf')
    .replaceAll(/#.*$/gm, '')
    .split(/^ {4}location /m);
  const headersIn = (block: string) => block.match(/(?<=proxy_set_header )\S+ \S+(?=;)/g) ?? [];
  const passedOn = locations.filter((block) => block.includes('proxy_pass '));
  expect(passedOn.length).toBeGreaterThan(2);
  for (const block of passedOn) {
    // A location that sets a header inherits none.
    const own = headersIn(block);
    expect(own.length > 0 ? own : headersIn(server)).toEqual(
      expect.arrayContaining([
        'Connection ""',
        'Host $http_host',
        'X-Forwarded-For $remote_addr',
        'X-Forwarded-Proto $scheme',
      ]),
    );
  }
});

it('keeps answers in nginx by the address as it was sent, which nginx and the server may read differently', () => {
  const keys = read('deploy/nginx.conf').match(/(?<=proxy_cache_key )\S+(?=;)/g) ?? [];
  expect(keys.length).toBeGreaterThan(1);
  for (const key of keys) expect(key).toMatch(/^\$request_uri\|/);
});

describe('the compose file', () => {
  const services = compose.slice(0, compose.indexOf('\nvolumes:')).match(/^ {2}[a-z]+:$/gm) ?? [];

  it('requires no variable that its example file does not list', () => {
    const asked = [...compose.matchAll(/(?<!\$)\$\{([A-Z_]+)/g)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(new Set(namesIn('deploy/compose.env.example')));
  });

  it('keeps logs of a limited size', () => {
    expect(compose.match(/^ {4}logging: \*logging$/gm)).toHaveLength(services.length);
    expect(compose).toMatch(/^x-logging: &logging .*max-size: \d+m/m);
  });

  it('avoids what podman on Debian 12 handles differently', () => {
    // podman-restart starts no other services after a reboot.
    expect(compose.match(/^ {4}restart: always$/gm)).toHaveLength(services.length);
    // podman-compose 1.0.3 does not expand `${NAME:-}`, breaks health checks of the form CMD, and does not support
    // subnets.
    expect(compose).not.toMatch(/:-\}|'CMD',|^ +- CMD$|disable: true|subnet/m);
  });
});

const isInstalled = (program: string) => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

it.runIf(isInstalled('promtool'))('has alerts that fire when they should, according to promtool', async () => {
  const { stdout } = await promisify(execFile)('promtool', ['test', 'rules', join(root, 'deploy/alerts.test.yml')]);
  expect(stdout).toContain('SUCCESS');
});
