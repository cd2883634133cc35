import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('the environment', () => {
  it('has a default for everything, also for empty variables', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      isProduction: false,
    });
  });

  it('drains for three seconds in production and not at all elsewhere, unless DRAIN_SECONDS is set', () => {
    const seconds = (variables: Record<string, string>) => readEnvironment(variables).drainSeconds;
    expect([seconds({}), seconds({ NODE_ENV: 'production' }), seconds({ DRAIN_SECONDS: '20' })]).toEqual([0, 3, 20]);
    expect(() => seconds({ DRAIN_SECONDS: '301' })).toThrow('DRAIN_SECONDS');
  });

  it('lets calls wait ten seconds for a database that is switched over, unless HOLD_SECONDS is set', () => {
    const seconds = (HOLD_SECONDS?: string) => readEnvironment({ HOLD_SECONDS }).holdSeconds;
    expect([seconds(), seconds('0'), seconds('60')]).toEqual([10, 0, 60]);
    for (const wrong of ['61', '-1', 'long']) expect(() => seconds(wrong)).toThrow('HOLD_SECONDS');
  });

  it('has one process, and media in a folder, by default', () => {
    expect(readEnvironment({})).toMatchObject({ workers: 1, mediaBucket: undefined });
    expect(readEnvironment({ WORKERS: '4' }).workers).toBe(4);
    for (const workers of ['0', '17', 'all']) expect(() => readEnvironment({ WORKERS: workers })).toThrow('WORKERS');
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'planted' };
    const url = 'https://s3.example/media';
    expect(readEnvironment({ MEDIA_BUCKET: url, ...keys }).mediaBucket).toMatchObject({
      url,
      region: 'auto',
      cacheBytes: 2_000_000_000,
    });
    expect(() => readEnvironment({ MEDIA_BUCKET: url })).toThrow(
      /AWS_ACCESS_KEY_ID must be set, because MEDIA_BUCKET is\n {2}AWS_SECRET_ACCESS_KEY must be set/,
    );
    for (const wrong of [
      'https://s3.example/',
      'https://s3.example/a/b',
      's3://media',
      'https://id:planted@s3.example/media',
    ])
      expect(() => readEnvironment({ MEDIA_BUCKET: wrong, ...keys })).toThrow(
        /MEDIA_BUCKET must be the address of a bucket, such as https:\/\/s3.eu-central-1.example\/loggia$/,
      );
  });

  it('has no tracing unless a collector is named, and then traces every call by default', () => {
    const tracingOf = (variables: Record<string, string>) => readEnvironment(variables).tracing;
    const named = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    expect(tracingOf({})).toBeUndefined();
    expect(tracingOf(named)).toMatchObject({ ratio: 1 });
    expect(tracingOf({ ...named, OTEL_TRACES_SAMPLER_ARG: '0.1' })).toMatchObject({ ratio: 0.1 });
    expect(() => tracingOf({ ...named, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('OTEL_TRACES_SAMPLER_ARG');
  });

  it('makes folders absolute', () => {
    const { dataDir, development } = readEnvironment({ DATA_DIR: 'here' });
    expect(dataDir).toBe(`${process.cwd()}/here`);
    expect(development).toBe(`${process.cwd()}/developments/asteria`);
  });

  it('reports everything that is wrong in one message', () => {
    const wrong = {
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      SMTP_URL: 'mail',
      PUBLIC_URL: 'ftp://x',
      METRICS_TOKEN: 'short',
    };
    const message = (() => {
      try {
        return String(readEnvironment(wrong));
      } catch (error) {
        return String(error);
      }
    })();
    for (const name of Object.keys(wrong)) expect(message).toContain(name);
    expect(message).toContain('"70000"');
    expect(message).not.toContain('mysql://x');
  });

  it.each(['abc', '-1', '1.5', '0x10', ' 80'])('rejects %j as a port', (PORT) => {
    expect(() => readEnvironment({ PORT })).toThrow('PORT');
  });

  it('accepts addresses, networks and named networks as proxies, and trusts none by default', () => {
    expect(readEnvironment({}).trustProxy).toEqual([]);
    expect(readEnvironment({ TRUST_PROXY: ' 10.0.0.0/8, ::1,loopback ' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '::1',
      'loopback',
    ]);
  });

  it.each(['engine', '/engine', 'https:///engine', 'http://:5000'])(
    'rejects %j as the address of a routing engine',
    (DIRECTIONS_URL) => {
      expect(() => readEnvironment({ DIRECTIONS_URL })).toThrow('DIRECTIONS_URL must be a web address');
    },
  );

  it.each(['true', '*', '10.0.0.0/33', '1.2.3', '10.0.0.0/8/8', 'proxy.example'])(
    'rejects %j as a proxy',
    (TRUST_PROXY) => {
      expect(() => readEnvironment({ TRUST_PROXY })).toThrow('TRUST_PROXY');
    },
  );

  describe('of the company’s provider', () => {
    const company = {
      OIDC_ISSUER: 'https://login.acme.example/realms/acme',
      OIDC_CLIENT_ID: 'loggia',
      OIDC_CLIENT_SECRET: 'planted secret',
      OIDC_NAME: 'Acme',
    };

    it('is absent by default', () => {
      expect(readEnvironment({ OIDC_ISSUER: '', OIDC_NAME: '' }).company).toBeUndefined();
    });

    it('needs four variables, and has defaults for the others', () => {
      expect(readEnvironment(company).company).toEqual({
        issuer: company.OIDC_ISSUER,
        clientId: 'loggia',
        clientSecret: 'planted secret',
        clientAuth: 'client_secret_post',
        name: 'Acme',
        domains: [],
        verifiedClaim: 'email_verified',
        isOnly: false,
        logsOut: true,
        strengths: [],
      });
    });

    it('reads the secret from the first line of a file, and domains in any case', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'loggia-secret-'));
      const file = join(folder, 'secret');
      await writeFile(file, 'from the file\n');
      const variables = { ...company, OIDC_CLIENT_SECRET: '', OIDC_CLIENT_SECRET_FILE: file };
      const read = readEnvironment({
        ...variables,
        OIDC_EMAIL_DOMAINS: 'Acme.example, b.example',
        OIDC_ONLY: 'true',
        OIDC_LOGOUT: 'false',
        OIDC_ACR_VALUES: 'urn:acme:Gold  2',
      });
      expect(read.company).toMatchObject({
        clientSecret: 'from the file',
        domains: ['acme.example', 'b.example'],
        isOnly: true,
        logsOut: false,
        strengths: ['urn:acme:Gold', '2'],
      });
      await rm(folder, { recursive: true });
    });

    const wrong: [message: string, changes: Record<string, string>][] = [
      ['OIDC_CLIENT_ID must be set, because OIDC_ISSUER is', { OIDC_CLIENT_ID: '' }],
      ['OIDC_NAME must be set, because OIDC_ISSUER is', { OIDC_NAME: '' }],
      ['OIDC_CLIENT_SECRET or OIDC_CLIENT_SECRET_FILE must be set', { OIDC_CLIENT_SECRET: '' }],
      ['OIDC_CLIENT_SECRET and OIDC_CLIENT_SECRET_FILE exclude each other', { OIDC_CLIENT_SECRET_FILE: '/secret' }],
      ['cannot be read: ENOENT', { OIDC_CLIENT_SECRET: '', OIDC_CLIENT_SECRET_FILE: '/nowhere/secret' }],
      ['OIDC_ISSUER must be set, because OIDC_CLIENT_ID is', { OIDC_ISSUER: '' }],
      ['PUBLIC_URL must be set, because OIDC_ISSUER is', { NODE_ENV: 'production' }],
      ['OIDC_ONLY must be true or false', { OIDC_ONLY: 'yes' }],
      ['OIDC_LOGOUT must be true or false', { OIDC_LOGOUT: 'no' }],
      ['CLAMD must be host:port', { CLAMD: 'clamd' }],
      [
        'BREACHED_PASSWORDS_URL must be the address of a service',
        { BREACHED_PASSWORDS_URL: 'https://id:planted secret@ranges.example/range' },
      ],
      ['OIDC_ACR_VALUES must list values of acr', { OIDC_ACR_VALUES: 'gold,\tsilver' }],
      ['OIDC_EMAIL_DOMAINS must list domains', { OIDC_EMAIL_DOMAINS: '@acme.example' }],
      ['OIDC_VERIFIED_CLAIM must be email_verified or xms_edov', { OIDC_VERIFIED_CLAIM: 'email' }],
      ['OIDC_CLIENT_AUTH must be', { OIDC_CLIENT_AUTH: 'none' }],
      ...[
        'login.acme.example',
        'http://login.acme.example',
        'https://login.acme.example/?a=1',
        'https://login.microsoftonline.com/common/v2.0',
        'https://login.microsoftonline.com/organizations/v2.0',
      ].map((issuer): [string, Record<string, string>] => [
        'OIDC_ISSUER must be the https:// address of one company',
        { OIDC_ISSUER: issuer },
      ]),
    ];

    it.each(wrong)('reports that %s', (message, changes) => {
      const read = () => readEnvironment({ ...company, ...changes });
      expect(read).toThrow(message);
      expect(read).not.toThrow('planted secret');
    });
  });
});
