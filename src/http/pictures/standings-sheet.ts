import { formatOf } from '../../competitions/rules/formats.ts';
import { type StandingLine, type StandingsView, standings } from '../../competitions/views.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Meeting, StandingsList, StandingsRow, StandingsSheet } from '../../render/index.ts';
import type { StandingsStage } from '../../texts/standings-texts.ts';

/**
 * Returns a competition's standings for a picture; for a league those of a season, by default the current one.
 * @throws Problem competition-not-found
 */
export async function standingsSheet(
  deps: Pick<Deps, 'db'>,
  id: string,
  season: number | undefined,
): Promise<StandingsSheet> {
  return sheetOf(await standings(deps, id, season));
}

/** Returns standings for a picture. */
export function sheetOf(seen: StandingsView): StandingsSheet {
  const { competition, rows } = seen;
  const { stage, isAllPlayAll } = formatOf(competition);
  const isLadder = stage === 'challenge';
  const groups = [...new Set(rows.map(({ group }) => group))].sort((one, other) => one - other);
  // In a ladder each player meets only a few others, at different times.
  const shown = isLadder ? rows.map((row) => ({ ...row, cells: [] })) : rows;
  const lists = groups.map((group) => listOf(group, shown));
  return {
    title: competition.name,
    stage: stageOf(seen),
    listKind: stage === 'season' ? 'division' : 'group',
    lists: lists.length === 0 ? [{ number: 1, rows: [] }] : lists,
    isLadder,
    isAllPlayAll,
  };
}

/** Returns the stage of a competition; undefined before its start, and for a ladder, which has no rounds. */
function stageOf({ competition, round, rounds, matches, rows }: StandingsView): StandingsStage | undefined {
  const { status } = competition;
  const { stage: kind } = formatOf(competition);
  if (round === 0 || kind === 'challenge') return undefined;
  return {
    kind,
    number: round,
    of: rounds,
    played: rows.some(({ team }) => team !== undefined) ? 'meetings' : 'matches',
    ...matches,
    isFinal: status === 'finished' && round === competition.round,
  };
}

function listOf(group: number, all: readonly StandingLine[]): StandingsList {
  const rows = all.filter((row) => row.group === group);
  const lines = new Map(rows.map(({ entrant }, line) => [entrant, line]));
  return { number: group, rows: rows.map((row) => rowOf(row, lines)) };
}

function rowOf(row: StandingLine, lines: ReadonlyMap<string, number>): StandingsRow {
  const { place, hasWithdrawn, won, drawn, lost, matchPoints, games, points, opponents } = row;
  const meetings = row.cells.map(({ round, opponent, result }): Meeting => {
    const line = opponent === undefined ? undefined : lines.get(opponent);
    const outcome = result && outcomes[result.matchPoints];
    return { round, opponent: line, outcome, games: result?.games ?? [0, 0] };
  });
  const name = row.team?.name ?? row.person.displayName;
  const boardPoints = row.team === undefined ? undefined : row.boardPoints;
  return {
    place,
    name,
    hasWithdrawn,
    won,
    drawn,
    lost,
    matchPoints,
    boardPoints,
    games,
    points,
    opponents,
    meetings,
  };
}

/** Indexed by the match points of a match. */
const outcomes: readonly Meeting['outcome'][] = ['lost', 'drawn', 'won'];
