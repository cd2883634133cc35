import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { ClamdAddress } from '#server/files/scanner.ts';

/**
 * A server with clamd's command INSTREAM. It reports files that contain `virus`. `received` are the files that were
 * sent completely. `maxBytes`: longer files get clamd's answer before they are complete; `isSilent`: it never answers.
 */
type ClamdServer = {
  address: ClamdAddress;
  received: Buffer[];
  maxBytes: number;
  isSilent: boolean;
  /** The answer that it gives instead of a verdict. */
  says: string | undefined;
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** The text that it detects, and the name that it reports. */
export const virus = { content: 'a planted virus', name: 'Planted.Virus-1' };

/** Starts a server for a test file. Call it at the top of the file. */
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
    serve(connection, state);
  });
  await state.start();
  afterAll(state.stop);
  return state;
}

/** Answers one file. Data after the answer is read and dropped, because an unread socket could lose the answer. */
function serve(connection: Socket, state: ClamdServer): void {
  const command = Buffer.from('zINSTREAM\0');
  let sent = Buffer.alloc(0);
  let isAnswered = false;
  connection.on('data', (data: Buffer) => {
    if (isAnswered) return;
    sent = Buffer.concat([sent, data]);
    const answer = sent.length < command.length ? undefined : judge(sent.subarray(command.length), state);
    if (answer === undefined) return;
    isAnswered = true;
    if (!state.isSilent) connection.end(`${sent.indexOf(command) === 0 ? answer : 'UNKNOWN COMMAND'}\0`);
  });
}

/** The answer to the pieces of a file; undefined until there is one. */
function judge(pieces: Buffer, state: ClamdServer): string | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; pieces.length >= at + 4;) {
    const length = pieces.readUInt32BE(at);
    if (length === 0) {
      const file = Buffer.concat(parts);
      state.received.push(file);
      return state.says ?? `stream: ${file.includes(virus.content) ? `${virus.name} FOUND` : 'OK'}`;
    }
    parts.push(pieces.subarray(at + 4, at + 4 + length));
    at += 4 + length;
    if (at > state.maxBytes) return 'INSTREAM size limit exceeded. ERROR';
  }
  return undefined;
}
