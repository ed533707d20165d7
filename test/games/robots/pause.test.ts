import { expect, test, vi } from 'vitest';
import { longestPauseMs, robotPauseSchema } from '../../../src/games/robots/pause.ts';
import { useWorkers } from '../../notifications/support/workers.ts';
import { useApp } from '../../support/app.ts';
import { lasting, makePlayer } from '../../support/players.ts';
import { decide, optionsOf, readTable } from '../../support/table.ts';
import { waiting } from '../../support/waiting.ts';

const service = useApp();
useWorkers(service);
const minute = 60_000;

/** Waits until a robot pauses at a version of a game; returns for how long from now, ms. */
async function pauseAt(game: string, version: number): Promise<number> {
  const text = `
    SELECT t.at, g.version FROM robot_turns t JOIN games g ON g.id = t.game_id WHERE t.game_id = $1`;
  return vi.waitFor(async () => {
    const [turn] = (await service.db.pool.query<{ at: Date; version: number }>(text, [game])).rows;
    const ms = (turn?.at.getTime() ?? 0) - service.deps.clock().getTime();
    expect(turn?.version).toBe(version);
    expect(ms).toBeGreaterThan(minute / 2); // less is the time for which a process has taken the turn
    return ms;
  }, waiting);
}

test('robots pause before each of their decisions as long as the table wants', async () => {
  const player = await lasting(service, await makePlayer(service, 'slow'));
  const request = { seatCount: 3, robots: ['easy', 'easy'], robotPause: 'PT2M' };
  const { body: game } = await service.http.post('/v1/games').set(player.auth).send(request).expect(201);
  expect(game.robotPause).toBe('PT2M');
  const [option] = await optionsOf(service, game, player);
  await decide(service, game, player, option.decision).expect(201);
  for (const version of [1, 2]) {
    const ms = await pauseAt(game.id, version);
    expect(ms).toBeLessThanOrEqual(3 * minute);
    service.pass(ms);
  }
  await vi.waitFor(
    async () =>
      expect(await readTable(service, game, player)).toMatchObject({ version: 3, awaiting: { seats: [0] } }),
    waiting,
  );
});

test.each(['', '2M', 'PT', 'PT0S', 'P2D', 'P1W', '-PT5M', 'soon'])('%j is no pause', (pause) => {
  expect(robotPauseSchema.safeParse(pause).success).toBe(false);
});

test.each([
  ['PT20S', 20],
  ['PT5M', 300],
  ['PT1H30M', 5400],
  ['P1D', 86_400],
])('%s is a pause of at most half as long again', (pause, seconds) => {
  expect(robotPauseSchema.parse(pause)).toBe(pause);
  expect(longestPauseMs(pause)).toBe(1500 * seconds);
});
