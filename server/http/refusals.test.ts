import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { createApp } from '#server/app.ts';
import { ownSampleApp } from '#tools/testing/own-sample-app.ts';

const { app, database, dataDir } = await ownSampleApp();
let network = 0;
/** Sends each request from another network, so that no rate limit applies. */
const post = (payload: string | Buffer, type: string | undefined, more: InjectOptions = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/users/login',
    remoteAddress: `10.20.${(network += 1)}.1`,
    payload,
    ...more,
    headers: { ...(type === undefined ? {} : { 'content-type': type }), ...more.headers },
  });
const json = 'application/json';
const formType = 'application/x-www-form-urlencoded';
const rightForm = 'email=a@b.example&password=x&project_id=7';

describe('bodies', () => {
  it.each([
    ['JSON that is cut off', '{"email":', json, 400, 'unreadable_body'],
    ['a JSON list', '[]', json, 400, 'invalid_parameters'],
    ['JSON null', 'null', json, 400, 'invalid_parameters'],
    ['a JSON number', '7', json, 400, 'invalid_parameters'],
    ['nothing', '', json, 400, 'invalid_parameters'],
    ['a list for a text', '{"email":["a"],"password":"x","project_id":7}', json, 400, 'invalid_parameters'],
    ['an object for a number', '{"email":"a","password":"x","project_id":{"a":1}}', json, 400, 'invalid_parameters'],
    ['a field twice', 'email=a&email=b&password=x&project_id=7', formType, 400, 'invalid_parameters'],
    ['a NUL byte', 'email=a%00b&password=x&project_id=7', formType, 400, 'invalid_parameters'],
    ['a method that is not text', '{"_method":{"toString":"x"}}', json, 405, 'method_not_allowed'],
    ['text', 'hello', 'text/plain', 415, 'unsupported_media_type'],
    ['XML', '<a/>', 'application/xml', 415, 'unsupported_media_type'],
    ['an invalid content type', rightForm, 'nonsense', 415, 'unsupported_media_type'],
    ['multipart without a boundary', 'x', 'multipart/form-data', 400, 'unreadable_body'],
    [
      'multipart that is cut off',
      '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na',
      'multipart/form-data; boundary=x',
      400,
      'unreadable_body',
    ],
  ])('rejects %s', async (_, body, type, status, code) => {
    const answer = await post(body, type);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('reports every missing field', async () => {
    const answer = await post('lang=tr', formType);
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual([
      'email',
      'password',
      'project_id',
    ]);
    expect(answer.json().detail).toBe('Bazı parametreler geçerli değil');
    expect(answer.headers['content-language']).toBe('tr');
  });

  it.each([
    [json, Buffer.alloc(10_000_000, ' ')],
    [formType, Buffer.alloc(10_000_000, 'a')],
    ['multipart/form-data; boundary=x', Buffer.alloc(10_000_000, 'a')],
    ['application/zip', Buffer.alloc(10_000_000, 'a')],
  ])('rejects ten megabytes of %s as too large', async (type, body) => {
    expect((await post(body, type)).statusCode).toBe(413);
  });

  it('drops fields that would pollute a prototype', async () => {
    const answer = await post(
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"email":"a@b.example","password":"x","project_id":7}',
      json,
    );
    expect(answer.json()).toMatchObject({ response: false, error: 'error_user_email' });
    expect((await post(`__proto__=1&constructor=2&${rightForm}`, formType)).json().response).toBe(false);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('ignores fields that are not in the schema', async () => {
    expect((await post(`${rightForm}&role_id=5&parent_id=1`, formType)).json()).toMatchObject({ response: false });
  });
});

describe('_method', () => {
  it('is read from the body only, and only for existing updates and deletes', async () => {
    expect((await post(`${rightForm}&_method=PUT`, formType)).statusCode).toBe(405);
    expect((await post(`${rightForm}&_method=GET`, formType)).statusCode).toBe(405);
    expect((await post(`${rightForm}&_method=PUT&_method=DELETE`, formType)).statusCode).toBe(405);
    expect((await post(rightForm, formType, { url: '/api/users/login?_method=DELETE' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/api/properties?_method=DELETE' })).statusCode).toBe(200);
  });
});

describe('other sites', () => {
  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:81' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://localhost:80.evil.example' }],
  ])('are rejected with %j', async (headers) => {
    const answer = await post(rightForm, formType, { headers: headers as Record<string, string> });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin']);
  });

  it.each([
    [{}],
    [{ origin: 'http://localhost:80' }],
    [{ origin: 'http://localhost', host: 'localhost' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('our own page is accepted with %j', async (headers) => {
    expect((await post(rightForm, formType, { headers: headers as Record<string, string> })).statusCode).toBe(200);
  });

  it('include this one without TLS, if it uses TLS', async () => {
    const secure = await createApp({
      connection: database,
      dataDir,
      webFolder: join(dataDir, 'web'),
      publicUrl: new URL('https://show.example'),
      trustProxy: ['127.0.0.1'],
    });
    const from = async (origin: string, host: string, more: Record<string, string> = {}) =>
      (
        await secure.inject({
          method: 'POST',
          url: '/api/users/login',
          payload: rightForm,
          headers: { 'content-type': formType, origin, host, ...more },
        })
      ).statusCode;
    expect(await from('https://show.example', 'show.example')).toBe(200);
    expect(await from('http://show.example', 'show.example')).toBe(403);
    expect(await from('http://show.example', 'show.example:80')).toBe(403);
    expect(await from('ftp://show.example', 'show.example')).toBe(403);
    expect(await from('http://other.example', 'other.example', { 'x-forwarded-proto': 'https' })).toBe(403);
    expect(await from('https://other.example', 'other.example', { 'x-forwarded-proto': 'https' })).toBe(200);
    expect(await from('http://localhost:4000', 'localhost:4000')).toBe(200);
    await secure.close();
  });

  it('may read public data', async () => {
    expect(
      (
        await app.inject({
          url: '/api/buildings',
          headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        })
      ).statusCode,
    ).toBe(200);
  });
});

describe('health', () => {
  it('reports that the process and the database answer and that there are pages', async () => {
    const readShell = async () => '<html></html>';
    const whole = await createApp({ connection: database, dataDir, webFolder: dataDir, readShell });
    for (const path of ['healthz', 'readyz'])
      expect((await whole.inject({ url: `/api/${path}` })).json()).toEqual({ status: 'ok' });
    await whole.close();
  });

  it('is not ready while the pages cannot be read', async () => {
    const health = await app.inject('/api/healthz');
    const ready = await app.inject('/api/readyz');
    expect([health.statusCode, ready.statusCode, ready.headers['retry-after']]).toEqual([200, 503, '2']);
  });

  it('shows metrics to this machine only', async () => {
    expect((await app.inject({ url: '/api/metrics' })).body).toContain('http_request_duration_seconds');
    for (const host of ['localhost:4000', '127.0.0.1', '[::1]:4000'])
      expect((await app.inject({ url: '/api/metrics', headers: { host } })).statusCode).toBe(200);
    // A page in a browser on this machine whose host name leads to it.
    for (const host of ['evil.example:4000', 'localhost.evil.example', '127.0.0.1.evil.example'])
      expect((await app.inject({ url: '/api/metrics', headers: { host } })).statusCode).toBe(404);
    expect((await app.inject({ url: '/api/metrics', remoteAddress: '10.0.0.9' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/api/metrics', headers: { 'x-forwarded-for': '10.0.0.9' } })).statusCode).toBe(
      404,
    );
  });

  it('lists the methods of a call', async () => {
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/properties' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([204, 'GET, HEAD']);
  });
});
