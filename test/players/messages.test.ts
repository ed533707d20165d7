import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sendGatheredMessages } from '../../src/notifications/channels/email/content/messages.ts';
import { say } from '../chat/support/talk.ts';
import { useEmailWorkers } from '../notifications/support/email-workers.ts';
import { listen } from '../notifications/support/listener.ts';
import { useReceiver } from '../notifications/support/receiver.ts';
import { useApp } from '../support/app.ts';
import { confirmAddress, type TestPlayer } from '../support/players.ts';
import { startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { tableCalls } from './support/tables.ts';

const service = useApp();
const mailbox = useEmailWorkers(service);
let calls: ReturnType<typeof tableCalls>;
beforeAll(() => {
  calls = tableCalls(service);
});

/** A running game of three, each with every channel. */
async function loudTable() {
  const table = await startTable(service, 3);
  const players = table.players as [TestPlayer, TestPlayer, TestPlayer];
  const channels = await Promise.all(players.map((player) => channelsOf(player, table.id)));
  return { id: table.id, players, channels: channels as [Channels, Channels, Channels] };
}

type Channels = Awaited<ReturnType<typeof channelsOf>>;

async function channelsOf(player: TestPlayer, game: string) {
  await confirmAddress(service, player);
  const receiver = await useReceiver();
  const hook = { url: receiver.url, events: ['message.posted'] };
  await player.post('/v1/me/webhooks', hook).expect(201);
  const mine = await listen(`${service.url}/v1/me/events`, player);
  const here = await listen(`${service.url}/v1/games/${game}/events`, player);
  return {
    live: () => [mine, here].map(({ received }) => received.map(({ data }) => data.text)),
    webhook: () => receiver.received.map(({ body }) => body.data.message.text),
    email: () =>
      mailbox()
        .to(player.email)
        .map(({ text }) => text)
        .filter((text) => text.includes('says'))
        .join('\n'),
  };
}

/** Sends the messages collected for emails. */
async function becomeDue(): Promise<void> {
  await service.db.prisma.gatheredMessages.updateMany({ data: { dueAt: new Date() } });
  await sendGatheredMessages(service.deps);
}

/** The id of an event from which a game's history can be replayed. */
async function firstEvent(player: TestPlayer, game: string): Promise<string | undefined> {
  const listener = await listen(`${service.url}/v1/games/${game}/events`, player);
  await vi.waitFor(() => expect(listener.lastId()).toBeDefined(), waiting);
  return listener.lastId();
}

async function expectRead(reader: TestPlayer, game: string, channels: Channels, texts: readonly string[]) {
  const both = [[...texts], [...texts]];
  await vi.waitFor(() => expect(channels.live()).toEqual(both), waiting);
  const others = texts.filter((text) => !text.startsWith(reader.handle));
  await vi.waitFor(() => expect(channels.webhook().sort()).toEqual([...others].sort()), waiting);
  await vi.waitFor(async () => {
    await becomeDue();
    for (const text of others) expect(channels.email()).toContain(text);
  }, waiting);
  expect((await calls.messages(game, reader)).reverse()).toEqual(texts);
  const chat = await say(service, reader, 'messages', { game });
  for (const text of texts) expect(chat.text).toContain(text);
}

const hushed = (channels: Channels, text: string) => {
  expect(channels.live().flat()).not.toContain(text);
  expect(channels.webhook()).not.toContain(text);
  expect(channels.email()).not.toContain(text);
};

test('control characters in a message cannot reverse other text, over HTTP or in commands', async () => {
  const table = await startTable(service, 2);
  const [one] = table.players as [TestPlayer];
  const turning = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
  const text = `שלום\u200f ${turning.join('a')} 👩‍🚀`;
  await calls.post(table.id, one, text).expect(201);
  await say(service, one, `say ${text}`, { game: table.id });
  const plain = `שלום\u200f ${'a'.repeat(8)} 👩‍🚀`;
  expect(await calls.messages(table.id, one)).toEqual([plain, plain]);
  await calls.post(table.id, one, turning.join(' ')).expect(400);
  await calls.post(table.id, one, 'Hello\u000b').expect(400);
  expect((await say(service, one, `say ${turning.join('')}`, { game: table.id })).outcome).toBe(
    'not-understood',
  );
});

describe('messages', () => {
  test('between players with a block reach neither, on any channel', async () => {
    const { id, players, channels } = await loudTable();
    const [blocker, blocked, third] = players;
    const start = await firstEvent(third, id);
    await calls.block(blocker, blocked.handle).expect(204);
    const texts = players.map(({ handle }) => `${handle} says hello`) as [string, string, string];
    for (const player of players) await calls.post(id, player, `${player.handle} says hello`).expect(201);
    await expectRead(third, id, channels[2], texts);
    await expectRead(blocker, id, channels[0], [texts[0], texts[2]]);
    await expectRead(blocked, id, channels[1], [texts[1], texts[2]]);
    hushed(channels[0], texts[1]);
    hushed(channels[1], texts[0]);
    const replayed = await listen(`${service.url}/v1/games/${id}/events`, blocked, start);
    await vi.waitFor(
      () => expect(replayed.received.map(({ data }) => data.text)).toContain(texts[2]),
      waiting,
    );
    expect(replayed.received.map(({ data }) => data.text)).not.toContain(texts[0]);
    await calls.unblock(blocker, blocked.handle).expect(204);
    expect(await calls.messages(id, blocker)).toHaveLength(3);
  });

  test('from a muted player are hidden only from the player who muted them', async () => {
    const { id, players, channels } = await loudTable();
    const [muter, muted, third] = players;
    await calls.mute(muter, muted.handle).expect(204);
    const texts = [`${muted.handle} says hello`, `${muter.handle} says hello`] as [string, string];
    await calls.post(id, muted, texts[0]).expect(201);
    await calls.post(id, muter, texts[1]).expect(201);
    await expectRead(third, id, channels[2], texts);
    await expectRead(muted, id, channels[1], texts);
    await expectRead(muter, id, channels[0], [texts[1]]);
    hushed(channels[0], texts[0]);
    await calls.unmute(muter, muted.handle).expect(204);
    expect(await calls.messages(id, muter)).toHaveLength(2);
  });
});

test('waiting for an email are not sent after a block', async () => {
  const { id, players, channels } = await loudTable();
  const [reader, author, other] = players;
  await calls.post(id, author, 'Author says hello').expect(201);
  await calls.post(id, other, 'Other says hello').expect(201);
  await vi.waitFor(() => expect(channels[0].webhook()).toHaveLength(2), waiting);
  await calls.block(reader, author.handle).expect(204);
  await vi.waitFor(async () => {
    await becomeDue();
    expect(channels[0].email()).toContain('Other says hello');
  }, waiting);
  expect(channels[0].email()).not.toContain('Author says hello');
});

test('from a player muted in one game are visible in others', async () => {
  const table = await startTable(service, 2);
  const [muter, muted] = table.players as [TestPlayer, TestPlayer];
  const other = await calls.create(muted, { seatCount: 3 });
  await calls.sit(other.id, muter).expect(201);
  await calls.mute(muter, muted.id, `?game=${table.id}`).expect(204);
  for (const game of [table.id, other.id]) await calls.post(game, muted, 'Hello').expect(201);
  expect(await calls.messages(table.id, muter)).toEqual([]);
  expect(await calls.messages(other.id, muter)).toEqual(['Hello']);
  const { body } = await muter.get('/v1/me/mutes').expect(200);
  expect(body.items).toMatchObject([{ handle: muted.handle, game: table.id }]);
  await calls.unmute(muter, muted.handle).expect(204);
  expect(await calls.messages(table.id, muter)).toEqual([]);
  await calls.unmute(muter, muted.handle, `?game=${table.id}`).expect(204);
  expect(await calls.messages(table.id, muter)).toEqual(['Hello']);
  const stranger = '01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11';
  await calls.mute(muter, muted.handle, `?game=${stranger}`).expect(404);
});
