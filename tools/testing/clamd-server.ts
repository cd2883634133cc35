import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { ClamdAddress } from '#server/files/scanner.ts';

/**
 * A server that speaks clamd's command INSTREAM. It finds `virus` in files that contain it. `received` are the files
 * that it was sent whole. `maxBytes`: longer files are answered as clamd answers them, before they are over; `isSilent`:
 * it never answers.
 */
export type ClamdServer = {
  address: ClamdAddress;
  received: Buffer[];
  maxBytes: number;
  isSilent: boolean;
  /** What it answers instead of a verdict. */
  says: string | undefined;
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** What it finds, and how it calls that. */
export const virus = { content: 'a planted virus', name: 'Planted.Virus-1' };

/** Starts one for a test file. Call it at the top of the file. */
export async function ownClamdServer(): Promise<ClamdServer> {
  const connections = new Set<Socket>();
  const state: ClamdServer = {
    address: { host: '127.0.0.1', port: 0 },
    received: [],
    maxBytes: 25_000_000,
    isSilent: false,
    says: undefined,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const connection of connections) connection.destroy();
      await closed;
    },
    async start() {
      server.listen((state.address as { port: number }).port, '127.0.0.1');
      await once(server, 'listening');
      (state.address as { port: number }).port = (server.address() as AddressInfo).port;
    },
  };
  const server = createServer((connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
    connection.on('error', () => undefined);
    serve(connection, state).catch(() => connection.destroy());
  });
  await state.start();
  afterAll(state.stop);
  return state;
}

async function serve(connection: Socket, state: ClamdServer): Promise<void> {
  const answer = (text: string) => {
    if (!state.isSilent) connection.end(`${text}\0`);
  };
  let sent = Buffer.alloc(0);
  const pieces: Buffer[] = [];
  const command = Buffer.from('zINSTREAM\0');
  for await (const data of connection) {
    sent = Buffer.concat([sent, data as Buffer]);
    if (pieces.length === 0 && sent.length >= command.length) {
      if (!sent.subarray(0, command.length).equals(command)) return answer('UNKNOWN COMMAND');
      pieces.push(Buffer.alloc(0));
      sent = sent.subarray(command.length);
    }
    while (pieces.length > 0 && sent.length >= 4) {
      const length = sent.readUInt32BE();
      if (sent.length < 4 + length) break;
      pieces.push(sent.subarray(4, 4 + length));
      sent = sent.subarray(4 + length);
      const file = Buffer.concat(pieces);
      if (file.length > state.maxBytes) return answer('INSTREAM size limit exceeded. ERROR');
      if (length > 0) continue;
      state.received.push(file);
      return answer(state.says ?? `stream: ${file.includes(virus.content) ? `${virus.name} FOUND` : 'OK'}`);
    }
  }
}
