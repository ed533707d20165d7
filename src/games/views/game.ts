import { hash } from 'node:crypto';
import type { LogDecision, PositionView } from '../../engine/index.ts';
import { seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { loadGame } from '../state/load.ts';
import type { GameRow, Variation } from '../store/games.ts';
import { findHeldDecision } from '../store/held-decisions.ts';
import { expiresAt } from '../table/cancel.ts';
import { type ShownTerms, termsOf } from '../terms.ts';
import { tableFor } from './assistance.ts';
import { type AwaitingView, awaitingAt } from './awaiting.ts';
import { type GameInMatch, gameInMatch } from './in-match.ts';
import { type LogEntryView, logEntryView } from './log-entry.ts';

/** A bag shared by several games. */
export interface SharedBag {
  /** The same for all of them. */
  readonly id: string;
  /** Whether the games draw each tile at the same time. */
  readonly inSync: boolean;
  /** Whether all of them are finished, so that the seed and the records are available. */
  readonly isKnown: boolean;
}

/** A decision held until the other game with the same bag reaches the same point. */
export interface HeldView {
  readonly seat: number;
  /** Visible only to the player who made it. */
  readonly decision: LogDecision | null;
}

/** A viewer's summary of a game for lists. */
export interface GameSummary extends ShownTerms {
  readonly id: string;
  readonly name: string;
  readonly label: string | null;
  readonly status: GameRow['status'];
  readonly version: number;
  readonly scenario: boolean;
  /** The moment of another game that this one started from; null if it started normally. */
  readonly variation: Pick<Variation, 'game' | 'version'> | null;
  /** Present if the game was imported from a record. */
  readonly imported?: true;
  readonly seatCount: number;
  readonly yourSeat: number | null;
  readonly scores: readonly number[];
  /** By seat, as ranked by the engine; empty unless the game is finished with a result. */
  readonly places: readonly number[];
  /** The resigned seats. */
  readonly resigned: readonly number[];
  readonly players: GameRow['seats'];
  /** Present if it belongs to a match. */
  readonly match?: GameInMatch;
  /** The player to move; null unless the game is running. */
  readonly awaiting: Omit<AwaitingView, 'decisions'> | null;
  /** Present if other games have the same bag. */
  readonly sharedBag?: SharedBag;
  /** When the clock was stopped; null unless the game is paused. */
  readonly pausedAt: string | null;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  /** When it will be cancelled if nothing changes; null unless the game is open. */
  readonly expiresAt: string | null;
}

/** A viewer's full view of a game. */
export type GameView = GameSummary & {
  readonly ownerId: string;
  /** Visible only to the owner of a non-public game. */
  readonly invitation: string | null;
  readonly awaiting: AwaitingView | null;
  /** Present while a decision is held. */
  readonly held?: HeldView;
  /** Null before the start. */
  readonly table: PositionView | null;
  readonly last: LogEntryView | null;
};

/** Returns a player's summary of a game from its row alone. */
export function summaryOf(row: GameRow, playerId: string | undefined): GameSummary {
  return {
    id: row.id,
    name: row.name,
    label: row.label,
    status: row.status,
    version: row.version,
    ...termsOf(row),
    scenario: row.scenario !== null,
    variation: row.variation && { game: row.variation.game, version: row.variation.version },
    ...(row.imported !== null && { imported: true as const }),
    seatCount: row.seatCount,
    yourSeat: seatOf(row, playerId)?.seat ?? null,
    scores: row.scores,
    places: row.places,
    resigned: row.resigned,
    players: row.seats,
    ...gameInMatch(row),
    awaiting: awaitingOf(row),
    ...(row.bagId !== null && {
      sharedBag: { id: row.bagId, inSync: row.inSync, isKnown: row.revealedAt !== null },
    }),
    pausedAt: row.pausedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    expiresAt: expiresAt(row)?.toISOString() ?? null,
  };
}

/** Returns the player to move from the game's row alone. */
function awaitingOf({ awaitingSeat, awaitingPhase, deadline }: GameRow): GameSummary['awaiting'] {
  if (awaitingSeat === null || awaitingPhase === null) return null;
  return { seats: [awaitingSeat], phase: awaitingPhase, deadline: deadline?.toISOString() ?? null };
}

/** Returns a player's view of a game. */
export async function readGame(deps: Deps, playerId: string | undefined, row: GameRow): Promise<GameView> {
  const { state, last } = row.startedAt === null ? {} : await loadGame(deps, row);
  const viewer = seatOf(row, playerId)?.seat;
  return {
    ...summaryOf(row, playerId),
    ownerId: row.ownerId,
    invitation: row.ownerId === playerId && row.visibility !== 'public' ? row.inviteCode : null,
    awaiting: state === undefined ? null : awaitingAt(row, state),
    ...(row.heldSeat !== null && { held: await heldView(deps, row, viewer) }),
    table: state === undefined ? null : tableFor(row, state, viewer),
    last: last === undefined ? null : logEntryView(last, row),
  };
}

async function heldView({ db }: Deps, row: GameRow, viewer: number | undefined): Promise<HeldView> {
  const seat = row.heldSeat as number;
  const held = viewer === seat ? await findHeldDecision(db.prisma, row.id) : undefined;
  return { seat, decision: held?.decision ?? null };
}

/**
 * Returns a tag that changes with the view of a game: the version, and a hash over the data that can change between two entries (seated
 * players and their names, the status, the deadline).
 */
export function gameTag(row: GameRow, playerId: string | undefined): string {
  const { status, deadline, pausedAt, heldSeat, revealedAt, seats, name, updatedAt, match } = row;
  const text = JSON.stringify([
    playerId,
    status,
    deadline,
    pausedAt,
    heldSeat,
    revealedAt,
    seats,
    name,
    updatedAt,
    match,
  ]);
  return `${row.version}-${hash('sha256', text, 'base64url').slice(0, 10)}`;
}
