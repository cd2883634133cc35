import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { ownDatabase, ownServer } from '#tools/testing/own-database.ts';
import { addressOf, runOn } from '#tools/testing/database.ts';
import { nodeArguments } from '#tools/testing/node-arguments.ts';
import { ownClamdServer } from '#tools/testing/clamd-server.ts';
import { ownRangeServer } from '#tools/testing/range-server.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';
import { certificate, expiredAt, expiredCertificate } from '#tools/testing/self-signed.ts';
import { locks } from '#server/database/locks.ts';
import type { CompanyOptions } from '#server/company/company-options.ts';
import { readEnvironment } from '#server/environment.ts';
import { checkBreachedPasswords } from './check-breached-passwords.ts';
import { checkCertificate } from './check-certificate.ts';
import { checkClamd } from './check-clamd.ts';
import { checkDatabase } from './check-database.ts';
import { checkEnvironment } from './check-environment.ts';
import { checkMail } from './check-mail.ts';
import { checkSettings } from './check-settings.ts';
import type { Finding } from './finding.ts';
import { runDoctor } from './run-doctor.ts';

const database = await ownDatabase();
const folder = await mkdtemp(join(tmpdir(), 'loggia-doctor-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const clamd = await ownClamdServer();
const ranges = await ownRangeServer(['123456']);
/** The findings as `level text`. */
const textsOf = (findings: Finding[]) => findings.map(({ level, text }) => `${level} ${text}`).join('\n');

describe('the settings', () => {
  const production = { isProduction: true, company: undefined };
  const check = async (environment: Parameters<typeof checkSettings>[1] = production) =>
    (await checkSettings(database.url, environment)).map(({ level, text }) => `${level} ${text.split(' ')[0]}`);
  const save = (settings: object) =>
    database.pool.query('update projects set settings = settings || $1::jsonb', [JSON.stringify(settings)]);

  it('are compared with level 2 one by one if the development is in production', async () => {
    expect(await check()).toEqual([]);
    await saveSampleProject(database.db);
    await save({ refuseCommonPasswords: false });
    const short = ['passwordMinLength', 'refuseCommonPasswords', 'requireSecondFactor', 'discreetErrors', 'acceptMode'];
    expect(await check()).toEqual(short.map((name) => `warning ${name}`));
    expect(await check({ ...production, isProduction: false })).toEqual([]);
    const company = { isOnly: true } as CompanyOptions;
    expect(await check({ ...production, company })).toEqual(['warning discreetErrors', 'warning acceptMode']);
    await save({ passwordMinLength: 8, refuseCommonPasswords: true, requireSecondFactor: 'managers' });
    await save({ discreetErrors: true, acceptMode: 'confirm' });
    expect(await check()).toEqual(['ok as']);
  });
});

describe('the database', () => {
  it('gives no warning where it should work, with its facts', async () => {
    const findings = await checkDatabase(database.url);
    expect(findings.filter(({ level }) => level === 'fault')).toEqual([]);
    expect(textsOf(findings)).toMatch(
      /(ok|warning) PostgreSQL 1\d[\s\S]*may migrate it[\s\S]*answers in[\s\S]*ok all are applied/,
    );
  });

  it('is a fault that does not show the password if it cannot be reached', async () => {
    const findings = await checkDatabase('postgres://loggia:planted@127.0.0.1:1/loggia');
    expect(findings.map(({ level }) => level)).toEqual(['fault']);
    expect(JSON.stringify(findings)).not.toContain('planted');
  });

  it('will be migrated if it is empty, and is a fault if the role may not do so', async () => {
    await runOn(ownServer(), `create role doctor_guest login password 'guest'`);
    await runOn(ownServer(), 'create database doctor_empty');
    const url = addressOf(ownServer(), 'doctor_empty');
    expect(textsOf(await checkDatabase(url))).toContain('ok the database is empty; the first start applies');
    const guest = new URL(url);
    guest.username = 'doctor_guest';
    guest.password = 'guest';
    expect(textsOf(await checkDatabase(guest.href))).toContain('fault doctor_guest may not create');
    await runOn(ownServer(), 'drop database doctor_empty with (force)');
    await runOn(ownServer(), 'drop role doctor_guest');
  });

  it('is reported if a newer version has migrated it, it is read-only, or its migration is blocked', async () => {
    const { pool } = database;
    const name = new URL(database.url).pathname.slice(1);
    await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)`);
    expect(textsOf(await checkDatabase(database.url))).toContain('warning a newer version of Loggia');
    await pool.query(`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
    await pool.query(`alter database ${name} set default_transaction_read_only = on`);
    expect(textsOf(await checkDatabase(database.url))).toContain('takes no writes');
    await pool.query(`alter database ${name} reset default_transaction_read_only`);
    const holder = await pool.connect();
    const waiter = await pool.connect();
    const lock = `select pg_advisory_lock(${locks.migration})`;
    await holder.query(lock);
    const waiting = waiter.query(lock);
    await expect.poll(async () => textsOf(await checkDatabase(database.url))).toContain('fault 1 process waits');
    for (const client of [holder, waiter]) client.release(true);
    await waiting.catch(() => undefined);
  });

  it('is a warning if statements wait for a lock, which names the holder', async () => {
    const { pool } = database;
    const holder = await pool.connect();
    const waiter = await pool.connect();
    await pool.query('create table of_doctor ()');
    await holder.query("begin; set application_name = 'a console'; lock table of_doctor");
    const waiting = waiter.query('select from of_doctor');
    await expect
      .poll(async () => textsOf(await checkDatabase(database.url)))
      .toMatch(/warning 1 statement waits up to \d+ s for a lock of process \d+ of PostgreSQL \(a console, idle in tr/);
    await holder.query('rollback');
    await waiting;
    expect(textsOf(await checkDatabase(database.url))).not.toContain('for a lock');
    for (const client of [holder, waiter]) client.release(true);
  });
});

describe('the mail server', () => {
  /** Starts a real server with these options, and returns the findings about it. */
  async function check(options: SMTPServerOptions, credentials = '', query = ''): Promise<Finding[]> {
    const server = new SMTPServer({ logger: false, closeTimeout: 100, ...options });
    server.on('error', () => undefined);
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    try {
      return await checkMail(`smtp://${credentials}127.0.0.1:${port}${query}`);
    } finally {
      await new Promise<void>((done) => server.close(() => done()));
    }
  }
  const logIn: SMTPServerOptions['onAuth'] = ({ username, password }, _session, done) =>
    password === 'right' ? done(null, { user: username }) : done(new Error('no'));

  it('is a warning if it answers without encryption', async () => {
    const found = await check({ authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] });
    expect(found.map(({ level }) => level)).toEqual(['warning']);
  });

  it('is checked by a login, without sending mail', async () => {
    let mails = 0;
    const onMailFrom: SMTPServerOptions['onMailFrom'] = (_address, _session, done) => {
      mails += 1;
      done();
    };
    const options = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth: logIn, onMailFrom };
    expect(textsOf(await check(options, 'me:right@'))).toContain('ok the login of me is accepted');
    const refused = await check(options, 'me:planted@');
    expect(textsOf(refused)).toContain('fault the login is refused');
    expect(JSON.stringify(refused)).not.toContain('planted');
    expect(mails).toBe(0);
  });

  it('is a fault if its certificate is not trusted', async () => {
    const found = await check({ ...certificate, authOptional: true });
    expect(textsOf(found)).toMatch(/fault .*certificate/);
  });

  it('is a fault that says what to renew if its certificate has expired', async () => {
    const trusted = `?tls.ca=${encodeURIComponent(expiredCertificate.cert)}`;
    const [found] = await check({ ...expiredCertificate, authOptional: true }, '', trusted);
    expect(found).toMatchObject({ level: 'fault', advice: expect.stringContaining('renewed') });
  });

  it('is a fault if it does not answer', async () => {
    expect((await checkMail('smtp://127.0.0.1:1')).map(({ level }) => level)).toEqual(['fault']);
  });
});

