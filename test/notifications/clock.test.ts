import { describe, expect, test } from 'vitest';
import { newId } from '../../src/db/id.ts';
import { deadlineWith, nextTimer, turnTimeFrom } from '../../src/games/clock/deadlines.ts';
import { dueTimers } from '../../src/games/clock/timers.ts';
import { updateDeadlinesOf } from '../../src/games/clock/vacations.ts';
import { useApp } from '../support/app.ts';
import { flightScenario, playToFlight } from '../support/flight.ts';
import { decide, lastingTable, optionsOf, readTable, type TestTable } from '../support/table.ts';

const service = useApp();
const hour = 3_600_000;
const day = 24 * hour;

const table = (clock: object, count = 2) =>
  lastingTable(service, count, { clock: { perTurn: 'P2D', ...clock } });
const fire = () => dueTimers(service.deps).drain();
const view = (of: TestTable) => readTable(service, of, of.players[0]!);

async function kinds(of: TestTable): Promise<string[]> {
  const text = 'SELECT kind FROM outbox_events WHERE game_id = $1 ORDER BY position';
  return (await service.db.pool.query(text, [of.id])).rows.map(({ kind }) => kind);
}

/** The decisions in the log, by type. */
async function log(of: TestTable): Promise<string[]> {
  const { body } = await of.players[0]!.get(`/v1/games/${of.id}/moves`);
  return body.items.map(
    ({ seat, decision }: { seat: number; decision: { type: string } }) => `${seat} ${decision.type}`,
  );
}

async function vacation(player: string, from: number, days: number): Promise<void> {
  const startsAt = new Date(service.deps.clock().getTime() + from);
  const endsAt = new Date(startsAt.getTime() + days * day);
  await service.db.prisma.vacation.create({ data: { id: newId(), playerId: player, startsAt, endsAt } });
  await updateDeadlinesOf(service.deps, player);
}

