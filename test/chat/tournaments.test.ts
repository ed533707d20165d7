import { describe, expect, test } from 'vitest';
import { plain } from '../../src/chat/plain.ts';
import { readTournaments } from '../../src/chat/tournaments/read.ts';
import { LANGUAGES, textsIn } from '../../src/texts/index.ts';
import { announce, read, start, type TestCompetition } from '../competitions/support.ts';
import { announceTeams, teamsOf } from '../competitions/team-support.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';

const service = useApp();

const say = async ({ auth }: TestPlayer, text: string) =>
  (await service.http.post('/v1/commands').set(auth).send({ text }).expect(200)).body;

const address = ({ id }: TestCompetition) => `/competitions/${id}`;

test('tournaments are listed, read and entered by text', async () => {
  const anna = await makePlayer(service, 'anna');
  await service.db.prisma.competition.updateMany({ data: { status: 'cancelled' } });
  expect((await say(anna, 'tournaments')).text).toBe(
    'No tournaments right now. You can create one on the website.',
  );
  const league = await announce(service, 3, { kind: 'league', name: 'Club league' });
  await start(league);
  const cup = await announce(service, 1, { kind: 'swiss', name: 'Spring Cup', capacity: 8 });
  expect((await say(anna, 'tournaments')).text).toBe(
    [
      'Tournaments and leagues:',
      '1. Spring Cup · Swiss · 1 of 8 players',
      '2. Club league · league · 3 players · round 1',
      'Say "tournaments 1" for the standings, "tournaments 1 enter" to enter.',
    ].join('\n'),
  );
  const entered = await say(anna, 'tournaments 1 enter');
  expect(entered.text).toContain('You have entered Spring Cup.');
  expect(entered.text).toContain(address(cup));
  expect((await say(anna, 'tornei')).text).toContain('Spring Cup · Swiss · 2 of 8 players · you’re in');
  const stands = (await say(anna, 'tournaments 2')).text;
  expect(stands).toContain(`1. ${league.players[0]?.handle} · 0`);
  expect(stands).toContain(address(league));
});

test('unknown and closed tournaments are refused', async () => {
  const anna = await makePlayer(service, 'anna');
  const cup = await announce(service, 2, { kind: 'swiss', name: 'Autumn Cup' });
  await start(cup);
  expect(await say(anna, 'tournaments 12')).toMatchObject({
    outcome: 'refused',
    text: 'There’s no tournament 12 in the list.',
  });
  const listed = (await say(anna, 'tournaments')).text.split('\n') as string[];
  const number = listed.findIndex((line) => line.includes('Autumn Cup'));
  expect(await say(anna, `tournaments ${number} enter`)).toMatchObject({
    outcome: 'refused',
    text: 'That is no longer possible: the competition has started or is over.',
  });
  expect(await say(anna, 'tournaments 1 dance')).toMatchObject({ outcome: 'not-understood' });
});

test('a player can withdraw, and must confirm in a running tournament', async () => {
  const anna = await makePlayer(service, 'anna');
  const cup = await announce(service, 2, { kind: 'swiss', name: 'May Cup' });
  const number = await numberOf(anna, 'May Cup');
  expect(await say(anna, `tournaments ${number} leave`)).toMatchObject({
    outcome: 'refused',
    text: 'You haven’t entered it.',
  });
  await say(anna, `tournaments ${number} join`);
  expect((await say(anna, `tournaments ${number} withdraw`)).text).toBe('You have withdrawn from May Cup.');
  expect(await read(service, cup)).toMatchObject({ entrants: 2 });
  await start(cup);
  const [first] = cup.players as [TestPlayer];
  const sure = await say(first, `tornei ${await numberOf(first, 'May Cup')} esci`);
  expect(sure).toMatchObject({ outcome: 'asked' });
  const [, leaving = ''] = /Say: (.*)$/.exec(sure.text) ?? [];
  expect((await say(first, leaving)).text).toBe('You have withdrawn from May Cup.');
  expect(await read(service, cup)).toMatchObject({ entrants: 1 });
});

/** The number of a tournament in the list. */
async function numberOf(player: TestPlayer, name: string): Promise<number> {
  const lines: string[] = (await say(player, 'tournaments')).text.split('\n');
  return lines.findIndex((line) => line.includes(name));
}

