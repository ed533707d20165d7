/** Emails about matches: the match score after each game, the result, and the start of rounds. */
import { expect, test, vi } from 'vitest';
import { dayMs } from '../../src/helpers/time-units.ts';
import { gamesOfMatch } from '../../src/matches/store/match-games.ts';
import { advance, announce, runningGames, start as startCup } from '../competitions/support.ts';
import { enterTeam } from '../competitions/team-support.ts';
import { useApp } from '../support/app.ts';
import { confirmAddress, makePlayer, makeReachable, type TestPlayer } from '../support/players.ts';
import { resign, type TestTable, takeTurn } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { useEmailWorkers } from './support/email-workers.ts';
import { emailTo, linkIn, subjectsTo } from './support/mailbox.ts';
import { useReceiver } from './support/receiver.ts';
import { webhookCalls } from './support/webhook-calls.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
const mailbox = useEmailWorkers(service);
const { subscribe } = webhookCalls(service);

/** Has one player challenge another, who accepts; returns the id of the match. */
async function startMatch(one: TestPlayer, other: TestPlayer, request: object): Promise<string> {
  const challenge = { opponent: other.handle, name: 'Derby', ...request };
  const { body } = await one.post('/v1/matches', challenge).expect(201);
  await other.post(`/v1/matches/${body.id}/accept`).expect(200);
  return body.id;
}

