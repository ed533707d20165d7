import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BEST_OF,
  MATCH_FORMS,
  type MatchGame,
  type MatchTerms,
  type Side,
  standingOf,
  starterOf,
  TIE_RULES,
} from '../../src/matches/rules/match.ts';
import { forRuns } from '../support/depth.ts';

/** The course of one started game: points of both sides, who resigned, or no result. */
interface Fate {
  readonly points: readonly [number, number];
  readonly leaves: Side | undefined;
  readonly isAnnulled: boolean;
}

const fate: fc.Arbitrary<Fate> = fc.record({
  points: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
  leaves: fc.option(fc.constantFrom<Side>(0, 1), { nil: undefined, freq: 4 }),
  isAnnulled: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
});

const terms: fc.Arbitrary<MatchTerms> = fc.record({
  bestOf: fc.constantFrom(...BEST_OF),
  form: fc.constantFrom(...MATCH_FORMS),
  tieRule: fc.constantFrom(...TIE_RULES),
});

/** Returns a game with this course, as stored in the database. */
function gameOf(number: number, starter: Side, { points, leaves, isAnnulled }: Fate): MatchGame {
  const seated = <Value>([first, second]: readonly [Value, Value]) =>
    starter === 0 ? [first, second] : [second, first];
  const [mine, others] = points;
  const placesOf = () => {
    if (leaves !== undefined) return leaves === 0 ? ([2, 1] as const) : ([1, 2] as const);
    if (mine === others) return [1, 1] as const;
    return mine > others ? ([1, 2] as const) : ([2, 1] as const);
  };
  if (isAnnulled)
    return { number, starter, status: 'aborted', places: [], scores: seated(points), resigned: [] };
  const resigned = leaves === undefined ? [] : [leaves === starter ? 0 : 1];
  return {
    number,
    starter,
    status: 'finished',
    places: seated(placesOf()),
    scores: seated(points),
    resigned,
  };
}

/** Plays a match by a simple model, in whole and half points, independent of the code under test. */
function playSlowly({ bestOf, form, tieRule }: MatchTerms, fates: readonly Fate[]) {
  const left = [...fates];
  const score = [0, 0];
  const begun: { number: number; starter: Side }[] = [];
  let counted = 0;
  const canStillBeCaught = () => Math.abs((score[0] ?? 0) - (score[1] ?? 0)) <= bestOf - counted;
  const goesOn = () => counted < bestOf && canStillBeCaught();
  while (goesOn()) {
    const number = counted + 1;
    const starter: Side = number === 1 || number === 3 || number === 5 ? 0 : 1;
    const games = left.splice(0, form === 'games' ? 1 : 2);
    if (games.length < (form === 'games' ? 1 : 2)) break;
    for (const [index] of games.entries())
      begun.push({ number, starter: index === 0 ? starter : starter === 0 ? 1 : 0 });
    if (games.some(({ isAnnulled }) => isAnnulled)) continue;
    counted += 1;
    const margin = games.reduce((sum, { points }) => sum + points[0] - points[1], 0);
    const leavers = [...new Set(games.flatMap(({ leaves }) => (leaves === undefined ? [] : [leaves])))];
    const result =
      leavers.length === 1 ? (leavers[0] === 0 ? -1 : 1) : leavers.length === 2 ? 0 : Math.sign(margin);
    if (result > 0) score[0] = (score[0] ?? 0) + 1;
    else if (result < 0) score[1] = (score[1] ?? 0) + 1;
    else if (form === 'games' && tieRule === 'second') {
      const second = starter === 0 ? 1 : 0;
      score[second] = (score[second] ?? 0) + 1;
    } else for (const side of [0, 1]) score[side] = (score[side] ?? 0) + 0.5;
  }
  return { score, counted, begun, isOver: !goesOn() };
}

test('a match follows a simple model for any sequence of game results', () => {
  fc.assert(
    fc.property(terms, fc.array(fate, { maxLength: 14 }), (rules, fates) => {
      const said = playSlowly(rules, fates);
      const games: MatchGame[] = [];
      let standing = standingOf(rules, games);
      while (standing.next !== undefined && games.length < said.begun.length) {
        const { number, starter } = standing.next;
        const starters: Side[] = rules.form === 'games' ? [starter] : [starter, starter === 0 ? 1 : 0];
        for (const each of starters) {
          const next = fates[games.length];
          if (next !== undefined) games.push(gameOf(number, each, next));
        }
        standing = standingOf(rules, games);
      }
      expect(games.map(({ number, starter }) => ({ number, starter }))).toEqual(said.begun);
      expect(standing.halves.map((each) => each / 2)).toEqual(said.score);
      expect(standing.duels).toHaveLength(said.counted);
      expect(standing.isOver).toBe(said.isOver);
      const [first = 0, second = 0] = said.score;
      const winner = first === second ? undefined : first > second ? 0 : 1;
      expect(standing.winner).toBe(said.isOver ? winner : undefined);
      expect(standing.next === undefined).toBe(said.isOver);
    }),
    forRuns(1000),
  );
});

describe('in a match', () => {
  const bestOf3: MatchTerms = { bestOf: 3, form: 'games', tieRule: 'shared' };
  const won = (number: number, side: Side) =>
    gameOf(number, starterOf(number), {
      points: side === 0 ? [9, 3] : [3, 9],
      leaves: undefined,
      isAnnulled: false,
    });

  test('no game starts during another', () => {
    const running = { ...won(2, 0), status: 'running' as const };
    expect(standingOf(bestOf3, [won(1, 0), running])).toMatchObject({ isOver: false, next: undefined });
  });

  test('a pair is decided by both games’ points when both have ended', () => {
    const mirrored: MatchTerms = { bestOf: 1, form: 'mirrored', tieRule: 'second' };
    const game = (starter: Side, points: [number, number]) =>
      gameOf(1, starter, { points, leaves: undefined, isAnnulled: false });
    const other = game(1, [4, 3]);
    const running = [game(0, [5, 7]), { ...other, status: 'running' as const }];
    expect(standingOf(mirrored, running)).toMatchObject({ isOver: false, duels: [] });
    expect(standingOf(mirrored, [game(0, [5, 7]), other])).toMatchObject({ isOver: true, winner: 1 });
    const equal = [game(0, [5, 7]), game(1, [5, 3])];
    expect(standingOf(mirrored, equal)).toMatchObject({ isOver: true, winner: undefined, halves: [1, 1] });
  });
});
