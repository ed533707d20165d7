import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy to the database that can simulate failures. */
export interface FlakyProxy {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Connections opened since the start. */
  readonly opened: () => number;
  /** Open connections. */
  readonly open: () => number;
  /** Stops forwarding on open connections, and with `all` on later ones too, as if a host vanished. */
  freeze(which: 'open' | 'all'): void;
  /** Breaks all connections. */
  cut(): void;
  /** Chunks of the database's answers since the start. */
  readonly pieces: () => number;
  /** Breaks all connections once, after this many further chunks of answers. */
  cutAfter(pieces: number): void;
  /** Breaks all connections and accepts no new ones. */
  refuse(): Promise<void>;
  /** Forwards again over new connections, to the database at `target` if a new one is given. */
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

/** Forwards both ways. Returns the connection to the database. */
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

/** Keeps reading without forwarding, so that the sender sees no difference. */
function freezePair({ near, far }: Pair): void {
  for (const socket of [near, far]) {
    socket.unpipe();
    socket.resume();
  }
}
