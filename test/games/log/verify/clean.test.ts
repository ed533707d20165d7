import { describe, expect, test } from 'vitest';
import { EXPANSIONS } from '../../../../src/engine/index.ts';
import { dueTimers } from '../../../../src/games/clock/timers.ts';
import { updateDeadlinesOf } from '../../../../src/games/clock/vacations.ts';
import { checkGameLog } from '../../../../src/games/log/check-logs.ts';
import { decide } from '../../../../src/games/play/decide.ts';
import { setupOf } from '../../../../src/games/state/setup.ts';
import { findGame } from '../../../../src/games/store/games.ts';
import { dayMs } from '../../../../src/helpers/time-units.ts';
import { insertVacation } from '../../../../src/players/store/vacations.ts';
import { useApp } from '../../../support/app.ts';
import { makeApplication, makeExternal, offerClaim } from '../../../support/players.ts';
import { randomGame } from '../../../support/random-log.ts';
import { randomFrom } from '../../../support/random-play.ts';
import { realGame } from '../../../support/real-game.ts';
import { playOn, seatAll, startTable } from '../../../support/table.ts';
import { findingsIn } from '../../../support/verified.ts';

const service = useApp();

/** Plays a game to its end, with every kind of decision. */
async function playAtRandom(game: string) {
  const row = (await findGame(service.db.prisma, game))!;
  for (const { seat, decision } of randomGame(setupOf(row), randomFrom(1)))
    await decide(service.deps, { game, playerId: row.seats[seat]!.playerId, decision });
}

describe('no finding', () => {
  test('in games of every kind: open, cancelled, running and finished', async () => {
    const table = await startTable(service, 3, { edition: 'first', clock: { perTurn: 'P2D' } });
    await playOn(service, table, 7);
    await table.players[2]!.post(`/v1/games/${table.id}/resign`).expect(201);
    await playOn(service, table, 4);
    const whole = await startTable(service, 2, { seating: 'drawn' });
    await playAtRandom(whole.id);
    await playAtRandom((await startTable(service, 3, { rules: { expansions: EXPANSIONS } })).id);
    const scenario = { draws: ['base/U', 'base/U', 'base/U'] };
    await playOn(service, await startTable(service, 2, { scenario }));
    const owner = table.players[0]!;
    const open = await owner.post('/v1/games', { seatCount: 2 }).expect(201);
    await owner.post('/v1/games', { seatCount: 2 }).expect(201);
    await owner.delete(`/v1/games/${open.body.id}`).expect(204);
    expect(await findingsIn(service.db)).toEqual([]);
    const { id } = whole;
    const row = (await findGame(service.db.prisma, id))!;
    expect(await checkGameLog(service.db, id)).toMatchObject({
      entries: row.version,
      headHash: row.headHash,
    });
  });

  test('when turns are skipped on time, also after a vacation', async () => {
    const table = await startTable(service, 2, { clock: { perTurn: 'P1D' } });
    await playOn(service, table, 2);
    const row = (await findGame(service.db.prisma, table.id))!;
    const player = row.seats[row.awaitingSeat!]!.playerId;
    const now = service.deps.clock().getTime();
    await insertVacation(service.db.prisma, player, {
      startsAt: new Date(now),
      endsAt: new Date(now + 3 * dayMs),
    });
    await updateDeadlinesOf(service.deps, player);
    const moved = (await findGame(service.db.prisma, table.id))!;
    expect(moved.deadline!.getTime()).toBeGreaterThan(row.deadline!.getTime());
    expect(await findingsIn(service.db)).toEqual([]);
    service.pass(5 * dayMs);
    await dueTimers(service.deps).drain();
    expect((await findGame(service.db.prisma, table.id))!.version).toBe(3);
    expect(await findingsIn(service.db)).toEqual([]);
  });

  test('when an account claims an external player seated in games', async () => {
    const application = await makeApplication(service);
    const mira = await makeExternal(service, application, 'mira');
    const table = await seatAll(service, [mira, application.owner]);
    await playOn(service, table, 5);
    const claim = await offerClaim(service, application, 'mira');
    const { players } = await startTable(service);
    await players[0]!.post('/v1/me/external-players', { claim }).expect(201);
    const row = (await findGame(service.db.prisma, table.id))!;
    expect(row.seats[0]!.playerId).toBe(players[0]!.id);
    expect(await findingsIn(service.db)).toEqual([]);
  });

  test('during play, however often it runs', async () => {
    const playing = Promise.all([1, 2, 3].map(() => realGame(service.deps, 40))).then(() => true);
    let looks = 0;
    const isOver = () => Promise.race([playing, Promise.resolve(false)]);
    do {
      expect(await findingsIn(service.db)).toEqual([]);
      looks += 1;
    } while (!(await isOver()));
    expect(looks).toBeGreaterThan(0);
  });
});
