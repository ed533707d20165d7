import { parseArgs } from 'node:util';

/** The settings of a run of the benchmark. */
export interface BenchSettings {
  /** Length of each steady load, seconds. */
  readonly seconds: number;
  /** Numbers of clients, each measured apart. */
  readonly clients: readonly number[];
  /** Moves of the burst; 0 for none. */
  readonly burst: number;
  /** Service processes on the one database. */
  readonly processes: number;
  /** Whether each game is played at one of the processes, as behind a load balancer with affinity by game. */
  readonly byGame: boolean;
  /** Number of concurrent games. */
  readonly games: number;
  /** Whether every move carries an Idempotency-Key, like those of the page. */
  readonly keys: boolean;
  /** Whether one player of every second game has a webhook for every decision. */
  readonly webhooks: boolean;
  /** Whether the statements of one decision are counted first. */
  readonly decision: boolean;
  /** Whether each service process writes a CPU profile to the current folder. */
  readonly profile: boolean;
}

/** Reads the arguments of the command line; `--no-keys` and similar options switch something off. */
export function readArguments(): BenchSettings {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      seconds: { type: 'string', default: '30' },
      clients: { type: 'string', default: '1,16,64' },
      burst: { type: 'string', default: '30000' },
      processes: { type: 'string', default: '1' },
      'by-game': { type: 'boolean', default: false },
      games: { type: 'string', default: '1000' },
      keys: { type: 'boolean', default: true },
      webhooks: { type: 'boolean', default: true },
      decision: { type: 'boolean', default: true },
      profile: { type: 'boolean', default: false },
    },
  });
  const { seconds, clients, burst, processes, 'by-game': byGame, games, ...switches } = values;
  return {
    seconds: Number(seconds),
    clients: clients.split(',').map(Number).filter(Boolean),
    burst: Number(burst),
    processes: Number(processes),
    byGame,
    games: Number(games),
    ...switches,
  };
}
