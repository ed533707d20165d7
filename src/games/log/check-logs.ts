import { type Db, type Queryable, snapshot } from '../../db/client.ts';
import { allGameIds, findGame, type GameRow } from '../../db/games.ts';
import { gamesOfLogsAlone, readLog, type StoredLog } from '../../db/log-entries.ts';
import { type ChainCheck, changed, genesisHash, verifyChain } from './hash-chain.ts';
import { hashOfOpening, storedOpening } from './opening.ts';
import { wholeEntries } from './whole-entries.ts';

/** The outcome of checking a log. */
export interface LogCheck extends ChainCheck {
  /** Null: the game has not started, or began before logs had openings. */
  readonly openingHash: string | null;
}

/** A game and the outcome of checking its log. */
export interface GameCheck {
  readonly game: string;
  readonly check: LogCheck;
}

/** Checks one game's log as it stands now; undefined if there is no such game. */
export function checkGameLog(db: Db, game: string): Promise<LogCheck | undefined> {
  return snapshot(db, (client) => checkLogOf(client, game));
}

/** Checks every log of a database and reports each outcome: in the order of the games, then those of no game. */
export function checkAllLogs(db: Db, report: (outcome: GameCheck) => void): Promise<void> {
  return snapshot(db, async (client) => {
    for await (const game of allGameIds(client)) {
      const check = await checkLogOf(client, game);
      if (check !== undefined) report({ game, check });
    }
    const fault = { seq: 1, problem: 'extra', detail: 'there is no such game' } as const;
    for (const game of await gamesOfLogsAlone(client))
      report({ game, check: { entries: 0, headHash: genesisHash, openingHash: null, fault } });
  });
}

async function checkLogOf(client: Queryable, game: string): Promise<LogCheck | undefined> {
  const row = await findGame(client, game);
  return row && checkLog(row, await readLog(client, game, row.version + 1));
}

function checkLog(row: GameRow, log: StoredLog): LogCheck {
  const openingHash = log.opening?.hash ?? null;
  if (log.opening !== undefined && hashOfOpening(storedOpening(row.id, log.opening)) !== openingHash) {
    const fault = changed(0, 'its content does not give its hash');
    return { entries: 0, headHash: genesisHash, openingHash, fault };
  }
  if (row.startedAt === null) return { ...verifyChain(row, []), openingHash };
  return { ...checkEntries(row, log), openingHash };
}

/** Checks the entries by replay: their events are not stored, but their hashes cover them. */
function checkEntries(row: GameRow, log: StoredLog): ChainCheck {
  const hole = log.entries.findIndex(({ seq }, index) => seq !== index + 1);
  const inOrder = hole < 0 ? log.entries : log.entries.slice(0, hole);
  const { entries, refusal } = wholeEntries(row, { ...log, entries: inOrder });
  const check = verifyChain(row, entries, log.opening?.hash);
  const isWhole = refusal === undefined || check.fault?.seq !== entries.length + 1;
  return isWhole ? check : { ...check, fault: changed(entries.length + 1, refusal.detail) };
}