/** Has a player resign the latest game of a running match, once it has started. */
async function loseGame(match: string, number: number, loser: TestPlayer): Promise<void> {
  const game = await vi.waitFor(async () => {
    const games = await gamesOfMatch(service.db.prisma, match);
    const running = games.find((each) => each.number === number && each.status === 'running');
    expect(running).toBeDefined();
    return running as NonNullable<typeof running>;
  }, waiting);
  await resign(service, game, loser);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

test('each game reports the match score, and the last one the winner', async () => {
  const [anna, bruno] = [
    await makeReachable(service, 'anna'),
    await makeReachable(service, 'bruno', { locale: 'de' }),
  ];
  const match = await startMatch(anna, bruno, { bestOf: 3 });
  const receiver = await useReceiver();
  await subscribe(anna, receiver.url, { events: ['game.finished'] });
  await loseGame(match, 1, bruno);
  const first = await emailTo(mailbox(), anna.email, /“Derby” is over/);
  const going = `Your match against ${bruno.handle} stands at 1 : 0, and the next game has started.`;
  expect(oneLine(first.text)).toContain(going);
  await loseGame(match, 2, anna);
  await loseGame(match, 3, bruno);
  const won = `You have won the match against ${bruno.handle}, 2 : 1`;
  const last = await emailTo(mailbox(), anna.email, new RegExp(won));
  expect(linkIn(last, 'matches')).toBe(`/matches/${match}`);
  const lost = `Du hast das Match gegen ${anna.handle} mit 1 : 2 verloren`;
  const german = await emailTo(mailbox(), bruno.email, new RegExp(lost));
  await vi.waitFor(() => expect(receiver.received).toHaveLength(3), waiting);
  const told = receiver.received.map(({ body }) => body.data);
  expect(told.map(({ match: after }) => after)).toMatchObject([
    { id: match, game: 1, isOver: false, winner: null },
    { id: match, game: 2, points: [1, 1], isOver: false },
    { id: match, game: 3, isOver: true, forfeitedBy: null },
  ]);
  expect(told[2]?.players[told[2].match.winner].playerId).toBe(anna.id);
  expect(told[2]?.sentence).toContain(`${anna.handle} has won the match: `);
  expect(oneLine(german.text)).toContain(`Die letzte Partie: ${anna.handle} hat mit`);
});

test('a pair mentions its other running game, and at the end the match result', async () => {
  const [anna, bruno] = [
    await makeReachable(service, 'anna', { locale: 'de' }),
    await makeReachable(service, 'bruno'),
  ];
  const match = await startMatch(anna, bruno, { bestOf: 1, form: 'mirrored' });
  await loseGame(match, 1, anna);
  const first = await emailTo(mailbox(), bruno.email, /“Derby” is over/);
  expect(oneLine(first.text)).toContain('The other game of this pair is still running.');
  await loseGame(match, 1, anna);
  await emailTo(mailbox(), bruno.email, new RegExp(`You have won the match against ${anna.handle}, 1 : 0`));
});

test('resigning the match in a pair is reported once', async () => {
  const [anna, bruno] = [
    await makeReachable(service, 'anna', { locale: 'de' }),
    await makeReachable(service, 'bruno'),
  ];
  const match = await startMatch(anna, bruno, { bestOf: 3, form: 'mirrored' });
  await anna.post(`/v1/matches/${match}/resign`).expect(200);
  const won = new RegExp(`You have won the match against ${anna.handle}, 1 : 0`);
  const { text } = await emailTo(mailbox(), bruno.email, won);
  expect(oneLine(text)).toContain(`${anna.handle} has resigned the match.`);
  await emailTo(mailbox(), anna.email, /Du hast das Match gegen .* verloren/);
  expect(subjectsTo(mailbox(), bruno.email).filter((subject) => /is over/.test(subject))).toEqual([]);
});

test('a single game names the winner and links to the match', async () => {
  const [anna, bruno] = [await makeReachable(service, 'anna'), await makeReachable(service, 'bruno')];
  const match = await startMatch(anna, bruno, { bestOf: 1 });
  await loseGame(match, 1, bruno);
  const email = await emailTo(mailbox(), anna.email, /“Derby” is over/);
  expect(linkIn(email, 'matches')).toContain(match);
});

const aboutCup = ({ email }: TestPlayer) =>
  subjectsTo(mailbox(), email).filter((subject) => subject.includes('Spring Cup'));

test('a round starts with one email, which asks the player to move for a decision', async () => {
  const cup = await announce(service, 2, { kind: 'swiss', rounds: 1, bestOf: 3 });
  for (const player of cup.players) await confirmAddress(service, player);
  await startCup(cup);
  const [first] = await runningGames(service, cup);
  const [starter, other] = (first?.players ?? []) as [TestPlayer, TestPlayer];
  const email = await emailTo(mailbox(), starter.email, /you play against .*, and it is your turn/);
  expect(oneLine(email.text)).toContain('You play first.');
  expect(email.headers['subject']).toContain('Your turn');
  expect(email.text).toContain('#decide=');
  await emailTo(mailbox(), other.email, /you play against [^,]*$/);
  expect(aboutCup(starter)).toHaveLength(1);
  expect(aboutCup(other)).toHaveLength(1);
});

test('a round of pairs starts with one email about the game the player starts', async () => {
  const cup = await announce(service, 2, { kind: 'swiss', rounds: 1, form: 'mirrored' });
  for (const player of cup.players) await confirmAddress(service, player);
  await startCup(cup);
  for (const player of cup.players) {
    const email = await emailTo(mailbox(), player.email, /and it is your turn/);
    expect(oneLine(email.text)).toContain('Each of you plays first in one game of the pair.');
    expect(aboutCup(player)).toHaveLength(1);
  }
});

test('the challenged player in a club ladder is notified that the game started', async () => {
  const [anna, bruno] = [await makeReachable(service, 'anna'), await makeReachable(service, 'bruno')];
  const club = { handle: 'ladder-club', name: 'Spring Club', joinPolicy: 'open' };
  await anna.post('/v1/clubs', club).expect(201);
  await bruno.put('/v1/clubs/ladder-club/members/me').expect(200);
  const ladder = { kind: 'ladder', name: 'Spring Cup', club: club.handle };
  const { body } = await anna.post('/v1/competitions', ladder).expect(201);
  for (const { auth } of [anna, bruno])
    await service.http.post(`/v1/competitions/${body.id}/entrants`).set(auth).expect(204);
  await anna.post(`/v1/competitions/${body.id}/start`).expect(200);
  const [above, below] = await inOrder(body.id, [anna, bruno]);
  const challenge = below.post(`/v1/competitions/${body.id}/challenges`);
  await challenge.send({ player: above.handle }).expect(201);
  await emailTo(mailbox(), above.email, /“Spring Cup” has started/);
});

/** Returns two entrants of a ladder, the higher one first. */
async function inOrder(id: string, both: [TestPlayer, TestPlayer]): Promise<[TestPlayer, TestPlayer]> {
  return vi.waitFor(async () => {
    const { rows } = (await service.http.get(`/v1/competitions/${id}/standings`).expect(200)).body;
    return rows[0].playerId === both[0].id ? both : [both[1], both[0]];
  }, waiting);
}

test('a judged match is reported with its result', async () => {
  const cup = await announce(service, 2, { kind: 'swiss', rounds: 1, bestOf: 3, roundWindow: 'P7D' });
  await startCup(cup);
  const [game] = await runningGames(service, cup);
  const [present, absent] = (game?.players ?? []) as [TestPlayer, TestPlayer];
  await confirmAddress(service, present);
  await takeTurn(service, { ...game, players: [present, absent] } as TestTable, present);
  service.pass(8 * dayMs);
  await advance(service);
  const won = new RegExp(`You have won the match against ${absent.handle}, 2 : 0`);
  const email = await emailTo(mailbox(), present.email, won);
  expect(oneLine(email.text)).toContain(
    `${absent.handle} had not made a move when the time for the match ran out.`,
  );
  expect(email.text).not.toContain('everybody agreed');
});

test('a player is notified once if the opponent’s account is deleted between games', async () => {
  const [anna, bruno] = [await makeReachable(service, 'anna'), await makeReachable(service, 'bruno')];
  const match = await startMatch(anna, bruno, { bestOf: 3 });
  const receiver = await useReceiver();
  await subscribe(bruno, receiver.url, { events: ['game.finished', 'match.finished'] });
  await service.db.prisma.player.update({ where: { id: anna.id }, data: { deletedAt: new Date() } });
  await loseGame(match, 1, bruno);
  const won = /You have won the match against .*, 0 : 1/;
  const email = await emailTo(mailbox(), bruno.email, won);
  expect(oneLine(email.text)).toContain('has resigned the match.');
  expect(linkIn(email, 'matches')).toContain(`/matches/${match}`);
  const game = await emailTo(mailbox(), bruno.email, /“Derby” is over/);
  expect(oneLine(game.text)).toContain('stands at 0 : 1, and the next game has started.');
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), waiting);
  expect(receiver.received.map(({ body }) => body.type).toSorted()).toEqual([
    'game.finished',
    'match.finished',
  ]);
  const ended = receiver.received.find(({ body }) => body.type === 'match.finished');
  // The seats were drawn.
  const [last] = await gamesOfMatch(service.db.prisma, match);
  const seats = [bruno, anna].map(({ id }) => last?.players.indexOf(id));
  const [winner, forfeitedBy] = seats;
  expect(ended?.body.data.match).toMatchObject({ id: match, isOver: true, winner, forfeitedBy });
  expect(seats.toSorted()).toEqual([0, 1]);
  expect(ended?.body.data.challenge).toBeUndefined();
});

