import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownRangeServer } from '#tools/testing/range-server.ts';
import { createBreachedPasswords, isRangeService } from './breached-passwords.ts';

const leaked = 'leaked & long';
const service = await ownRangeServer([leaked]);

const reports: string[] = [];
beforeEach(() => void (reports.length = 0));
const report = (error: unknown, message: string) => void reports.push(`${message}: ${String(error)}`);
const passwords = createBreachedPasswords(service.address, report);
const failed = 'a password could not be compared with breached ones';
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

describe('a service that knows breached passwords', () => {
  it('is asked with five digits of the hash, for a padded answer, and tells a known password from others', async () => {
    expect([await passwords.has(leaked), await passwords.has('nobody lost this')]).toEqual([true, false]);
    const hashes = [leaked, 'nobody lost this'].map(sha1);
    expect(service.requests.map(({ url }) => url)).toEqual(hashes.map((hash) => `/range/${hash.slice(0, 5)}`));
    expect(service.requests.map(({ padding }) => padding)).toEqual(['true', 'true']);
    const sent = JSON.stringify(service.requests);
    for (const hash of hashes) expect(sent.toUpperCase()).not.toContain(hash.slice(0, 6));
    expect(sent).not.toContain(leaked);
    expect(reports).toEqual([]);
  });

  it('pads with hashes that it does not know, and may write them in either case', async () => {
    const suffix = sha1('padded').slice(5);
    service.answer = (_, response) => void response.end(`${suffix}:0\r\n${sha1('lower').slice(5).toLowerCase()}:1`);
    expect([await passwords.has('padded'), await passwords.has('lower')]).toEqual([false, true]);
    expect(reports).toEqual([]);
  });

  it('may be written with a slash at its end', async () => {
    expect(await createBreachedPasswords(`${service.address}/`, report).has(leaked)).toBe(true);
  });

  const page = '<!doctype html><title>Log in to this network</title>';
  const failures: [what: string, answer: (request: IncomingMessage, response: ServerResponse) => void, why: string][] =
    [
      ['fails', (_, response) => void response.writeHead(500).end(), 'the status 500'],
      ['limits requests', (_, response) => void response.writeHead(429).end('slower'), 'the status 429'],
      ['does not know ranges', (_, response) => void response.writeHead(404).end(), 'the status 404'],
      ['answers with a page', (_, response) => void response.end(page), 'something other than a range'],
      ['answers with nothing', (_, response) => void response.end(), 'something other than a range'],
      ['answers with other bytes', (_, response) => void response.end(Buffer.alloc(900, 200)), 'other than a range'],
      ['does not stop', (_, response) => void response.end('A'.repeat(1_000_001)), 'is too long'],
      ['sends the server elsewhere', (_, response) => void redirect(response), 'redirect'],
      ['breaks off', (_, response) => void breakOff(response), ''],
    ];

  it.each(failures)('that %s is logged and knows nothing', async (_, answer, why) => {
    service.answer = answer;
    expect(await passwords.has(leaked)).toBe(false);
    expect(reports).toEqual([expect.stringContaining(why)]);
    expect(reports[0]).toMatch(new RegExp(`^${failed}`));
    expect(reports.join().toUpperCase()).not.toContain(sha1(leaked).slice(0, 5));
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['at once', () => undefined],
    ['in the middle of its answer', (response) => void response.write(`${'0'.repeat(35)}:3\r\n`)],
  ])('that falls silent %s is given up', async (_, begin) => {
    service.answer = (__, response) => begin(response);
    expect(await createBreachedPasswords(service.address, report, 100).has(leaked)).toBe(false);
    expect(reports).toEqual([expect.stringMatching(/timeout/i)]);
  });

  it('that is not there is logged with the reason', async () => {
    const { address, close } = await openServer();
    await close();
    expect(await createBreachedPasswords(address, report).has(leaked)).toBe(false);
    expect(reports).toEqual([expect.stringContaining('ECONNREFUSED')]);
  });

  it('has an address without credentials and without a query', () => {
    for (const right of [
      'https://api.pwnedpasswords.com/range',
      'http://10.0.0.7:8080/',
      'https://mirror.example/a/b/',
    ])
      expect(isRangeService(right)).toBe(true);
    const wrong = [
      'api.pwnedpasswords.com',
      'ftp://x.example/range',
      'https://me:planted@x.example',
      'https://x.example/?r=',
    ];
    for (const address of [...wrong, 'https://x.example/#r', '']) expect(isRangeService(address)).toBe(false);
  });
});

/** A server that can be closed, so that nothing listens at its address. */
async function openServer() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;
  return { address, close: () => once(server.close(), 'close') };
}

function redirect(response: ServerResponse): void {
  response.writeHead(302, { location: '/range/00000' }).end();
}

function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '4000' });
  response.write(`${'0'.repeat(35)}:3\r\n`, () => response.destroy());
}