describe('the certificate', () => {
  it('is read from the address, and is a fault if it is not trusted or has expired', async () => {
    const server = createServer(certificate, (socket) => socket.end());
    server.on('tlsClientError', () => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const before = await checkCertificate(address, expiredAt - 86_400_000 * 30);
    expect([before.level, before.text]).toEqual(['fault', expect.stringContaining('browsers refuse it')]);
    const after = await checkCertificate(address, expiredAt + 86_400_000 * 3);
    expect([after.level, after.text]).toEqual(['fault', expect.stringContaining('expired 3 days ago')]);
    server.close();
  });

  it('is a warning if the address cannot be reached from here', async () => {
    expect((await checkCertificate(new URL('https://127.0.0.1:1'))).level).toBe('warning');
  });
});

describe('the virus scanner', () => {
  it('is fine if it finds the file that all scanners find', async () => {
    clamd.says = 'stream: Eicar-Signature FOUND';
    expect(textsOf([await checkClamd(clamd.address)])).toBe('ok finds Eicar-Signature in the test file of eicar.org');
    expect(String(clamd.received.at(-1))).toMatch(/^X5O.{65}$/);
  });

  it('is a fault if it finds nothing or is not there', async () => {
    clamd.says = 'stream: OK';
    expect(textsOf([await checkClamd(clamd.address)])).toContain('fault finds nothing');
    expect(textsOf([await checkClamd({ host: '127.0.0.1', port: 1 })])).toContain('ECONNREFUSED');
  });
});

describe('the service that knows breached passwords', () => {
  it('is fine if it knows the most common password, and a fault otherwise', async () => {
    const found = async () => textsOf([await checkBreachedPasswords(ranges.address)]);
    expect(await found()).toMatch(/^ok 127\.0\.0\.1:\d+ knows breached ones$/);
    ranges.answer = (_, response) => void response.end(`${'0'.repeat(35)}:1`);
    expect(await found()).toBe('fault the service does not know 123456');
    ranges.answer = (_, response) => void response.writeHead(503).end();
    expect(await found()).toBe('fault the service answered with the status 503');
  });
});

describe('the environment', () => {
  it('is warned about if it lacks something in production', () => {
    const findings = checkEnvironment(readEnvironment({ NODE_ENV: 'production', PUBLIC_URL: 'https://show.example' }));
    expect(findings.filter(({ level }) => level === 'warning').map(({ subject }) => subject)).toEqual([
      'TRUST_PROXY',
      'SMTP_URL',
      'SECRETS_KEY',
      'BREACHED_PASSWORDS_URL',
    ]);
    const subjects = (strengths: string[]) =>
      checkEnvironment({
        ...readEnvironment({ NODE_ENV: 'production', SMTP_URL: 'smtp://x' }),
        company: { strengths, isOnly: true } as Partial<CompanyOptions> as CompanyOptions,
      }).flatMap(({ level, subject }) => (level === 'warning' ? [subject] : []));
    expect([subjects([]), subjects(['2'])]).toEqual([['PUBLIC_URL', 'OIDC_ACR_VALUES'], ['PUBLIC_URL']]);
  });

  it('is a fault with an old Node', () => {
    expect(checkEnvironment(readEnvironment({}), '22.9.0')[0]?.level).toBe('fault');
  });

  it('is all that is reported if it is invalid', async () => {
    const findings = await runDoctor({ PORT: 'x', SMTP_URL: 'y' }, folder);
    expect(findings.map(({ level, text }) => `${level} ${text.split(' ')[0]}`)).toEqual([
      'fault PORT',
      'fault SMTP_URL',
    ]);
  });
});

it('the command prints a line for each check and exits with 1 if there is a fault', async () => {
  const run = (variables: Record<string, string>) =>
    new Promise<{ code: number; text: string }>((done) => {
      const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...variables };
      execFile(process.execPath, [...nodeArguments, 'tools/doctor/main.ts'], { env }, (error, stdout) =>
        done({ code: Number(error?.code ?? 0), text: stdout }),
      );
    });
  const well = await run({ DATABASE_URL: database.url });
  expect([well.code, well.text]).toEqual([0, expect.stringMatching(/^(ok|warning) +database +PostgreSQL/m)]);
  expect(well.text).toContain('Faults: 0.');
  const ill = await run({ DATABASE_URL: 'postgres://127.0.0.1:1/none' });
  expect([ill.code, ill.text]).toEqual([1, expect.stringMatching(/^fault +database[\s\S]*→ Check DATABASE_URL/m)]);
});