test('a round of teams names the teams that meet', async () => {
  const receiver = await useReceiver();
  const organiser = await makePlayer(service, 'organiser');
  const body = { kind: 'swiss', name: 'Team Cup', teamSize: 2, rounds: 1 };
  const { id } = (await organiser.post('/v1/competitions', body).expect(201)).body;
  const confirm = (player: TestPlayer) => confirmAddress(service, player);
  const abbots = await enterTeam(service, id, 'The Abbots', 2, confirm);
  const knights = await enterTeam(service, id, 'The Knights', 2, confirm);
  const [captain, rival] = [abbots.players[0] as TestPlayer, knights.players[0] as TestPlayer];
  await rival.patch('/v1/me', { locale: 'de' }).expect(200);
  await subscribe(captain, receiver.url, { events: ['round.started'] });
  await startCup({ id, organiser, players: [] });
  const { text } = await emailTo(mailbox(), captain.email, /you play against/);
  expect(oneLine(text)).toContain('Your team The Abbots meets The Knights.');
  const german = await emailTo(mailbox(), rival.email, /du spielst gegen/);
  expect(oneLine(german.text)).toContain('Dein Team The Knights trifft auf The Abbots.');
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waiting);
  expect(receiver.received[0]?.body.data).toMatchObject({
    opponent: rival.id,
    teams: ['The Abbots', 'The Knights'],
  });
});
