import { bareMoves } from './bare.ts';
import { Games } from './games.ts';
import { type Extent, type LoadResult, runLoad, type Step } from './load.ts';

/** Commands to the client process, one at a time. */
export type ClientCommand =
  | {
      readonly kind: 'prepare';
      readonly port: number;
      readonly pairs: readonly (readonly string[])[];
      readonly reserve: number;
      readonly play: number;
      readonly keys: boolean;
    }
  | {
      readonly kind: 'warm-up' | 'moves' | 'bare';
      readonly ports: readonly number[];
      readonly clients: number;
      readonly extent: Extent;
      /** Whether each game is played at one of the ports. */
      readonly byGame?: boolean;
      readonly bareGames: readonly string[];
    };

/** The answer of the client process. */
export type ClientReply = { readonly result?: LoadResult } | { readonly error: string };

let games: Games | undefined;
let bare: (() => Step) | undefined;

async function obey(command: ClientCommand): Promise<LoadResult | undefined> {
  if (command.kind === 'prepare') {
    games ??= new Games(command.keys);
    await games.prepare(command.port, command.pairs, command.reserve);
    games.play(command.play);
    return undefined;
  }
  const { kind, ports, clients, extent, bareGames, byGame = false } = command;
  const played = games;
  if (played === undefined) throw new Error('no games were prepared');
  bare ??= bareMoves(bareGames);
  const moves = byGame ? (port: number) => played.nextAt(port, ports.length) : played.next;
  const next = { moves, bare, 'warm-up': played.stagger() }[kind];
  return runLoad(ports, clients, extent, next);
}

process.on('message', (command: ClientCommand) => {
  obey(command).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
process.once('disconnect', () => process.exit(0));
