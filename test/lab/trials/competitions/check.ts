import { get, type Journal } from '../support/journal.ts';
import { type Course, type Listed, matchesOf } from './play.ts';

/** The ranking criteria of a line of standings, in their order. */
type Worth = readonly [number, number, number, number, number];

/** Compares the standings of a competition, or of a season of it, with its logs. Returns the differences. */
export async function differences(journal: Journal, course: Course, season?: number): Promise<string[]> {
  const query = season === undefined ? '' : `?season=${season}`;
  const { rows } = await get(journal, `/v1/competitions/${course.id}/standings${query}`, '');
  const matches = await matchesOf(journal, course, season);
  const slow = await counted(journal, matches);
  const found: string[] = [];
  for (const row of rows) {
    const told = [row.matchPoints, row.boardPoints, row.games, row.points, row.opponents];
    const worth = slow.get(row.playerId) ?? [0, 0, 0, 0, 0];
    const rivals = rows.filter((each: { group: number }) => each.group === row.group);
    const better = rivals.filter((each: { playerId: string }) => isBetter(slow.get(each.playerId), worth));
    if (String(told) !== String(worth)) found.push(`${row.handle}: ${told} in place of ${worth}`);
    if (row.place !== better.length + 1)
      found.push(`${row.handle}: place ${row.place}, not ${better.length + 1}`);
  }
  return [...found, ...pairedWrongly(matches, season !== undefined)];
}

/** Counts match by match, who resigned by the log. */
async function counted(journal: Journal, matches: readonly Listed[]): Promise<Map<string, Worth>> {
  const tally = new Map<string, number[]>();
  const add = (id: string, by: readonly number[]) => {
    const before = tally.get(id) ?? [0, 0, 0, 0, 0];
    tally.set(
      id,
      before.map((each, at) => each + (by[at] ?? 0)),
    );
  };
  const met: [string, string][] = [];
  for (const { players, games } of matches) {
    const [one, other] = players.map(({ playerId }) => playerId);
    if (one !== undefined && other === undefined) add(one, [2, 1]);
    for (const game of games) {
      const { entries, scores, seats } = await logOf(journal, game);
      const loser = entries.find(({ decision }) => decision.type === 'resign')?.seat;
      for (const seat of [0, 1]) {
        const margin = (scores[seat] ?? 0) - (scores[1 - seat] ?? 0);
        add(seats[seat] ?? '', seat === loser ? [0, 0, -1, margin] : [2, 1, 1, margin]);
      }
      met.push([seats[0] ?? '', seats[1] ?? '']);
    }
  }
  const points = new Map([...tally].map(([id, [first = 0]]) => [id, first]));
  for (const [one, other] of met) {
    add(one, [0, 0, 0, 0, points.get(other) ?? 0]);
    add(other, [0, 0, 0, 0, points.get(one) ?? 0]);
  }
  return tally as unknown as Map<string, Worth>;
}

interface Log {
  readonly entries: readonly { readonly seat: number; readonly decision: { readonly type: string } }[];
  readonly scores: readonly number[];
  /** Ids of players by seat. */
  readonly seats: readonly string[];
}

async function logOf(journal: Journal, game: string): Promise<Log> {
  const { items } = await get(journal, `/v1/games/${game}/moves?limit=500`, '');
  const { players, scores } = await get(journal, `/v1/games/${game}`, '');
  return {
    entries: items,
    scores,
    seats: players.map(({ playerId }: { playerId: string }) => playerId),
  };
}

function isBetter(one: Worth | undefined, other: Worth): boolean {
  const at = one?.findIndex((each, index) => each !== other[index]) ?? -1;
  return at >= 0 && (one?.[at] ?? 0) > (other[at] ?? 0);
}

/** Finds players who meet twice, and in a round of a tournament those who are not paired exactly once. */
function pairedWrongly(matches: readonly Listed[], isSeason: boolean): string[] {
  const pairs = matches
    .filter(({ players }) => players.length === 2)
    .map(({ players }) =>
      players
        .map(({ playerId }) => playerId)
        .sort()
        .join(' '),
    );
  const places = matches.flatMap(({ round, players }) =>
    players.map(({ playerId }) => `${round} ${playerId}`),
  );
  const twice = (list: readonly string[]) => list.filter((each, at) => list.indexOf(each) !== at);
  return [
    ...twice(pairs).map((pair) => `met twice: ${pair}`),
    ...(isSeason ? [] : twice(places)).map((place) => `paired twice in a round: ${place}`),
  ];
}

/** Checks the promotions between two seasons by the earlier standings: the first two move up, the last two down. */
export async function movedWrongly(journal: Journal, course: Course, season: number): Promise<string[]> {
  const at = async (
    of: number,
  ): Promise<{ playerId: string; handle: string; group: number; hasWithdrawn: boolean }[]> =>
    (await get(journal, `/v1/competitions/${course.id}/standings?season=${of}`, '')).rows;
  const [before, after] = [await at(season), await at(season + 1)];
  if (before.some(({ hasWithdrawn }) => hasWithdrawn)) return [];
  const last = Math.max(...before.map(({ group }) => group));
  return before.flatMap(({ playerId, handle, group }) => {
    const division = before.filter((each) => each.group === group);
    const rank = division.findIndex((each) => each.playerId === playerId);
    const up = group > 1 && rank < 2 ? 1 : 0;
    const down = group < last && rank >= division.length - 2 ? 1 : 0;
    const now = after.find((each) => each.playerId === playerId)?.group;
    return now === group - up + down
      ? []
      : [`${handle}: from division ${group}, place ${rank + 1}, to ${now}`];
  });
}
