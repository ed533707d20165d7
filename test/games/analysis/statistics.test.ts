import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type GameRecord, recordSchema, setupOfRecord, viewFor } from '../../../src/engine/index.ts';
import type { PlayedGame } from '../../../src/games/analysis/statistics/played-game.ts';
import { leadChanges } from '../../../src/games/analysis/statistics/points.ts';
import { statisticsOf } from '../../../src/games/analysis/statistics/statistics.ts';
import { playRecord } from '../../../src/games/records/play.ts';

const start = Date.UTC(2026, 0, 1);

/** A record as a game whose n-th decision took n seconds. */
function playedGame(record: GameRecord): PlayedGame {
  const { steps, state } = playRecord(record);
  const { rules, seats } = setupOfRecord(record);
  let at = start;
  const entries = steps.map(({ seat, decision, events }, index) => {
    at += (index + 1) * 1000;
    return { seq: index + 1, seat, decision, events, at: new Date(at) };
  });
  const end = viewFor(state!, undefined);
  return { rules, seatCount: seats, startedAt: new Date(start), entries, end };
}

const recordIn = (name: string) =>
  recordSchema.parse(JSON.parse(readFileSync(`examples/records/${name}.json`, 'utf8')));

describe.each(['base-game', 'all-expansions'])('the statistics of the record %s', (name) => {
  const record = recordIn(name);
  const game = playedGame(record);
  const statistics = statisticsOf(game);

  test('add up to the result', () => {
    const sums = statistics.seats.map(({ points }) => points.reduce((sum, each) => sum + each.points, 0));
    expect(sums).toEqual(record.result!.scores);
    expect(statistics.course.at(-1)).toEqual(record.result!.scores);
    expect(statistics.course).toHaveLength(record.decisions.length + 1);
    const placed = statistics.seats.reduce((sum, { tiles }) => sum + tiles, 0);
    const laid = game.entries.flatMap(({ events }) => events).filter(({ type }) => type === 'tile-placed');
    expect(placed).toBe(laid.length);
  });

  test('show what became of followers', () => {
    for (const { seat, followers } of statistics.seats) {
      const atEnd = game.end.seats[seat]!.pieces;
      expect(followers.idleFollowers).toBeGreaterThan(0);
      expect(followers.idleFollowers).toBeLessThanOrEqual(7 + (atEnd['large-meeple'] === undefined ? 0 : 3));
      expect(followers.deployed).toBeGreaterThan(0);
      if (followers.stuckFollowers === 0) expect(followers.stuckTurns).toBe(0);
    }
  });

  test('show the largest features, the best turn and the time used', () => {
    const cities = game.end.features.filter(({ kind, complete }) => kind === 'city' && complete);
    expect(statistics.largestCity?.tiles).toBe(Math.max(...cities.map(({ tiles }) => tiles)));
    const { seq, seat, points } = statistics.bestTurn!;
    expect(points).toBeGreaterThan(0);
    expect(statistics.course[seq]![seat]! - statistics.course[seq - 1]![seat]!).toBeGreaterThanOrEqual(
      points,
    );
    const total = statistics.seats.reduce((sum, { time }) => sum + time.total, 0);
    expect(total).toBe(game.entries.at(-1)!.at.getTime() - start);
    const last = game.entries.at(-1)!;
    expect(statistics.seats[last.seat]!.time.longest).toEqual({
      seq: last.seq,
      milliseconds: last.seq * 1000,
    });
  });
});

test('a follower on a road never closed is stuck', () => {
  const record = recordIn('base-game');
  const short = { ...record, draws: ['base/V'], decisions: [], result: undefined };
  const played = playedGame({
    ...short,
    decisions: [{ seat: 0, decision: { type: 'tile', ...placementOnStart(), deploy: meepleOnRoad } }],
  });
  const [first, second] = statisticsOf(played).seats;
  expect(first!.followers).toMatchObject({ deployed: 1, stuckFollowers: 1, stuckTurns: 0, idleFollowers: 6 });
  expect(second!.followers).toMatchObject({ deployed: 0, stuckFollowers: 0 });
  expect(second!.time).toEqual({ total: 0, median: 0, longest: null });
});

const meepleOnRoad = { piece: 'meeple', segment: 'road0' };
const placementOnStart = () => ({ x: 1, y: 0, rotation: 0 as const });

test('the lead changes when another player alone has the most points', () => {
  const course = [
    [0, 0],
    [3, 0],
    [3, 3],
    [3, 5],
    [9, 5],
  ];
  expect(leadChanges(course)).toBe(2);
});
