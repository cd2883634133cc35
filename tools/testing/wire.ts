import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A wire between two programs on this machine, which a test can cut and hold as networks and load balancers do. */
export type Wire = {
  port: number;
  /** Leads what connects from now on to another port. */
  leadTo(port: number): void;
  /** Breaks every connection, or the one that came from a port; new ones are taken. */
  cut(from?: number): void;
  /** Lets the next answer on the connection that came from a port be lost, and breaks it then. */
  loseAnswer(from: number): void;
  /** Lets nothing through, in either direction, and keeps all connections open; until released. */
  hold(): void;
  release(): void;
  close(): Promise<void>;
};

/** Lays a wire to a port. */
export async function layWire(target: number): Promise<Wire> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let to = target;
  let isHeld = false;
  const losing = new Set<Socket>();
  const server = createServer({ pauseOnConnect: true }, (near) => {
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
    leadTo: (port) => void (to = port),
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
