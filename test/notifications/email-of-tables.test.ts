import { expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { confirmAddress, makePlayer, makeReachable, type TestPlayer } from '../support/players.ts';
import { abbeyTable, agreeTo, layTile, undoableTable } from '../support/requests.ts';
import { decide, optionsOf, readTable, startTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { useEmailWorkers } from './support/email-workers.ts';
import { emailTo, subjectsTo } from './support/mailbox.ts';
import { type Receiver, useReceiver } from './support/receiver.ts';
import { webhookCalls } from './support/webhook-calls.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
const mailbox = useEmailWorkers(service);
const { subscribe } = webhookCalls(service);

test.each([
  ['en', /challenges you to a match/, 'by mail: best of three mirrored pairs of games.'],
  ['it', /ti sfida a un incontro/, 'per posta: al meglio di tre coppie speculari di partite.'],
  ['de', /fordert dich zu einem Match/, 'per Post heraus: Best of 3 in gespiegelten Paaren von Partien.'],
])('a challenge describes its terms (%s)', async (locale, subject, sentence) => {
  const [anna, bruno] = [
    await makePlayer(service, 'anna'),
    await makeReachable(service, 'bruno', { locale }),
  ];
  const challenge = { opponent: bruno.handle, form: 'mirrored' };
  await anna.post('/v1/matches', challenge).expect(201);
  const { text } = await emailTo(mailbox(), bruno.email, subject);
  expect(text.replace(/\s+/g, ' ')).toContain(sentence);
});

const inEnglish = 'This table plays without assistance: no one sees remaining tiles, projections or hints.';
const inItalian =
  'A questo tavolo si gioca senza aiuti: nessuno vede tessere rimanenti, proiezioni o suggerimenti.';

const invite = ({ auth }: TestPlayer, request: object) =>
  service.http
    .post('/v1/games')
    .set(auth)
    .send({ seatCount: 4, ...request })
    .expect(201);

/** The words of an email, regardless of line breaks. */
async function invitationTo(address: string, subject: RegExp): Promise<string> {
  const { text, html } = await emailTo(mailbox(), address, subject);
  expect(html).toBeTruthy();
  return text.replace(/\s+/g, ' ');
}

test('an invitation to a table without assistance mentions that, also to strangers', async () => {
  const [owner, friend, amico] = [
    await makeReachable(service, 'owner'),
    await makeReachable(service, 'friend'),
    await makeReachable(service, 'amico', { locale: 'it' }),
  ];
  const stranger = 'stranger@example.net';
  await invite(owner, { assistance: false, invite: [friend.handle, amico.handle, stranger] });
  expect(await invitationTo(friend.email, /invites you/)).toContain(inEnglish);
  expect(await invitationTo(amico.email, /ti invita/)).toContain(inItalian);
  expect(await invitationTo(stranger, /invites you/)).toContain(inEnglish);
});

test('other invitations do not mention assistance', async () => {
  const [owner, friend] = [await makeReachable(service, 'owner'), await makeReachable(service, 'friend')];
  await invite(owner, { invite: [friend.handle] });
  expect(await invitationTo(friend.email, /invites you/)).not.toContain('assistance');
});

test('a player whose plan was carried out learns that the turn continues', async () => {
  const table = await startTable(service, 2, abbeyTable);
  const two = table.players[1];
  await confirmAddress(service, two!);
  await two!
    .post(`/v1/games/${table.id}/plans`, { decisions: [{ type: 'draw' }], repeats: true })
    .expect(201);
  await layTile(service, table, 0);
  const { text } = await emailTo(mailbox(), two!.email, /^Your turn/);
  expect(text).toContain('Your turn');
});

async function confirmedTable() {
  const table = await undoableTable(service);
  const [one, two] = table.players;
  for (const player of table.players) await confirmAddress(service, player);
  await two!.patch('/v1/me', { locale: 'it' }).expect(200);
  return { table, one: one!, two: two! };
}

test('after an undo the turn returns to the player of the undone decision, with the reason', async () => {
  const { table, one } = await confirmedTable();
  await agreeTo(service, table, 0, 'undo');
  const { text } = await emailTo(mailbox(), one.email, /^Your turn/);
  expect(text).toContain(
    `All players agree to undo ${one.handle}’s last move: the game continues after move 1.`,
  );
});

test('an end without a result is announced in each language, with points but no winner or analysis', async () => {
  const { table, one, two } = await confirmedTable();
  await agreeTo(service, table, 0, 'end');
  const english = await emailTo(mailbox(), one.email, /is over/);
  expect(english.about).toMatch(/is over: all players agreed to end it without a result$/);
  expect(english.text).not.toMatch(/\bwon\b|analysis/);
  const italian = await emailTo(mailbox(), two.email, /è finita/);
  expect(italian.about).toMatch(/è finita: tutti hanno accettato di chiuderla senza risultato$/);
  expect(italian.text).toContain(one.handle);
});

test('a tile that fits nowhere is reported by email, webhook, the log and the view', async () => {
  const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
  await confirmAddress(service, bruno);
  const receiver = await useReceiver();
  await subscribe(bruno, receiver.url, { events: ['turn.started'] });
  // The first tile closes the only city, so that a tile with a city all around fits nowhere.
  const scenario = { draws: ['base/E', 'base/C', 'base/U', 'base/V'] };
  const request = { scenario, visibility: 'public' };
  const { body } = await anna.post('/v1/games', request).expect(201);
  await bruno.post(`/v1/games/${body.id}/seats`, {}).expect(201);
  const table = { id: body.id, players: [anna, bruno] };
  const { awaiting } = await readTable(service, table, anna);
  const [starter, next] = awaiting.seats[0] === 0 ? [anna, bruno] : [bruno, anna];
  expect(next).toBe(bruno);
  await close(starter);

  const said = 'A tile fits nowhere and is set aside.';
  const { text } = await emailTo(mailbox(), bruno.email, /Your turn/);
  expect(text.replace(/\s+/g, ' ')).toContain(said);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waiting);
  const { data } = receiver.received[0]?.body ?? {};
  expect(data.sentence).toContain(said);
  const set = { type: 'tiles-set-aside', tiles: ['base/C'] };
  expect(data.entry.events).toEqual(expect.arrayContaining([expect.objectContaining(set)]));
  const log = await service.http.get(`/v1/games/${table.id}/moves`).expect(200);
  expect(JSON.stringify(log.body)).toContain('tiles-set-aside');
  expect((await readTable(service, table, bruno)).table.bag.aside).toEqual(['base/C']);

  async function close(player: TestPlayer): Promise<void> {
    const options = await optionsOf(service, table, player);
    const closing = options.find(
      ({ decision: { x, y } }: { decision: { x: number; y: number } }) => x === 0 && y === -1,
    );
    await decide(service, table, player, closing.decision).expect(201);
  }
});

const everything = { notifications: { about: 'all' } };

/** Starts a game in which two robots sit between two people. */
async function tableWithRobots(): Promise<TestTable> {
  const [one, two] = [
    await makeReachable(service, 'one', everything),
    await makeReachable(service, 'two', everything),
  ];
  const request = { seatCount: 4, robots: ['easy', 'easy'], name: 'Between' };
  const { body } = await one.post('/v1/games', request).expect(201);
  await two.post(`/v1/games/${body.id}/seats`, {}).expect(201);
  return { id: body.id, players: [one, two] };
}

async function receiving(player: TestPlayer, format: string): Promise<Receiver> {
  const receiver = await useReceiver();
  await subscribe(player, receiver.url, { events: ['decision.made'], format });
  return receiver;
}

/** The versions of the game in the pictures of a chat's messages. */
const picturesIn = ({ received }: Receiver) =>
  received.map(({ text }) => Number(/\/moves\/(\d+)\/board/.exec(text)?.[1])).sort();

/** The versions of the game whose decisions were emailed to an address, apart from those about its turn. */
const movesTo = (address: string) =>
  subjectsTo(mailbox(), address)
    .flatMap((subject) => /^“Between” \(move (\d+)\)/.exec(subject)?.[1] ?? [])
    .map(Number)
    .sort();

test('people are not notified of a robot’s decision before another robot’s, but programs are', async () => {
  const table = await tableWithRobots();
  const [one, two] = table.players as [TestPlayer, TestPlayer];
  const [program, ...chats] = await Promise.all(
    ['standard', 'discord', 'slack'].map((format) => receiving(one, format)),
  );
  const [option] = await optionsOf(service, table, one);
  await decide(service, table, one, option.decision).expect(201);
  await vi.waitFor(() => expect(program?.received).toHaveLength(3), waiting);
  await emailTo(mailbox(), two.email, /^Your turn in “Between” \(move 3\)/);
  await vi.waitFor(() => {
    for (const chat of chats) expect(picturesIn(chat)).toEqual([1, 3]);
    expect(movesTo(one.email)).toEqual([3]);
    expect(movesTo(two.email)).toEqual([1]); // the email about the turn has the third
  }, waiting);
});
