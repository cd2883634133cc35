import { connect, type Socket } from 'node:net';

/** The result of a load test, in requests per second. */
type Load = { perSecond: number };

/**
 * Sends requests to an address over `connections` keep-alive connections, one at a time on each, for this many
 * milliseconds. Throws if an answer differs in size from the first one.
 */
export async function load(
  address: string,
  headers: Record<string, string>,
  { connections, milliseconds }: { connections: number; milliseconds: number },
): Promise<Load> {
  const url = new URL(address);
  const request = `GET ${url.pathname} HTTP/1.1\r\n${Object.entries({ host: url.host, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
  const size = await measure(url, request);
  const until = performance.now() + milliseconds;
  const startedAt = performance.now();
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil(url, request, size, until)));
  return { perSecond: (counts.reduce((all, one) => all + one, 0) / (performance.now() - startedAt)) * 1000 };
}

/** The size of one answer in bytes, including its headers. */
async function measure(url: URL, request: string): Promise<number> {
  const socket = connect(Number(url.port), url.hostname);
  socket.write(request);
  let answer = Buffer.alloc(0);
  for await (const chunk of socket) {
    answer = Buffer.concat([answer, chunk as Buffer]);
    const end = answer.indexOf('\r\n\r\n');
    const length = /content-length: (\d+)/i.exec(answer.subarray(0, end).toString())?.[1];
    if (end > 0 && length !== undefined && answer.length >= end + 4 + Number(length)) break;
  }
  socket.destroy();
  if (!answer.subarray(0, 12).equals(Buffer.from('HTTP/1.1 200')))
    throw new Error(`Not answered with 200: ${answer.subarray(0, 60).toString()}`);
  return answer.length;
}

function askUntil(url: URL, request: string, size: number, until: number): Promise<number> {
  return new Promise((done, fail) => {
    const socket: Socket = connect(Number(url.port), url.hostname);
    let answered = 0;
    let received = 0;
    socket.setNoDelay(true);
    socket.on('connect', () => socket.write(request));
    socket.on('error', fail);
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received < size) return;
      if (received > size) return void fail(new Error(`An answer has ${received} bytes instead of ${size}`));
      answered += 1;
      received = 0;
      if (performance.now() < until) return void socket.write(request);
      socket.destroy();
      done(answered);
    });
  });
}
