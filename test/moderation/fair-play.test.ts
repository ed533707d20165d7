import { expect, test } from 'vitest';
import { parseArguments } from '../../src/commands/moderate/arguments.ts';
import { runCommand } from '../../src/commands/moderate/run.ts';
import { newId } from '../../src/db/id.ts';
import { insertGame } from '../../src/games/store/games.ts';
import { minuteMs } from '../../src/helpers/time-units.ts';
import { fairPlay } from '../../src/moderation/fair-play.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';

const service = useApp();
const newPlayers = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => makePlayer(service, 'fair')))) as [
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
  ];

interface Ending {
  /** Whether the second player resigned. */
  readonly isResigned?: boolean;
  /** Entries of the log. */
  readonly version?: number;
  /** Seats that abandoned it. */
  readonly abandonedBy?: readonly number[];
}

/** Stores a rated game that the first player won. */
async function won(winner: TestPlayer, loser: TestPlayer, ending: Ending = {}): Promise<void> {
  const { isResigned = false, version = 90, abandonedBy = [] } = ending;
  const { prisma } = service.db;
  const [id, at] = [newId(), service.deps.clock()];
  const row = { id, ownerId: winner.id, name: 'Game', rules: {}, seatCount: 2, createdAt: at } as const;
  await insertGame(prisma, { ...row, visibility: 'public', seating: 'as-taken', engineVersion: '1' });
  const data = { version, resigned: isResigned ? [1] : [] };
  await prisma.game.update({ where: { id }, data });
  for (const [seat, { id: playerId }] of [winner, loser].entries()) {
    const hasLeft = abandonedBy.includes(seat);
    const conduct = hasLeft ? 'abandoned' : 'finished';
    const abandonedAt = hasLeft ? at : null;
    await prisma.seat.create({
      data: { gameId: id, seat, playerId, joinedAt: at, finishedAt: at, conduct, abandonedAt },
    });
    const mu = seat === 0 ? 25.5 : 24.5;
    const change = { gameId: id, seat, playerId, class: 'two' as const, finishedAt: at, place: seat + 1 };
    await prisma.ratingChange.create({
      data: { ...change, muBefore: 25, sigmaBefore: 5, mu, sigma: 5 },
    });
  }
}

/** Sets the address and time of the last use of a player's sessions. */
async function usedFrom(
  { id }: TestPlayer,
  address: string,
  userAgent: string,
  minutes: number,
): Promise<void> {
  const at = new Date(service.deps.clock().getTime() - minutes * minuteMs);
  const data = { address, userAgent, createdAt: at, lastUsedAt: at };
  await service.db.prisma.session.updateMany({ where: { playerId: id }, data });
}

const kindsOf = async ({ handle }: TestPlayer) =>
  (await fairPlay(service.deps, handle)).map(({ kind }) => kind);

test('reports accounts used in one browser within minutes, but not households or busy networks', async () => {
  const [one, other, parent, child] = await newPlayers(4);
  await usedFrom(one, '203.0.113.1', 'Firefox', 5);
  await usedFrom(other, '203.0.113.1', 'Firefox', 8);
  await usedFrom(parent, '203.0.113.2', 'Firefox', 5);
  await usedFrom(child, '203.0.113.2', 'Safari', 6);
  const school = [...(await newPlayers(4)), ...(await newPlayers(4))];
  for (const pupil of school) await usedFrom(pupil, '203.0.113.3', 'Chrome', 1);
  const [finding, ...rest] = await fairPlay(service.deps, one.handle);
  expect(rest).toEqual([]);
  expect(finding?.kind).toBe('one-person');
  expect([...(finding?.players ?? [])].sort()).toEqual([one.handle, other.handle].sort());
  expect(finding?.reason).toBe(
    'The same browser at the same address, 3 minutes apart. They never met at a table.',
  );
  for (const honest of [parent, child, ...school]) expect(await kindsOf(honest)).toEqual([]);
});

test('reports accounts used in one browser hours apart if they play each other', async () => {
  const [one, other] = await newPlayers(2);
  await usedFrom(one, '203.0.113.9', 'Firefox', 5);
  await usedFrom(other, '203.0.113.9', 'Firefox', 245);
  expect(await kindsOf(one)).toEqual([]);
  await won(one, other);
  const [finding] = await fairPlay(service.deps, other.handle);
  expect(finding?.reason).toBe(
    'The same browser at the same address, 4 hours apart. They finished 1 game with each other.',
  );
});

test('reports an exclusive pair with one-sided results, but not rivals or a strong player', async () => {
  const [booster, victim, anna, bruno] = await newPlayers(4);
  for (let game = 0; game < 9; game += 1) await won(booster, victim, { isResigned: game < 6, version: 6 });
  for (let game = 0; game < 10; game += 1) await (game % 2 === 0 ? won(anna, bruno) : won(bruno, anna));
  const [master, ...others] = await newPlayers(4);
  for (const other of others) {
    for (let game = 0; game < 9; game += 1) await won(master, other, { isResigned: true });
    for (let game = 0; game < 8; game += 1) await won(other, anna);
    for (let game = 0; game < 8; game += 1) await won(anna, other);
  }
  const findings = await fairPlay(service.deps, booster.handle);
  expect(findings.map(({ kind }) => kind)).toEqual(['one-sided', 'given-away']);
  expect(findings[0]?.reason).toBe(
    `${booster.handle} won 9 of 9 rated games against ${victim.handle}, who played 9 in all; that raised the rating by 90 points.`,
  );
  expect(findings[1]?.reason).toContain('in 6 of the 9 games');
  for (const honest of [anna, bruno, master, ...others]) expect(await kindsOf(honest)).toEqual([]);
});

test('reports players who abandon a quarter of their games, but not those who did so once', async () => {
  const [leaver, other] = await newPlayers(2);
  for (let game = 0; game < 8; game += 1) {
    const abandonedBy = [...(game < 4 ? [1] : []), ...(game === 7 ? [0] : [])];
    await (game % 2 === 0
      ? won(other, leaver, { abandonedBy })
      : won(leaver, other, { abandonedBy: abandonedBy.map((seat) => 1 - seat) }));
  }
  const run = async (...given: string[]) =>
    (await runCommand(service.deps, { operator: 'anna' }, parseArguments(['fair-play', ...given]))).join(
      '\n',
    );
  expect(await run(leaver.handle)).toBe(
    `abandons  ${leaver.handle}: Abandoned 4 of 8 games in the last 90 days.`,
  );
  expect(await run(other.handle)).toBe('Nothing stands out.');
  expect(await run()).toContain(leaver.handle);
  await expect(() => run('nobody-at-all')).rejects.toThrow(/Player not found/);
});
