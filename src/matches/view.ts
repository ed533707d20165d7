import { clubNames } from '../clubs/store/clubs.ts';
import { pick } from '../helpers/pick.ts';
import type { Deps } from '../platform/deps.ts';
import { type Person, personsById } from '../players/store/players.ts';
import type { BestOf } from './rules/match.ts';
import { sideOf } from './rules/match-score.ts';
import { matchSettingsSchema } from './settings.ts';
import { gamesOfMatch, type MatchGameRow } from './store/match-games.ts';
import { findMatch, type MatchRow } from './store/matches.ts';

/** Returns the summaries of matches for a player, in the same order. */
export async function summariesOf(
  { db }: Pick<Deps, 'db'>,
  viewer: string | undefined,
  rows: readonly MatchRow[],
) {
  const ids = new Set(rows.flatMap(({ firstId, secondId }) => [firstId, secondId ?? []].flat()));
  const people = await personsById(db.prisma, [...ids]);
  const clubIds = rows.flatMap(({ clubId }) => clubId ?? []);
  const clubs = await clubNames(db.prisma, clubIds);
  return rows.map((row) => {
    const club = clubs.get(row.clubId ?? '')?.handle ?? null;
    return { ...summaryOfMatch(row, viewer, people), club };
  });
}

type MatchSummary = Awaited<ReturnType<typeof summariesOf>>[number];

/** Returns a match with its games, as a player sees it. */
export async function readMatch(
  deps: Pick<Deps, 'db'>,
  viewer: string | undefined,
  row: MatchRow,
): Promise<MatchSummary & { readonly games: ReturnType<typeof gameView>[] }> {
  const games = await gamesOfMatch(deps.db.prisma, row.id);
  const now = await findMatch(deps.db.prisma, row.id);
  // The match advanced meanwhile, so the games may belong to a later standing.
  if (now !== undefined && standingIn(now) !== standingIn(row)) return readMatch(deps, viewer, now);
  const [summary] = await summariesOf(deps, viewer, [row]);
  if (summary === undefined) throw new Error(`match ${row.id} has no view`);
  return { ...summary, games: games.map((game) => gameView(row, game)) };
}

const standingIn = ({ status, firstHalves, secondHalves }: MatchRow) =>
  `${status} ${firstHalves} ${secondHalves}`;

function summaryOfMatch(row: MatchRow, viewer: string | undefined, people: ReadonlyMap<string, Person>) {
  const player = (playerId: string, halves: number) => {
    const { handle = '', displayName = '' } = people.get(playerId) ?? {};
    return { playerId, handle, displayName, points: halves / 2 };
  };
  return {
    ...matchSettingsSchema.parse(row.settings),
    ...pick(row, 'id', 'name', 'label', 'rated', 'competitionId', 'round', 'creatorId', 'rematchId'),
    ...pick(row, 'status', 'form', 'tieRule', 'visibility', 'createdAt', 'startedAt', 'finishedAt'),
    bestOf: row.bestOf as BestOf,
    players: [
      player(row.firstId, row.firstHalves),
      ...(row.secondId === null ? [] : [player(row.secondId, row.secondHalves)]),
    ],
    yourSide: sideOf(row, viewer),
    winner: sideOf(row, row.winnerId),
    forfeitedBy: sideOf(row, row.forfeitedBy),
  };
}

/** Returns the match's view of one of its games; values by player are in the order of the match's players. */
function gameView(match: MatchRow, game: MatchGameRow) {
  const starter = game.players.length < 2 ? null : sideOf(match, game.players[0]);
  const bySide = (values: readonly number[]) => (starter === 1 ? values.toReversed() : values);
  const [first = 0, second = 0] = bySide(game.places);
  return {
    ...pick(game, 'id', 'status', 'finishedAt'),
    game: game.number,
    starter,
    scores: bySide(game.scores),
    winner: first === second ? null : first < second ? (0 as const) : (1 as const),
  };
}
