import type { AnchoredHead } from '../../../anchors/store.ts';
import type { Db } from '../../../db/client.ts';
import { snapshot } from '../../../db/transactions.ts';
import type { Tx } from '../../../db/tx.ts';
import {
  accountsOfMerged,
  findStoredGame,
  gamesOfLogsAlone,
  type StoredGame,
  storedGamesAfter,
} from '../../store/stored-games.ts';
import { AnchoredHeads } from './anchored-heads.ts';
import type { Finding } from './finding.ts';
import { type Surroundings, verifyGame } from './verify-game.ts';

/** Number of games read at a time, in one snapshot. */
const batchSize = 100;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** The inputs and progress callbacks of a verification of all logs. */
export interface VerifyOptions {
  /** Heads from outside anchors, sorted by game; read once. */
  readonly heads: Iterator<AnchoredHead>;
  /** Every game started before this time has an anchor from then; undefined if unknown. */
  readonly completeUntil: Date | undefined;
  readonly report: (finding: Finding) => void;
  readonly onProgress?: (counts: Counts) => void;
}

export interface Counts {
  readonly games: number;
  readonly entries: number;
}

/**
 * Verifies the logs of all games in the order of their ids, in constant memory. Each batch is read in one snapshot, so games can continue
 * meanwhile.
 */
export async function verifyAllLogs(db: Db, options: VerifyOptions): Promise<Counts> {
  const { heads: given, completeUntil, report } = options;
  const heads = new AnchoredHeads(given);
  const counts = { games: 0, entries: 0 };
  let batch = await readBatch(db, beforeAll);
  while (batch.games.length > 0) {
    for (const game of batch.games) {
      for (const lost of heads.gamesBefore(game.row.id)) report(anchoredMissing(lost));
      const anchored = { heads: heads.takeOf(game.row.id), completeUntil };
      const surroundings = { accounts: batch.accounts, anchored };
      for (const finding of verifyGame(game, surroundings)) report(finding);
      counts.games += 1;
      counts.entries += game.log.entries.length;
    }
    options.onProgress?.({ ...counts });
    batch = await readBatch(db, batch.games.at(-1)?.row.id ?? beforeAll);
  }
  for (const lost of heads.gamesBefore(undefined)) report(anchoredMissing(lost));
  for await (const game of gamesOfLogsAlone(db.prisma)) report(gameMissing(game));
  return counts;
}

/** Verifies the current state of one game, without anchors; undefined if there is no such game. */
export async function verifyOneLog(
  db: Db,
  id: string,
): Promise<{ game: StoredGame; findings: Finding[] } | undefined> {
  return snapshot(db, async (client) => {
    const game = await findStoredGame(client, id);
    if (game === undefined) return undefined;
    const surroundings: Surroundings = {
      accounts: await accountsFor(client, [game]),
      anchored: undefined,
    };
    return { game, findings: verifyGame(game, surroundings) };
  });
}

interface Batch {
  readonly games: readonly StoredGame[];
  readonly accounts: ReadonlyMap<string, string>;
}

function readBatch(db: Db, after: string): Promise<Batch> {
  return snapshot(db, async (client) => {
    const games = await storedGamesAfter(client, after, batchSize);
    return { games, accounts: await accountsFor(client, games) };
  });
}

/** Returns the accounts that took over players who sat in these games at the start. */
function accountsFor(client: Tx, games: readonly StoredGame[]): Promise<ReadonlyMap<string, string>> {
  return accountsOfMerged(client, [...new Set(games.flatMap(({ log }) => playersIn(log.opening?.content)))]);
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

function playersIn(opening: unknown): string[] {
  const { players } = (opening ?? {}) as { readonly players?: unknown };
  return Array.isArray(players) ? players.filter(isId) : [];
}

const anchoredMissing = (game: string): Finding => ({
  code: 'anchored-game-missing',
  game,
  detail: 'The game was anchored, but is no longer in the database.',
});

const gameMissing = (game: string): Finding => ({
  code: 'game-missing',
  game,
  detail: 'There is a log and no such game.',
});
