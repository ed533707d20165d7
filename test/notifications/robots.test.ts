import { expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { makeReachable, type TestPlayer } from '../support/players.ts';
import { decide, optionsOf, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { useEmailWorkers } from './support/email-workers.ts';
import { emailTo, subjectsTo } from './support/mailbox.ts';
import { type Receiver, useReceiver } from './support/receiver.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
const mailbox = useEmailWorkers(service);

const everything = { notifications: { about: 'all' } };

/** Starts a game in which two robots sit between two people. */
async function tableWithRobots(): Promise<TestTable> {
  const [one, two] = [
    await makeReachable(service, 'one', everything),
    await makeReachable(service, 'two', everything),
  ];
  const request = { seatCount: 4, robots: ['easy', 'easy'], name: 'Between' };
  const { body } = await service.http.post('/v1/games').set(one.auth).send(request).expect(201);
  await service.http.post(`/v1/games/${body.id}/seats`).set(two.auth).send({}).expect(201);
  return { id: body.id, players: [one, two] };
}

async function subscribe({ auth }: TestPlayer, format: string): Promise<Receiver> {
  const receiver = await useReceiver();
  const request = { url: receiver.url, events: ['decision.made'], format };
  await service.http.post('/v1/me/webhooks').set(auth).send(request).expect(201);
  return receiver;
}

/** The versions of the game that the pictures of a chat's messages show. */
const picturesIn = ({ received }: Receiver) =>
  received.map(({ text }) => Number(/\/moves\/(\d+)\/board/.exec(text)?.[1])).sort();

/** The versions of the game whose decisions an address got an email about, apart from those about its turn. */
const movesTo = (address: string) =>
  subjectsTo(mailbox(), address)
    .flatMap((subject) => /^“Between” \(move (\d+)\)/.exec(subject)?.[1] ?? [])
    .map(Number)
    .sort();

test('people get no message for a robot’s decision when a robot decides next, programs get all', async () => {
  const table = await tableWithRobots();
  const [one, two] = table.players as [TestPlayer, TestPlayer];
  const [program, ...chats] = await Promise.all(
    ['standard', 'discord', 'slack'].map((format) => subscribe(one, format)),
  );
  const [option] = await optionsOf(service, table, one);
  await decide(service, table, one, option.decision).expect(201);
  await vi.waitFor(() => expect(program?.received).toHaveLength(3), waiting);
  await emailTo(mailbox(), two.email, /^Your turn in “Between” \(move 3\)/);
  await vi.waitFor(() => {
    for (const chat of chats) expect(picturesIn(chat)).toEqual([1, 3]);
    expect(movesTo(one.email)).toEqual([3]);
    expect(movesTo(two.email)).toEqual([1, 3]);
  }, waiting);
});
