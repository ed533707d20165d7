import { expect, test } from 'vitest';
import { announce, begin, type TestCompetition } from '../games/competitions/support.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';

const service = useApp();

const say = async ({ auth }: TestPlayer, text: string) =>
  (await service.http.post('/v1/commands').set(auth).send({ text }).expect(200)).body;

const address = ({ id }: TestCompetition) => `/competitions/${id}`;

test('tournaments are listed, read and entered by text', async () => {
  const anna = await makePlayer(service, 'anna');
  expect((await say(anna, 'tournaments')).text).toBe('There are no tournaments at the moment.');
  const league = await announce(service, 3, { kind: 'league', name: 'Club league' });
  await begin(service, league);
  const cup = await announce(service, 1, { kind: 'swiss', name: 'Spring Cup', capacity: 8 });
  expect((await say(anna, 'tournaments')).text).toBe(
    [
      'Tournaments and leagues:',
      '1. Spring Cup · Swiss · 1 of 8 players',
      '2. Club league · league · 3 players · round 1',
      'Say "tournaments 1" for more, "tournaments 1 enter" to take part.',
    ].join('\n'),
  );
  const entered = await say(anna, 'tournaments 1 enter');
  expect(entered.text).toContain('You take part in Spring Cup.');
  expect(entered.text).toContain(address(cup));
  expect((await say(anna, 'tornei')).text).toContain('Spring Cup · Swiss · 2 of 8 players · you take part');
  const stands = (await say(anna, 'tournaments 2')).text;
  expect(stands).toContain(`1. ${league.players[0]?.handle} · 0`);
  expect(stands).toContain(address(league));
});

test('what is not there, or closed, is refused', async () => {
  const anna = await makePlayer(service, 'anna');
  const cup = await announce(service, 2, { kind: 'swiss', name: 'Autumn Cup' });
  await begin(service, cup);
  expect(await say(anna, 'tournaments 12')).toMatchObject({
    outcome: 'refused',
    text: 'There is no number 12.',
  });
  const listed = (await say(anna, 'tournaments')).text.split('\n') as string[];
  const number = listed.findIndex((line) => line.includes('Autumn Cup'));
  const refused = await service.http
    .post('/v1/commands')
    .set(anna.auth)
    .send({ text: `tournaments ${number} enter` })
    .expect(409);
  expect(refused.body).toMatchObject({ type: '/problems/competition-closed' });
  expect(await say(anna, 'tournaments 1 dance')).toMatchObject({ outcome: 'not-understood' });
});
