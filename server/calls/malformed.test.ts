import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Call } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import { createDemoAccounts } from '#tools/demo/create-demo-accounts.ts';
import { openBrowser } from '#tools/testing/browser.ts';
import { ownApp } from '#tools/testing/own-app.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';

let projectId = 0;
const { app } = await ownApp(async ({ db }) => {
  projectId = (await saveSampleProject(db)).projectId;
  await createDemoAccounts(db, projectId, false);
}, { mail: { isProduction: false }, readShell: async () => '<html lang="en"></html>' });
const admin = openBrowser(app);
await admin.logIn('admin', projectId);
const cookie = `session=${admin.cookies.get('session')}`;

const every: Call[] = Object.values(calls).filter((call) => call.name !== 'logout');
const names = ['id', 'email', 'password', 'code', 'token', 'project_id', 'user_id', 'client_id', 'lang', 'note', 'role_id', 'parent_id', 'number', 'first_name', '_method', '__proto__', 'constructor', 'toString'];
const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain', 'application/xml', 'application/json; charset=utf-16', 'nonsense', ''];
const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.constantFrom('', '1', '-1', '99999999999999999999', 'a@b.co', '\u0000', '\ud800', 'tr', 'PUT', 'DELETE', '\u202e', "' or 1=1 --", '{{7*7}}', '${x}'), fc.array(fc.integer(), { maxLength: 3 }), fc.constant({ $ne: 1 }));
const field = fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 8 })), value);
const fields = fc.array(field, { maxLength: 8 });
const encode = (text: unknown) => encodeURIComponent(String(text).toWellFormed());
const body = fc.oneof(
  fields.map((all) => JSON.stringify(Object.fromEntries(all))),
  fields.map((all) => all.map(([name, given]) => `${encode(name)}=${encode(given)}`).join('&')),
  fields.map((all) => `${all.map(([name, given]) => `--x\r\ncontent-disposition: form-data; name="${encode(name)}"\r\n\r\n${String(given)}\r\n`).join('')}--x--`),
  fc.constantFrom('', '{', '[]', 'null', '"text"', '1', '{"__proto__":{"role_id":5}}', '{"constructor":{"prototype":{"x":1}}}', 'id=1&id=2', 'id[]=1', '%', '%zz=%', '--x', '--x\r\n\r\n--x--'),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
);
const part = fc.oneof(fc.constantFrom('1', '0', '-1', '999999', 'abc', '%00', '..', '%2e%2e', '1e3', '٣'), fc.string({ maxLength: 5 }).map(encode));

it('two thousand malformed requests are the sender’s mistakes, never ours', { timeout: 240_000 }, async () => {
  await fc.assert(fc.asyncProperty(fc.constantFrom(...every.map((call) => call.path)), fc.constantFrom('POST', 'PUT', 'DELETE', 'GET', 'PATCH') as fc.Arbitrary<'POST'>, part, fc.constantFrom(...types), body, fc.boolean(), async (path, odd, id, type, payload, isForm) => {
    const method = isForm ? 'POST' : odd;
    const url = `/api${path.replace(/\{\w+\}/g, () => id || '1')}`;
    const headers = { cookie, ...(type === '' ? {} : { 'content-type': type }) };
    const { statusCode } = await app.inject({ method, url, headers, ...((method as string) === 'GET' ? {} : { payload }) });
    expect(statusCode, `${method} ${url}`).toBeLessThan(500);
  }), { numRuns: 2000 });
});

it('texts of a megabyte are too large, and just below too long', async () => {
  for (const call of every.filter((call) => call.method === 'POST')) {
    const url = `/api${call.path.replace(/\{\w+\}/g, '1')}`;
    const send = (length: number) => app.inject({ method: 'POST', url, headers: { cookie }, payload: { email: 'x'.repeat(length), note: 'x'.repeat(length), token: 'x'.repeat(length), code: 'x'.repeat(length), id: 1 } });
    expect((await send(1_100_000)).statusCode).toBe(413);
    expect((await send(200_000)).statusCode).toBeLessThan(500);
  }
});