describe('a clock', () => {
  test('sends one reminder at half time and one a day before the end, then skips, as logged', async () => {
    const game = await table({ reminders: ['half', 'PT6H'] });
    await fire();
    expect(await log(game)).toEqual([]);
    service.pass(day + 1000);
    await fire();
    await fire();
    service.pass(18 * hour);
    await fire();
    const reminded = (await kinds(game)).filter((kind) => kind === 'turn.reminder');
    expect(reminded).toHaveLength(2);
    expect(await log(game)).toEqual([]);
    service.pass(6 * hour);
    await fire();
    expect(await log(game)).toEqual(['0 skip']);
    expect((await view(game)).awaiting.seats).toEqual([1]);
    expect((await view(game)).awaiting.deadline).toBe(
      new Date(Date.parse((await view(game)).last.at) + 2 * day).toISOString(),
    );
  });

  test('is accurate to the second', async () => {
    const game = await table({ reminders: [] });
    const left = () =>
      view(game).then(({ awaiting }) => Date.parse(awaiting.deadline) - service.deps.clock().getTime());
    service.pass((await left()) - 1000);
    await fire();
    expect(await log(game)).toEqual([]);
    service.pass(1000);
    await fire();
    expect(await log(game)).toEqual(['0 skip']);
  });

  test('forfeits after the configured number of time-outs in a row; the seat keeps its points and others continue', async () => {
    const game = await table({ reminders: [], onTimeout: 'forfeit', forfeitAfter: 2 }, 3);
    const play = async (seat: number) => {
      const [option] = await optionsOf(service, game, game.players[seat]!);
      await decide(service, game, game.players[seat]!, option.decision).expect(201);
    };
    const expire = async () => {
      service.pass(2 * day);
      await fire();
    };
    await expire();
    await play(1);
    await play(2);
    await expire();
    expect(await log(game)).toEqual(['0 skip', '1 tile', '2 tile', '0 resign']);
    await play(1);
    await play(2);
    await play(1);
    expect((await view(game)).table.seats[0]).toMatchObject({ resigned: true, score: 0 });
  });

  test('accepts exactly one of a simultaneous move and time-out', async () => {
    const game = await table({ reminders: [] });
    const [option] = await optionsOf(service, game, game.players[0]!);
    service.pass(2 * day);
    await Promise.all([fire(), fire(), decide(service, game, game.players[0]!, option.decision)]);
    expect((await log(game)).filter((entry) => entry.startsWith('0'))).toHaveLength(1);
  });

  test('is paused while its player is on vacation', async () => {
    const game = await table({ reminders: [] });
    await vacation(game.players[0]!.id, day, 5);
    const deadline = Date.parse((await view(game)).awaiting.deadline);
    expect(deadline - service.deps.clock().getTime()).toBeGreaterThan(7 * day - 60_000);
    service.pass(6 * day);
    await fire();
    expect(await log(game)).toEqual([]);
    service.pass(day);
    await fire();
    expect(await log(game)).toEqual(['0 skip']);
  });

  test('is paused for a step of the dragon’s flight', async () => {
    const rules = { expansions: ['princess-and-dragon', 'tower'] };
    const clock = { perTurn: 'P2D', reminders: [] };
    const game = await lastingTable(service, 4, { rules, scenario: flightScenario, clock });
    await vacation(game.players[1]!.id, 0, 9);
    await playToFlight(service, game);
    await decide(service, game, game.players[0]!, { type: 'dragon', x: 0, y: 1 }).expect(201);
    service.pass(8 * day);
    await fire();
    expect((await view(game)).awaiting).toMatchObject({ phase: 'dragon', seats: [1] });
    service.pass(4 * day);
    await fire();
    expect((await log(game)).slice(-2)).toEqual(['0 dragon', '1 skip']);
  });

  test('is postponed if its player is already on vacation', async () => {
    const game = await table({ reminders: [] });
    await vacation(game.players[1]!.id, 0, 9);
    const [option] = await optionsOf(service, game, game.players[0]!);
    await decide(service, game, game.players[0]!, option.decision).expect(201);
    service.pass(3 * day);
    await fire();
    expect(await log(game)).toEqual(['0 tile']);
    expect(Date.parse((await view(game)).awaiting.deadline) - service.deps.clock().getTime()).toBeGreaterThan(
      7 * day,
    );
  });

  test('fires timers again after the process that took them died', async () => {
    const game = await table({ reminders: [] });
    service.pass(2 * day);
    await service.db.pool.query(`UPDATE due SET at = $2 WHERE key = $1`, [
      game.id,
      new Date(service.deps.clock().getTime() + 30_000),
    ]);
    await fire();
    expect(await log(game)).toEqual([]);
    service.pass(30_000);
    await fire();
    expect(await log(game)).toEqual(['0 skip']);
  });
});

describe('times', () => {
  const clock = { perTurn: 'P3D', reminders: ['half', 'P1D', 'P5D'] };
  const start = new Date('2026-03-01T00:00:00Z');
  const deadline = new Date('2026-03-04T00:00:00Z');

  test.each([
    ['2026-03-01T00:00:00Z', '2026-03-02T12:00:00Z'],
    ['2026-03-02T12:00:00Z', '2026-03-03T00:00:00Z'],
    ['2026-03-03T00:00:00Z', '2026-03-04T00:00:00Z'],
    ['2026-03-09T00:00:00Z', '2026-03-04T00:00:00Z'],
  ])('after %s the clock is checked at %s', (now, next) => {
    expect(nextTimer(clock, deadline, new Date(now))).toEqual(new Date(next));
  });

  test.each([
    ['before', '2026-02-01', '2026-02-20', 0],
    ['over the question', '2026-02-27', '2026-03-03', 2],
    ['within', '2026-03-02', '2026-03-03', 1],
    ['over the deadline', '2026-03-03', '2026-03-20', 17],
    ['after', '2026-03-05', '2026-03-20', 0],
  ])('a vacation %s extends the deadline by the days that count', (_name, from, to, days) => {
    const vacations = [{ startsAt: new Date(from), endsAt: new Date(to) }];
    expect(deadlineWith(turnTimeFrom(clock, start)!, vacations)).toEqual(
      new Date(deadline.getTime() + days * day),
    );
  });
});
