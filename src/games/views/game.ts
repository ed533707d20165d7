import { hash } from 'node:crypto';
import type { GameRow, Variation } from '../../db/games/games.ts';
import type { PositionView, Rules } from '../../engine/index.ts';
import { seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { loadGame } from '../state/load.ts';
import { expiresAt } from '../table/cancel.ts';
import { tableFor } from './aids.ts';
import { type AwaitingView, awaitingView } from './awaiting.ts';
import { type GameInMatch, gameInMatch } from './in-match.ts';
import { type LogEntryView, logEntryView } from './log-entry.ts';

/** A game in a list, as the viewer may see it. */
export interface GameSummary {
  readonly id: string;
  readonly name: string;
  readonly label: string | null;
  readonly status: GameRow['status'];
  readonly version: number;
  readonly visibility: GameRow['visibility'];
  readonly seating: GameRow['seating'];
  readonly allowRobots: boolean;
  readonly robotPause: string | null;
  readonly scenario: boolean;
  /** The moment of another game at which this one began; null: it began as games do. */
  readonly variation: Pick<Variation, 'game' | 'version'> | null;
  /** Present where the game was brought in as a record. */
  readonly imported?: true;
  readonly aids: boolean;
  /** Whether it counts for the ratings of its players. */
  readonly rated: boolean;
  readonly rules: Rules;
  readonly clock: unknown;
  readonly seatCount: number;
  readonly you: number | null;
  readonly scores: readonly number[];
  /** Of each seat, as the engine ranks them; none unless the game is over with a result. */
  readonly places: readonly number[];
  /** The seats that have given the game up. */
  readonly resigned: readonly number[];
  readonly players: GameRow['seats'];
  /** Present where it belongs to a match. */
  readonly match?: GameInMatch;
  /** Whose turn it is; null unless the game is running. */
  readonly awaiting: Omit<AwaitingView, 'decisions'> | null;
  /** Since when the clock stands still; null unless the game is paused. */
  readonly pausedAt: string | null;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  /** When it is cancelled if nothing changes; null unless the game is open. */
  readonly expiresAt: string | null;
}

/** A game with everything on the table, as the viewer may see it. */
export type GameView = GameSummary & {
  readonly ownerId: string;
  /** For the owner of a game that is not public. */
  readonly invitation: string | null;
  readonly awaiting: AwaitingView | null;
  /** Null before the start. */
  readonly table: PositionView | null;
  readonly last: LogEntryView | null;
};

/** Returns what a player may see of a game by its row alone. */
export function summaryOf(row: GameRow, playerId: string | undefined): GameSummary {
  return {
    id: row.id,
    name: row.name,
    label: row.label,
    status: row.status,
    version: row.version,
    visibility: row.visibility,
    seating: row.seating,
    allowRobots: row.allowRobots,
    robotPause: row.robotPause,
    scenario: row.scenario !== null,
    variation: row.variation && { game: row.variation.game, version: row.variation.version },
    ...(row.imported !== null && { imported: true as const }),
    aids: row.aids,
    rated: row.rated,
    rules: row.rules as Rules,
    clock: row.clock,
    seatCount: row.seatCount,
    you: seatOf(row, playerId)?.seat ?? null,
    scores: row.scores,
    places: row.places,
    resigned: row.resigned,
    players: row.seats,
    ...gameInMatch(row),
    awaiting: awaitingOf(row),
    pausedAt: row.pausedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    expiresAt: expiresAt(row)?.toISOString() ?? null,
  };
}

/** Returns whose decision a game waits for, by its row alone. */
function awaitingOf({ awaitingSeat, awaitingPhase, deadline }: GameRow): GameSummary['awaiting'] {
  if (awaitingSeat === null || awaitingPhase === null) return null;
  return { seats: [awaitingSeat], phase: awaitingPhase, deadline: deadline?.toISOString() ?? null };
}

/** Returns what a player may see of a game. */
export async function readGame(deps: Deps, playerId: string | undefined, row: GameRow): Promise<GameView> {
  const { state, last } = row.startedAt === null ? {} : await loadGame(deps, row);
  const viewer = seatOf(row, playerId)?.seat;
  return {
    ...summaryOf(row, playerId),
    ownerId: row.ownerId,
    invitation: row.ownerId === playerId && row.visibility !== 'public' ? row.inviteCode : null,
    awaiting: state === undefined ? null : awaitingView(state, row.deadline),
    table: state === undefined ? null : tableFor(row, state, viewer),
    last: last === undefined ? null : logEntryView(last, row),
  };
}

/**
 * Returns a text that changes whenever a game's view changes: the version, and a hash over what can change between
 * two entries (who sits where under which name, the status, the deadline).
 */
export function gameTag(row: GameRow, playerId: string | undefined): string {
  const { status, deadline, pausedAt, seats, name, updatedAt, match } = row;
  const text = JSON.stringify([playerId, status, deadline, pausedAt, seats, name, updatedAt, match]);
  return `${row.version}-${hash('sha256', text, 'base64url').slice(0, 10)}`;
}
