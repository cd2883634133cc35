import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy in front of a local port, with which a test can simulate failures of networks and load balancers. */
export type TcpProxy = {
  port: number;
  /** The number of connections that were opened to the proxy so far. */
  opened(): number;
  /** Forwards new connections to another port. */
  forwardTo(port: number): void;
  /** Breaks all connections, or only the one from a port. New ones are still accepted. */
  cut(from?: number): void;
  /** Breaks the connection from a port when the next answer to it arrives; the answer is lost. */
  loseAnswer(from: number): void;
  /** Stops all traffic in both directions, without closing connections, until `release`. */
  hold(): void;
  release(): void;
  close(): Promise<void>;
};

/** Starts a proxy to a port. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let to = target;
  let isHeld = false;
  let opened = 0;
  const losing = new Set<Socket>();
  const server = createServer({ pauseOnConnect: true }, (near) => {
    opened += 1;
    const far = connect(to, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [one, other] of [pair, [far, near] as const]) {
      one
        .setNoDelay(true)
        .on('error', end)
        .on('close', end)
        .on('data', (bytes) => (losing.delete(one) ? end() : other.write(bytes)));
    }
    if (isHeld) far.pause();
    else near.resume();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const pairsFrom = (from?: number) => [...pairs].filter(([near]) => from === undefined || near.remotePort === from);
  const cut = (from?: number) => pairsFrom(from).forEach(([near]) => near.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    opened: () => opened,
    forwardTo: (port) => void (to = port),
    cut,
    loseAnswer: (from) => pairsFrom(from).forEach(([, far]) => losing.add(far)),
    hold() {
      isHeld = true;
      for (const pair of pairs) pair.forEach((socket) => socket.pause());
    },
    release() {
      isHeld = false;
      for (const pair of pairs) pair.forEach((socket) => socket.resume());
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      cut();
      await closed;
    },
  };
}
