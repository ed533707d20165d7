import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import {
  applyDecision,
  awaiting,
  checkSetup,
  drawLots,
  type GameState,
  type LoggedDecision,
  newGame,
  resignedSeats,
  scores,
} from '../../engine/index.ts';
import { lockOpenGame, startProposal } from '../../matches/store/proposals.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { visibleGame } from '../access.ts';
import { deadlineFrom, nextTimer } from '../clock/deadlines.ts';
import { withHash } from '../log/hash-chain.ts';
import { contentOfOpening, hashOfOpening, openingOf } from '../log/opening.ts';
import { unplayable } from '../log/whole-entries.ts';
import { setupOf } from '../state/setup.ts';
import { placesOf, statusOf } from '../state/status.ts';
import { insertFirstEntries } from '../store/first-entries.ts';
import { findGame, type GameRow, type GameStart, startGame } from '../store/games.ts';
import type { LogEntry } from '../store/log-entries.ts';
import { seatInOrder } from '../store/seats.ts';
import { setTimer } from '../store/timers.ts';

/** Version of the engine's rules, stored with each game, so that games of an older engine can be recognised. */
export const engineVersion = '1';

const minPlayers = 2;

/**
 * Starts a game with the seated players; requires the owner.
 * @throws Problem game-not-found, not-owner, game-not-open, too-few-players, invalid-setup
 */
export async function startWithSeated(deps: Deps, playerId: string, id: string): Promise<GameRow> {
  const seen = await visibleGame(deps, playerId, id);
  if (seen.ownerId !== playerId) throw problem('not-owner');
  return transaction(deps.db, async (client) => {
    const row = await lockOpenGame(client, id);
    if (row === undefined) throw problem('game-not-found');
    if (row.status !== 'open') throw problem('game-not-open', { gameStatus: row.status });
    if (row.seats.length < minPlayers) throw problem('too-few-players', { seated: row.seats.length });
    return startOpenGame(client, row, deps.clock());
  });
}

/** Returns the players in playing order: as they sit, or drawn by the game's seed (R-SETUP-10). */
function playingOrder({ seats, seating, seed }: GameRow): string[] {
  const players = seats.map(({ playerId }) => playerId);
  return seating === 'drawn' && seed !== null ? drawLots(players, seed) : players;
}

/**
 * Starts an open game with its players. The caller holds the game's lock.
 * @param moves initial decisions, from another game or a record; they may finish the game
 */
export async function startOpenGame(
  client: Tx,
  row: GameRow,
  at: Date,
  moves: readonly LoggedDecision[] = [],
): Promise<GameRow> {
  const players = playingOrder(row);
  await seatInOrder(client, row.id, players);
  const setup = setupOf({ ...row, seatCount: players.length });
  const fault = checkSetup(setup);
  if (fault !== undefined) throw problem('invalid-setup', { detail: fault.detail, rule: fault.rule });
  const opening = newOpening(row, players, at);
  const { state, entries } = playFirst(newGame(setup).state, moves, { game: row.id, at, head: opening.hash });
  const next = awaiting(state);
  const deadline = deadlineFrom(row.clock, at);
  const start = {
    awaitingSeat: next?.seat,
    awaitingPhase: next?.phase,
    deadline,
    scores: scores(state),
    opening,
    at,
  };
  await startGame(client, row.id, start);
  if (row.matchId !== null) await startProposal(client, { ...row, match: row.matchId }, players, at);
  const status = statusOf(state);
  const resigned = resignedSeats(state);
  await insertFirstEntries(client, row.id, { entries, status, places: placesOf(state), resigned });
  const timerAt = nextTimer(row.clock, deadline, at);
  if (timerAt !== undefined) await setTimer(client, { game: row.id, version: 0 }, timerAt);
  if (status === 'running')
    await insertOutboxEvent(client, { game: row.id, kind: 'game.started', seq: 0, at });
  return (await findGame(client, row.id)) ?? row;
}

/** The log's state before the first entry: the game, its start time, and the hash of the opening. */
interface LogStart {
  readonly game: string;
  readonly at: Date;
  readonly head: string;
}

/** Plays the initial decisions of a game, and returns the resulting game with their entries. */
function playFirst(from: GameState, moves: readonly LoggedDecision[], { game, at, head }: LogStart) {
  let state = from;
  const entries: LogEntry[] = [];
  for (const [index, { seat, decision }] of moves.entries()) {
    if (decision.type === 'undo') throw new Error(`game ${game} starts with an undone decision`);
    const applied = applyDecision(state, seat, decision);
    if (!applied.ok) throw unplayable(game, index, applied.refusal);
    state = applied.state;
    const previousHash = entries.at(-1)?.hash ?? head;
    entries.push(
      withHash({ game, seq: index + 1, seat, decision, events: applied.events, at, previousHash }),
    );
  }
  return { state, entries };
}

function newOpening(row: GameRow, players: readonly string[], startedAt: Date): GameStart['opening'] {
  const seats = players.map((playerId) => ({ playerId }));
  const opening = openingOf({ ...row, startedAt, seatCount: players.length, seats });
  return { content: contentOfOpening(opening), hash: hashOfOpening(opening) };
}
