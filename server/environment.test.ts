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

  it.each(['true', '*', '10.0.0.0/33', '1.2.3', '10.0.0.0/8/8', 'proxy.example'])(
    'rejects %j as a proxy',
    (TRUST_PROXY) => {
      expect(() => readEnvironment({ TRUST_PROXY })).toThrow('TRUST_PROXY');
    },
  );
});
