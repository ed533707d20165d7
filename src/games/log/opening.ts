import type { GameRow, Imported, Variation } from '../store/games.ts';
import type { StoredOpening } from '../store/log-entries.ts';
import { genesisHash, hashOf } from './hash-chain.ts';

/** Entry 0 of a log: the start of the game. It contains the commitment to the seed, not the seed itself. */
export interface Opening {
  readonly game: string;
  readonly rules: unknown;
  readonly seatCount: number;
  /** Null if the tiles were shuffled by the seed. */
  readonly scenario: unknown;
  /** Absent if the game started normally. */
  readonly variation?: Variation;
  /** Absent if the game was played here from the start. */
  readonly imported?: Imported;
  readonly clock: unknown;
  /** Absent if the table plays with assistance. */
  readonly aids?: false;
  /** Ids of the players in the order of their seats at the start. */
  readonly players: readonly string[];
  /** Null in a scenario. */
  readonly commitment: string | null;
  readonly engineVersion: string;
  /** When the table was opened, ISO 8601 in UTC with milliseconds. */
  readonly createdAt: string;
  /** When the game started. */
  readonly at: Date;
}

type StartedRow = Pick<
  GameRow,
  | 'id'
  | 'rules'
  | 'seatCount'
  | 'scenario'
  | 'variation'
  | 'imported'
  | 'clock'
  | 'assistance'
  | 'commitment'
  | 'engineVersion'
  | 'createdAt'
> & { readonly startedAt: Date; readonly seats: readonly { readonly playerId: string }[] };

/** Returns the opening of a starting or started game from its row. `seats` are in order. */
export function openingOf(row: StartedRow): Opening {
  const { id, rules, seatCount, scenario, clock, commitment, engineVersion, startedAt, seats } = row;
  const players = seats.map(({ playerId }) => playerId);
  const createdAt = row.createdAt.toISOString();
  const aids = row.assistance ? {} : { aids: false as const };
  const variation = row.variation === null ? {} : { variation: row.variation };
  const imported = row.imported === null ? {} : { imported: row.imported };
  const setup = {
    rules,
    seatCount,
    scenario,
    ...variation,
    ...imported,
    clock,
    ...aids,
    players,
    commitment,
    engineVersion,
  };
  return { game: id, ...setup, createdAt, at: startedAt };
}

/** Returns the stored content of an opening, without the game and the time. */
export function contentOfOpening({
  game: _game,
  at: _at,
  ...content
}: Opening): Omit<Opening, 'game' | 'at'> {
  return content;
}

/** Returns the opening of a game from its log. */
export const storedOpening = (game: string, { content, at }: StoredOpening): Opening => ({
  ...(content as Omit<Opening, 'game' | 'at'>),
  game,
  at,
});

/**
 * Returns the hash of an opening, 64 hex digits: SHA-256 over the canonical JSON (RFC 8785) of `{game, seq: 0, rules, seatCount, scenario,
 * clock, players, commitment, engineVersion, createdAt, at, previousHash}`, and `aids: false` if the table plays without assistance,
 * `variation` if it starts at a moment of another game and `imported` if it was imported from a record, with `at` in UTC with milliseconds
 * and 64 zeros as the previous hash.
 */
export function hashOfOpening(opening: Opening): string {
  return hashOf({ ...opening, seq: 0, at: opening.at.toISOString(), previousHash: genesisHash });
}
