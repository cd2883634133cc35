import { connect, type Socket } from 'node:net';

/** A keep-alive connection to a server; it has one request at a time. */
export type KeepAliveConnection = {
  /** Sends JSON and returns the body of the answer. Throws if it is not answered with 200. */
  request(request: { method: string; path: string; headers: Record<string, string>; body: object }): Promise<string>;
  close(): void;
};

/**
 * Connects to a server with as little work in this process as possible: it shares the machine with what is measured.
 */
export function connectTo(address: string): KeepAliveConnection {
  const { hostname, port, host } = new URL(address);
  const socket: Socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  let received = '';
  let waiting = Promise.withResolvers<string>();
  socket.on('error', (error) => waiting.reject(error));
  // Latin-1, so that one character is one byte, as in `content-length`.
  socket.setEncoding('latin1').on('data', (part: string) => {
    received += part;
    const end = received.indexOf('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(received.slice(0, end))?.[1]);
    if (end < 0 || received.length < end + 4 + length) return;
    const answer = received;
    received = '';
    if (answer.startsWith('HTTP/1.1 200')) waiting.resolve(answer.slice(end + 4));
    else waiting.reject(new Error(`Not answered with 200: ${answer}`));
  });
  return {
    request({ method, path, headers, body }) {
      waiting = Promise.withResolvers<string>();
      const json = JSON.stringify(body);
      const fields = {
        host,
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(json),
      };
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json}`);
      return waiting.promise;
    },
    close: () => void socket.destroy(),
  };
}
