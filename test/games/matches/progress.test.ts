import { describe, expect, test } from 'vitest';
import { resolveRules } from '#engine';
import { gamesOfMatch } from '../../../src/db/matches/match-games.ts';
import { addDueMatches, type MatchRow } from '../../../src/db/matches/matches.ts';
import { createMatch, type NewMatch } from '../../../src/games/matches/create.ts';
import { dueMatches, progressMatch } from '../../../src/games/matches/progress.ts';
import { useApp } from '../../support/app.ts';
import { makePlayer, type TestPlayer } from '../../support/players.ts';
import { readTable, resign } from '../../support/table.ts';

const service = useApp();

type Pair = readonly [TestPlayer, TestPlayer];

async function makeMatch(changes: Partial<NewMatch> = {}): Promise<{ match: MatchRow; players: Pair }> {
  const players = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')] as const;
  const match = await createMatch(service.deps, {
    creatorId: players[0].id,
    players: [players[0].id, players[1].id],
    settings: { rules: resolveRules({}), clock: null, aids: true, allowRobots: false },
    visibility: 'public',
    rated: true,
    bestOf: 3,
    form: 'games',
    ties: 'shared',
    ...changes,
  });
  return { match, players };
}

const gamesOf = ({ id }: MatchRow) => gamesOfMatch(service.db.prisma, id);

/** Has a player give up the game that is running, and lets the match go on as the workers do. */
async function lose(match: MatchRow, loser: TestPlayer): Promise<void> {
  const game = (await gamesOf(match)).at(-1);
  await resign(service, { id: game?.id ?? '' }, loser);
  await addDueMatches(service.db.prisma, [game?.id ?? ''], service.deps.clock());
  await dueMatches(service.deps).workOff();
}

describe('a match', () => {
  test('begins the next game once, however often it is looked at', async () => {
    const { match, players } = await makeMatch();
    await resign(service, { id: (await gamesOf(match))[0]?.id ?? '' }, players[0]);
    await Promise.all([1, 2, 3].map(() => progressMatch(service.deps, match.id)));
    expect(await gamesOf(match)).toHaveLength(2);
  });

  test('its games tell which they are, and how it stands', async () => {
    const { match, players } = await makeMatch({ name: 'Derby' });
    await lose(match, players[0]);
    const [, second] = await gamesOf(match);
    const game = await readTable(service, { id: second?.id ?? '' }, players[0]);
    expect(game).toMatchObject({ name: 'Derby', rated: false });
    expect(game.match).toEqual({
      id: match.id,
      game: 2,
      bestOf: 3,
      form: 'games',
      status: 'running',
      rated: true,
      points: [1, 0],
    });
  });
});
