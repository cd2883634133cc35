import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { makeMalformedRequests } from './malformed-requests.ts';
import { sendMalformed } from './send-malformed.ts';

const ids = { projectId: 1, userId: 1, clientId: 1, propertyId: 1 };

/** Sends one request to a server that answers thus, and returns its failures. */
async function failuresOf(status: number, headers: Record<string, string> = {}): Promise<string[]> {
  const server = createServer((_request, response) => response.writeHead(status, headers).end());
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { failures } = await sendMalformed(makeMalformedRequests(ids, { count: 1, seed: 1 }), {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cookies: { visitor: '', stranger: '', client: '', admin: '' },
    concurrency: 1,
    maxTime: Number.POSITIVE_INFINITY,
  });
  return failures.map((line) => line.replace(/ after .*/, ''));
}

it('counts a 429 or 503 that does not say when to retry as a failure', async () => {
  expect(await failuresOf(429)).toEqual(['429 without Retry-After']);
  expect(await failuresOf(503)).toEqual(['503 without Retry-After']);
  expect(await failuresOf(503, { 'retry-after': '0' })).toEqual(['503 without Retry-After']);
  expect(await failuresOf(429, { 'retry-after': '30' })).toEqual([]);
});

it('counts every answer of 500 or above as a failure', async () => {
  expect(await failuresOf(500)).toEqual(['500']);
  expect(await failuresOf(503, { 'retry-after': '2' })).toEqual(['503']);
  expect(await failuresOf(404)).toEqual([]);
});
