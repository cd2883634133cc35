import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import fc from 'fast-check';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import type { RoleId } from '#domain/people/roles.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';
import { createApp } from '#server/app.ts';
import { openConnection } from '#server/database/connection.ts';
import { users } from '#server/database/schema.ts';
import { loggerFor } from './logger.ts';

const { app, database, dataDir } = await ownSampleApp();

describe('an unreachable database', () => {
  it('is 503 with Retry-After, while the process reports healthy', async () => {
    const connection = openConnection('postgres://nobody@127.0.0.1:1/none');
    const alone = await createApp({ connection, dataDir, webFolder: dataDir });
    for (const path of ['/api/properties', '/api/readyz', '/api/settings/7', '/api/buildings']) {
      const answer = await alone.inject({ url: path });
      expect([path, answer.statusCode, answer.headers['retry-after']]).toEqual([path, 503, '2']);
      expect(answer.json().code).toBe('unavailable');
    }
    expect((await alone.inject({ url: '/api/healthz' })).statusCode).toBe(200);
    await alone.close();
    await connection.close();
  });
});

describe('a request that breaks off', () => {
  it('is not reported as an outage of the database', async () => {
    const lines: string[] = [];
    const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
    const alone = await createApp({ connection: database, dataDir, webFolder: dataDir, logger });
    const { port } = new URL(await alone.listen({ port: 0, host: '127.0.0.1' }));
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b']) {
      const socket = connect(Number(port), '127.0.0.1');
      const head = `POST /api/users/login HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 99\r\n\r\n`;
      const isBegun = once(alone.server, 'request');
      socket.write(`${head}{"email":`);
      await isBegun;
      socket.destroy();
    }
    await expect.poll(() => promisify(alone.server.getConnections.bind(alone.server))()).toBe(0);
    await alone.close();
    expect(lines.filter((line) => line.includes('calls are answered by 503'))).toEqual([]);
  });
});

describe('arbitrary input', () => {
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=b',
    'text/plain',
    'application/json; charset=utf-16',
    '',
  ];

  it('never causes a server error as a body', async () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constantFrom('--b\r\n', '--b--', '%', '&=&', '{"email":{}}', '\u0000'),
    );
    const bodies = fc.tuple(
      fc.constantFrom(...types),
      fc.array(texts, { maxLength: 4 }),
      fc.integer({ min: 1, max: 250 }),
    );
    await fc.assert(
      fc.asyncProperty(bodies, async ([type, parts, network]) => {
        const answer = await app.inject({
          method: 'POST',
          url: '/api/users/login',
          remoteAddress: `10.0.${network}.1`,
          payload: parts.join('&'),
          headers: type === '' ? {} : { 'content-type': type },
        });
        expect(answer.statusCode).toBeLessThan(500);
      }),
      { numRuns: 400 },
    );
  });

  it('never causes a server error as an address or a header', async () => {
    const part = fc.string({ unit: 'binary', maxLength: 30 }).map(encodeURIComponentSafely);
    const headers = fc.record({
      'accept-encoding': fc.string(),
      'accept-language': fc.string(),
      'if-none-match': fc.string(),
      cookie: fc.string(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          '/api/properties/',
          '/api/plans/1/',
          '/api/settings/',
          '/uploads/',
          '/img/buildings/',
          '/media/',
          '/api/buildings?',
        ),
        part,
        headers,
        async (path, end, sent) => {
          expect((await app.inject({ url: path + end, headers: sent })).statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('the log', () => {
  it('contains no password, personal address or query string, not even of a failed query', async () => {
    const lines: string[] = [];
    const logger = pino(loggerFor({ logLevel: 'trace', isProduction: true }) as pino.LoggerOptions, {
      write: (line: string) => void lines.push(line),
    });
    const row = {
      name: 'Planted Name',
      email: 'planted@secret.example',
      phone: '+30 planted',
      password_hash: 'planted-hash',
      role_id: 99 as RoleId,
    };
    const failure: unknown = await database.db
      .insert(users)
      .values(row)
      .catch((error: unknown) => error);
    logger.error(
      { err: failure, body: { password: 'planted-password', email: 'planted@secret.example' } },
      'a call failed',
    );
    logger.info({ req: { method: 'GET', url: '/verify/1?code=planted-code' } });
    expect(lines).toHaveLength(2);
    expect(lines.join('').toLowerCase()).not.toContain('planted');
    expect(lines[0]).toContain('users_role');
  });
});

/** A lone surrogate cannot be encoded. */
function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
