import { once } from 'node:events';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { ProblemError } from '#server/http/problem.ts';
import type { ReportOutage } from '#server/http/outage-log.ts';

/** Where clamd listens, as in `CLAMD`: `host:port`, or the path of a socket. */
export type ClamdAddress = NetConnectOpts & ({ host: string; port: number } | { path: string });

/**
 * Scans files for viruses. `scan` returns the name of the finding, or null if the file is clean. It throws
 * `scanner_away` if there is no verdict, so that nothing unscanned is accepted. `timeout` is the maximum silence on
 * the connection in milliseconds; `signal` aborts the scan.
 */
export type Scanner = {
  scan(
    file: Uint8Array | AsyncIterable<Uint8Array>,
    options: { timeout: number; signal?: AbortSignal },
  ): Promise<string | null>;
};

/** Parses `CLAMD`; undefined if it is not an address. */
export function readClamdAddress(text: string): ClamdAddress | undefined {
  if (text.startsWith('/')) return { path: text };
  const [, bracketed, plain, port] = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = bracketed ?? plain;
  return host === undefined || Number(port) > 65_535 ? undefined : { host, port: Number(port) };
}

/** `report` logs why a file could not be scanned. */
export function createScanner(address: ClamdAddress, report: ReportOutage): Scanner {
  return {
    async scan(file, { timeout, signal }) {
      signal?.throwIfAborted();
      const socket = connect(address);
      socket.setTimeout(timeout, () => socket.destroy(new Error('clamd was silent for too long')));
      const end = () => socket.destroy(new Error('The scan was aborted'));
      signal?.addEventListener('abort', end);
      try {
        return readVerdict(await converse(socket, file));
      } catch (error) {
        signal?.throwIfAborted();
        report(error, 'a file could not be scanned for viruses');
        throw new ProblemError('scanner_away', { headers: { 'retry-after': '10' }, cause: error });
      } finally {
        signal?.removeEventListener('abort', end);
        socket.destroy();
      }
    },
  };
}

/** The longest answer that is read, in characters. */
const maxAnswer = 4_096;
/** The largest piece that is sent at once, in bytes. */
const pieceSize = 65_536;

/**
 * Sends a file with clamd's command INSTREAM and returns the answer, which may arrive before the whole file is sent.
 */
async function converse(socket: Socket, file: Uint8Array | AsyncIterable<Uint8Array>): Promise<string> {
  const state = { isOver: false };
  const answer = readAnswer(socket).finally(() => (state.isOver = true));
  answer.catch(() => undefined);
  const send = async (piece: Uint8Array) => {
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), answer]);
  };
  await send(Buffer.from('zINSTREAM\0'));
  for await (const chunk of file instanceof Uint8Array ? [file] : file) {
    if (state.isOver) break;
    for (let from = 0; from < chunk.length && !state.isOver; from += pieceSize) {
      const piece = chunk.subarray(from, from + pieceSize);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(piece.length);
      await send(Buffer.concat([length, piece]));
    }
  }
  if (!state.isOver) await send(Buffer.alloc(4));
  return answer;
}

/** Reads clamd's answer, which ends with a zero byte. */
async function readAnswer(socket: Socket): Promise<string> {
  let text = '';
  for await (const data of socket) {
    text += String(data);
    const end = text.indexOf('\0');
    if (end >= 0) return text.slice(0, end);
    if (text.length > maxAnswer) break;
  }
  throw new Error('clamd did not answer');
}

function readVerdict(answer: string): string | null {
  if (answer === 'stream: OK') return null;
  const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (name !== undefined) return name.replaceAll(/\P{ASCII}|\p{Cc}/gu, '').slice(0, 200);
  throw new Error(`clamd answered: ${answer.replaceAll(/\p{Cc}/gu, ' ').slice(0, 200)}`);
}
