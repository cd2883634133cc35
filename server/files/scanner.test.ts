import { describe, expect, it, beforeEach } from 'vitest';
import { ProblemError } from '#server/http/problem.ts';
import { ownClamdServer, virus } from '#tools/testing/clamd-server.ts';
import { createScanner, readClamdAddress } from './scanner.ts';

const clamd = await ownClamdServer();
const reported: string[] = [];
const scanner = createScanner(clamd.address, (error) => reported.push(String(error)));
const timeout = 60_000;
const scan = (file: Parameters<typeof scanner.scan>[0], options = { timeout }) => scanner.scan(file, options);
/** What a scan throws. */
const failureOf = (scanned: Promise<unknown>) =>
  scanned.then(
    () => undefined,
    (error: unknown) => (error instanceof ProblemError ? error.code : String(error)),
  );

beforeEach(() => {
  Object.assign(clamd, { received: [], isSilent: false, says: undefined, maxBytes: 25_000_000 });
  reported.length = 0;
});

describe('a file', () => {
  it('reaches the scanner as it is, from memory or in pieces of any size', async () => {
    const large = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    async function* inPieces() {
      for (const size of [1, 70_000, 65_536, 164_463]) yield large.subarray(0, size);
    }
    expect([await scan(large), await scan(inPieces()), await scan(Buffer.alloc(0))]).toEqual([null, null, null]);
    const [whole, pieces, empty] = clamd.received;
    expect(whole?.equals(large)).toBe(true);
    expect([pieces?.length, empty?.length]).toEqual([300_000, 0]);
  });

  it('in which something is found is named after it', async () => {
    expect(await scan(Buffer.from(`x${virus.content}x`))).toBe(virus.name);
    clamd.says = 'stream: Evil\u202e\u001b[31m.Name FOUND';
    expect(await scan(Buffer.from('x'))).toBe('Evil[31m.Name');
  });
});

describe('nothing is let through', () => {
  it.each([
    ['stream: Limits.Exceeded ERROR'],
    ['INSTREAM: Error while reading. ERROR'],
    ['stream: OK and more'],
    ['OK'],
    [''],
  ])('if the scanner says %j', async (says) => {
    clamd.says = says;
    expect(await failureOf(scan(Buffer.from('x')))).toBe('scanner_away');
    expect(reported).toHaveLength(1);
  });

  it('if a file is longer than the scanner takes, which it says before it has all of it', async () => {
    clamd.maxBytes = 100_000;
    expect(await failureOf(scan(Buffer.alloc(30_000_000)))).toBe('scanner_away');
    expect(clamd.received).toEqual([]);
  });

  it('if the scanner is not there, or says nothing for too long', async () => {
    clamd.isSilent = true;
    expect(await failureOf(scan(Buffer.from('x'), { timeout: 50 }))).toBe('scanner_away');
    expect(reported.at(-1)).toContain('silent for too long');
    await clamd.stop();
    expect(await failureOf(scan(Buffer.from('x')))).toBe('scanner_away');
    expect(reported.at(-1)).toContain('ECONNREFUSED');
    await clamd.start();
    clamd.isSilent = false;
    expect(await scan(Buffer.from('x'))).toBeNull();
  });

  it('if the scan is ended, whose reason is thrown', async () => {
    clamd.isSilent = true;
    const ending = new AbortController();
    const scanned = scanner.scan(Buffer.from('x'), { timeout, signal: ending.signal });
    ending.abort(new Error('The server ends'));
    await expect(scanned).rejects.toThrow('The server ends');
    expect(reported).toEqual([]);
  });
});

it('the scanner is named by a host and a port, or by a socket', () => {
  expect(readClamdAddress('clamd.local:3310')).toEqual({ host: 'clamd.local', port: 3310 });
  expect(readClamdAddress('[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  expect(readClamdAddress('/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  for (const wrong of ['clamd', 'clamd:', ':3310', '::1:3310', 'clamd:99999', 'http://clamd:3310', 'run/clamd.ctl'])
    expect(readClamdAddress(wrong)).toBeUndefined();
});
