import type { BestOf, MatchForm, Side, TieRule } from '../../competitions/match.ts';
import { clubNames } from '../../db/clubs/clubs.ts';
import type { Visibility } from '../../db/games/games.ts';
import { gamesOfMatch, type MatchGameRow } from '../../db/matches/match-games.ts';
import { findMatch, type MatchRow } from '../../db/matches/matches.ts';
import { sideOf } from '../../db/matches/standings.ts';
import { type Person, personsById } from '../../db/players/players.ts';
import type { Deps } from '../../platform/deps.ts';
import { type MatchSettings, matchSettingsSchema } from './settings.ts';

/** A player of a match, with the points in it. */
export interface MatchPlayer extends Person {
  readonly points: number;
}

/** A match in a list. */
export interface MatchSummary extends MatchSettings {
  readonly id: string;
  readonly name: string;
  readonly label: string | null;
  readonly status: 'proposed' | 'running' | 'finished' | 'cancelled';
  readonly bestOf: BestOf;
  readonly form: MatchForm;
  readonly ties: TieRule;
  readonly rated: boolean;
  readonly visibility: Visibility;
  readonly competitionId: string | null;
  readonly round: number | null;
  readonly creatorId: string;
  /** Handle of the club that was challenged; null: a player was, or the club has ended. */
  readonly club: string | null;
  /** The first one starts the first game. A challenge to a club has one player until somebody accepts. */
  readonly players: readonly MatchPlayer[];
  /** Which player the viewer is. */
  readonly you: Side | null;
  readonly winner: Side | null;
  /** Who gave the match up, or was not there. */
  readonly forfeitedBy: Side | null;
  readonly rematchId: string | null;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
}

/** A game of a match as the match shows it; everything by player is in the order of the match's players. */
export interface MatchGameView {
  readonly id: string;
  readonly game: number;
  readonly status: MatchGameRow['status'];
  readonly starter: Side | null;
  readonly scores: readonly number[];
  readonly winner: Side | null;
  readonly finishedAt: string | null;
}

export type MatchView = MatchSummary & { readonly games: readonly MatchGameView[] };

/** Returns matches as a player sees them, in the same order. */
export async function summariesOf(
  { db }: Pick<Deps, 'db'>,
  viewer: string | undefined,
  rows: readonly MatchRow[],
): Promise<MatchSummary[]> {
  const ids = new Set(rows.flatMap(({ firstId, secondId }) => [firstId, secondId ?? []].flat()));
  const people = await personsById(db.prisma, [...ids]);
  const clubIds = rows.flatMap(({ clubId }) => clubId ?? []);
  const clubs = await clubNames(db.prisma, clubIds);
  return rows.map((row) => {
    const club = clubs.get(row.clubId ?? '')?.handle ?? null;
    return { ...summaryOfMatch(row, viewer, people), club };
  });
}

/** Returns a match with its games, as a player sees it. */
export async function readMatch(
  deps: Pick<Deps, 'db'>,
  viewer: string | undefined,
  row: MatchRow,
): Promise<MatchView> {
  const games = await gamesOfMatch(deps.db.prisma, row.id);
  const now = await findMatch(deps.db.prisma, row.id);
  // It went on meanwhile, and the games may be those of a later standing.
  if (now !== undefined && standingIn(now) !== standingIn(row)) return readMatch(deps, viewer, now);
  const [summary] = await summariesOf(deps, viewer, [row]);
  if (summary === undefined) throw new Error(`match ${row.id} has no view`);
  return { ...summary, games: games.map((game) => gameView(row, game)) };
}

const standingIn = ({ status, firstHalves, secondHalves }: MatchRow) =>
  `${status} ${firstHalves} ${secondHalves}`;

function summaryOfMatch(
  row: MatchRow,
  viewer: string | undefined,
  people: ReadonlyMap<string, Person>,
): Omit<MatchSummary, 'club'> {
  const player = (playerId: string, halves: number): MatchPlayer => {
    const { handle = '', displayName = '' } = people.get(playerId) ?? {};
    return { playerId, handle, displayName, points: halves / 2 };
  };
  return {
    ...matchSettingsSchema.parse(row.settings),
    id: row.id,
    name: row.name,
    label: row.label,
    status: row.status as MatchSummary['status'],
    bestOf: row.bestOf as BestOf,
    form: row.form as MatchForm,
    ties: row.ties as TieRule,
    rated: row.rated,
    visibility: row.visibility as Visibility,
    competitionId: row.competitionId,
    round: row.round,
    creatorId: row.creatorId,
    players: [
      player(row.firstId, row.firstHalves),
      ...(row.secondId === null ? [] : [player(row.secondId, row.secondHalves)]),
    ],
    you: sideOf(row, viewer),
    winner: sideOf(row, row.winnerId),
    forfeitedBy: sideOf(row, row.forfeitedBy),
    rematchId: row.rematchId,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

function gameView(match: MatchRow, game: MatchGameRow): MatchGameView {
  const starter = game.players.length < 2 ? null : sideOf(match, game.players[0]);
  const bySide = (values: readonly number[]) => (starter === 1 ? values.toReversed() : values);
  const [first = 0, second = 0] = bySide(game.places);
  return {
    id: game.id,
    game: game.number,
    status: game.status,
    starter,
    scores: bySide(game.scores),
    winner: first === second ? null : first < second ? 0 : 1,
    finishedAt: game.finishedAt?.toISOString() ?? null,
  };
}
