import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createKeyFinder } from './logout-token.ts';

const year = 365 * 86_400_000;

/** A provider with one key at a time; `rotate` replaces it and returns the id of the new one. */
async function startProvider(): Promise<{ address: URL; rotate(): Promise<string> }> {
  const keys: JWK[] = [];
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  let count = 0;
  const rotate = async () => {
    const { publicKey } = await generateKeyPair('ES256', { extractable: true });
    const kid = `key ${(count += 1)}`;
    keys.splice(0, 1, { ...(await exportJWK(publicKey)), kid, alg: 'ES256' });
    return kid;
  };
  return { address: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), rotate };
}

it('finds a key that the provider changed, although the clock was a year ahead when the last one was read', async () => {
  const { address, rotate } = await startProvider();
  let now = 0;
  const findKeys = createKeyFinder(() => now);
  const find = async (kid: string) => {
    try {
      await findKeys(address, 5)({ alg: 'ES256', kid }, { payload: '', signature: '' });
      return 'found';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + year });
  onTestFinished(() => void vi.useRealTimers());
  expect(await find(await rotate())).toBe('found');
  vi.setSystemTime(Date.now() - year);
  const changed = await rotate();
  expect(await find(changed)).toBe('ERR_JWKS_NO_MATCHING_KEY');
  now += 600_000;
  expect(await find(changed)).toBe('found');
});
