import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to the database on which tests can have accidents. */
export interface FlakyProxy {
  /** The database's address by way of the proxy. */
  readonly url: string;
  /** Connections that were opened since it began. */
  readonly opened: () => number;
  /** Connections that are open. */
  readonly open: () => number;
  /** From now on passes nothing on over the connections that are open, and over later ones only with `all`: a host vanishes. */
  freeze(which: 'open' | 'all'): void;
  /** Breaks all connections. */
  cut(): void;
  /** Pieces of the database's answers that came since it began. */
  readonly pieces: () => number;
  /** Breaks all connections once, as soon as so many further pieces of answers came. */
  cutAfter(pieces: number): void;
  /** Breaks all connections and accepts none. */
  refuse(): Promise<void>;
  /** Passes everything on again, over new connections, to the database at `target` if there is a new one. */
  mend(target?: string): Promise<void>;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** Starts a proxy in front of the database at `target`. */
export async function startProxy(target: string): Promise<FlakyProxy> {
  const pairs = new Set<Pair>();
  const state = { isFrozen: false, opened: 0, pieces: 0, cutAt: Infinity, target };
  const onPiece = () => {
    state.pieces += 1;
    if (state.pieces < state.cutAt) return;
    state.cutAt = Infinity;
    cut();
  };
  const server = createServer((near) => {
    state.opened += 1;
    join(near, state.target, pairs).on('data', onPiece);
    if (state.isFrozen) for (const pair of pairs) freezePair(pair);
  });
  const port = await listenOn(server, 0);
  const cut = () => {
    for (const { near, far } of pairs) for (const end of [near, far]) end.resetAndDestroy();
  };
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    cut();
    await closed;
  };
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${port}`, search: '' }).href,
    opened: () => state.opened,
    open: () => pairs.size,
    freeze: (which) => {
      state.isFrozen = which === 'all';
      for (const pair of pairs) freezePair(pair);
    },
    cut,
    pieces: () => state.pieces,
    cutAfter: (pieces) => {
      state.cutAt = state.pieces + pieces;
    },
    refuse: stop,
    mend: async (other = state.target) => {
      Object.assign(state, { isFrozen: false, target: other });
      if (!server.listening) await listenOn(server, port);
    },
    close: async () => {
      if (server.listening) await stop();
    },
  };
}

async function listenOn(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Passes everything on both ways. Returns the connection to the database. */
function join(near: Socket, target: string, pairs: Set<Pair>): Socket {
  const { hostname, port } = new URL(target);
  const far = connect(Number(port), hostname);
  const pair = { near, far };
  pairs.add(pair);
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.pipe(to);
    from.on('error', () => {});
    from.on('close', () => {
      pairs.delete(pair);
      to.destroy();
    });
  }
  return far;
}

/** Reads on, so that the sender sees no difference, and passes nothing on. */
function freezePair({ near, far }: Pair): void {
  for (const socket of [near, far]) {
    socket.unpipe();
    socket.resume();
  }
}