describe('a team tournament', () => {
  async function teamCup(name: string) {
    const cup = await announceTeams(service, { kind: 'swiss', name }, []);
    const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
    const number = await numberOf(anna, name);
    const command = (player: TestPlayer, text: string) => say(player, `tournaments ${number} ${text}`);
    return { cup, anna, bruno, number, command };
  }

  test('registers a team, whose invited players accept', async () => {
    const { cup, anna, bruno, number, command } = await teamCup('Team Spring');
    const wanted = await command(anna, 'enter');
    expect(wanted).toMatchObject({ outcome: 'asked' });
    expect(wanted.text).toContain(`Say, for example: tournaments ${number} enter The Abbots`);
    const entered = await command(anna, 'enter “The  Shepherds!”');
    expect(entered.text.split('\n')).toEqual([
      'The Shepherds! is entered in Team Spring, and you are its captain.',
      `It can play once it has 2 members. Invite others: tournaments ${number} invite @bruno`,
      expect.stringContaining(address(cup)),
    ]);
    expect((await command(anna, `invite @${bruno.handle}`)).text).toBe(
      `Invited: ${bruno.handle}.\nThey join with: tournaments ${number} join`,
    );
    expect((await command(bruno, '')).text).toContain(
      `${anna.handle} invites you to the team The Shepherds!. To accept, say: tournaments ${number} join`,
    );
    expect((await say(bruno, `turniere ${number} beitreten`)).text).toContain(
      'You now play for The Shepherds! in Team Spring. Your games will start automatically.',
    );
    const seen = (await command(bruno, '')).text.split('\n');
    expect(seen.slice(0, 3)).toEqual([
      'Team Spring · Swiss · 1 team · you’re in',
      `The Shepherds!: ${anna.handle}, ${bruno.handle}`,
      `Your team is The Shepherds!: ${anna.handle}, ${bruno.handle}.`,
    ]);
    const [team] = await teamsOf(service, cup);
    expect(team).toMatchObject({ isComplete: true, captain: { playerId: anna.id } });
    expect(await command(bruno, 'invite @somebody')).toMatchObject({ outcome: 'refused' });
    expect((await command(bruno, 'leave')).text).toBe('You have left The Shepherds!.');
    expect((await command(bruno, 'leave')).text).toBe(
      'You aren’t in a team there, and no team has invited you.',
    );
  });

  test('lets a player with several invitations name the team, or its captain', async () => {
    const { cup, anna, bruno, number, command } = await teamCup('Team Summer');
    const carla = await makePlayer(service, 'carla');
    for (const captain of [anna, carla]) {
      await command(captain, 'enter The Millers');
      await command(captain, `invite ${bruno.handle}`);
    }
    const which = await command(bruno, 'join');
    expect(which).toMatchObject({ outcome: 'asked' });
    expect(which.text.split('\n')).toEqual([
      'Which team?',
      ...[anna, carla].map(
        ({ handle }) =>
          `${handle} invites you to the team The Millers. To accept, say: tournaments ${number} join @${handle}`,
      ),
    ]);
    expect(await command(bruno, 'join the millers')).toMatchObject({ outcome: 'asked' });
    expect((await command(bruno, `leave ${anna.handle}`)).text).toBe(
      'You have declined the invitation of The Millers.',
    );
    expect((await command(bruno, 'join the millers')).text).toContain('You now play for The Millers');
    expect(await teamsOf(service, cup)).toMatchObject([
      { captain: { playerId: anna.id }, members: [{ playerId: anna.id }] },
      { captain: { playerId: carla.id }, members: [{ playerId: carla.id }, { playerId: bruno.id }] },
    ]);
  });

  test('explains refusals in the player’s language', async () => {
    const { anna, number, command } = await teamCup('Team Autumn');
    expect(await command(anna, `enter ${'x'.repeat(61)}`)).toMatchObject({ outcome: 'refused' });
    expect(await command(anna, 'invite')).toMatchObject({ outcome: 'not-understood' });
    expect((await command(anna, 'invite bruno')).text).toBe('Only the captain of the team can do that.');
    await command(anna, 'enter The Abbots');
    expect((await command(anna, 'enter The Millers')).text).toBe('Each player can be in only one team here.');
    expect((await command(anna, 'invite nobody-of-that-name')).text).toBe(
      'We can’t find one of these players. Check the spelling.',
    );
    await anna.patch('/v1/me', { locale: 'de' }).expect(200);
    expect((await say(anna, `turniere ${number} beitreten`)).text).toBe(
      `Dein Team ist The Abbots: ${anna.handle}.`,
    );
    await announce(service, 0, { kind: 'swiss', name: 'Solo Cup' });
    const solo = `turniere ${(await say(anna, 'turniere')).text.split('\n').findIndex((line: string) => line.includes('Solo Cup'))}`;
    expect((await say(anna, `${solo} mitmachen Die Äbte`)).text).toBe(
      'In diesem Wettbewerb spielt jeder für sich, ohne Team.',
    );
  });
});

test('each word about tournaments has one meaning in all languages', () => {
  const words = LANGUAGES.flatMap((language) =>
    Object.entries(textsIn(language).chat.tournaments.acts).flatMap(([act, each]) =>
      each.map((word) => ({ act, word })),
    ),
  );
  for (const { act, word } of words) {
    expect(word).toBe(plain(word));
    expect(readTournaments(`2 ${word} Anna`)).toEqual({ which: 2, act, rest: 'Anna' });
  }
});
