import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { createFastServer } from '#server/http/fast-reads.ts';
import { writeArchive } from './write-archive.ts';

/** Sends more than the system holds to a server that writes it to a path, and returns the answer once all is sent. */
async function sendTo(path: string, signal = new AbortController().signal): Promise<[number, string]> {
  const server = createFastServer(
    (received, response) => {
      writeArchive(received, path, signal).then(
        (bytes) => response.end(String(bytes)),
        (error: NodeJS.ErrnoException) => response.writeHead(503).end(error.code),
      );
    },
    { findReady: () => undefined, count: { sent: 0 }, draining: { endsConnections: false } },
  );
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, method: 'POST' });
  const answered = once(sent, 'response');
  sent.end(Buffer.alloc(40_000_000));
  const [[answer]] = await Promise.all([answered, once(sent, 'finish')]);
  return [answer.statusCode, await text(answer)];
}

// Only Linux has a file that is always full.
it.skipIf(process.platform !== 'linux')('a full disk is reported, also to a client that is still sending', async () => {
  expect(await sendTo('/dev/full')).toEqual([503, 'ENOSPC']);
});

it.skipIf(process.platform === 'win32')('so is an archive that is given up', async () => {
  expect(await sendTo('/dev/null', AbortSignal.abort())).toEqual([503, 'ABORT_ERR']);
});
