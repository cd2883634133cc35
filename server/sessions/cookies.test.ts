import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#tools/demo/demo-accounts.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { ownStaffedApp } from '#tools/testing/own-staffed-app.ts';

const overTls = await ownStaffedApp({ publicUrl: new URL('https://loggia.example') });
const behindProxy = await ownStaffedApp({ trustProxy: ['127.0.0.1'] });
const { ids } = overTls;

const login = (app: typeof overTls.app, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/users/login',
    headers,
    payload: { email: 'rep@asteria.example', password: demoPassword, project_id: ids.projectId },
  });
const tokenIn = (answer: Awaited<ReturnType<typeof login>>) =>
  answer.cookies.find(({ name }) => name.endsWith('session'))?.value ?? '';

describe('over TLS', () => {
  let token: string;
  beforeAll(async () => {
    token = tokenIn(await login(overTls.app));
  });
  const userOf = async (cookie: string, headers = {}) =>
    (await overTls.app.inject({ url: '/api/session', headers: { cookie, ...headers } })).json().user?.email;

  it('cookies have the prefix that only this host can set, and a logout removes them', async () => {
    const answer = await login(overTls.app);
    const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`^__Host-session=[\\w-]{43}; ${attributes}$`)),
      expect.stringMatching(new RegExp(`^__Host-device=[\\w-]{43}; Max-Age=34560000; ${attributes}$`)),
    ]);
    const cookie = `__Host-session=${tokenIn(answer)}`;
    const left = await overTls.app.inject({ method: 'POST', url: '/api/session/logout', headers: { cookie } });
    expect(String(left.headers['set-cookie'])).toMatch(/__Host-session=; .*Path=\/; .*Secure/);
  });

  it('a session cookie that another host of the domain planted, or that is older than TLS, is ignored', async () => {
    expect(await userOf(`__Host-session=${token}`)).toBe('rep@asteria.example');
    expect(await userOf(`session=${token}`)).toBeUndefined();
    const own = tokenIn(await login(overTls.app));
    expect(await userOf(`session=${'a'.repeat(43)}; __Host-session=${own}`)).toBe('rep@asteria.example');
  });

  it('answers from memory also ignore it', async () => {
    const address = await overTls.app.listen({ port: 0, host: '127.0.0.1' });
    const read = async (cookie: string) => (await fetch(`${address}/api/properties`, { headers: { cookie } })).text();
    const visitor = await read('');
    const seller = await read(`__Host-session=${token}`);
    expect(seller).not.toBe(visitor);
    expect(await read(`__Host-session=${token}`)).toBe(seller);
    for (let time = 0; time < 2; time++) expect(await read(`session=${token}`)).toBe(visitor);
  });

  it('a planted device cookie makes no browser known', async () => {
    const planted = 'b'.repeat(43);
    const answer = await login(overTls.app, { cookie: `device=${planted}` });
    expect(answer.cookies.find(({ name }) => name === '__Host-device')?.value).not.toBe(planted);
  });
});

describe('behind a proxy that is trusted', () => {
  const https = { 'x-forwarded-proto': 'https' };

  it('each request has the cookie for the connection of its browser', async () => {
    const plain = await login(behindProxy.app);
    const secure = await login(behindProxy.app, https);
    expect(plain.cookies.map(({ name }) => name)).toEqual(['session', 'device']);
    expect(secure.cookies.map(({ name }) => name)).toEqual(['__Host-session', '__Host-device']);
    const browser = openBrowser(behindProxy.app);
    const userOf = async (cookie: string, headers = {}) =>
      (await browser.get('/session', { cookie, ...headers })).body.user?.email;
    expect(await userOf(`session=${tokenIn(plain)}`)).toBe('rep@asteria.example');
    expect(await userOf(`session=${tokenIn(plain)}`, https)).toBeUndefined();
    expect(await userOf(`__Host-session=${tokenIn(secure)}`, https)).toBe('rep@asteria.example');
  });

  it('also for answers from memory', async () => {
    const address = await behindProxy.app.listen({ port: 0, host: '127.0.0.1' });
    const token = tokenIn(await login(behindProxy.app));
    const read = async (cookie: string, headers = {}) =>
      (await fetch(`${address}/api/properties`, { headers: { cookie, ...headers } })).text();
    const visitor = await read('');
    const seller = await read(`session=${token}`);
    expect(seller).not.toBe(visitor);
    for (let time = 0; time < 2; time++) expect(await read(`session=${token}`, https)).toBe(visitor);
  });
});
