import { expect, test, vi } from 'vitest';
import { sendGatheredMessages } from '../../src/notifications/channels/email/content/messages.ts';
import { useApp } from '../support/app.ts';
import { confirmAddress, makePlayers, type TestPlayer } from '../support/players.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { useEmailWorkers } from './support/email-workers.ts';
import { listen } from './support/listener.ts';
import { emailTo, subjectsTo } from './support/mailbox.ts';

const service = useApp({ publicUrl: 'http://carcassonne.example' });
const mailbox = useEmailWorkers(service);

const gathered = (player: TestPlayer) =>
  service.db.prisma.gatheredMessages.findFirst({ where: { playerId: player.id } });

/** Posts messages and waits until they are collected for a reader. */
async function post(table: TestTable, author: TestPlayer, reader: TestPlayer, ...texts: string[]) {
  const before = (await gathered(reader))?.messages.length ?? 0;
  for (const text of texts) {
    await author.post(`/v1/games/${table.id}/messages`, { text }).expect(201);
  }
  await vi.waitFor(
    async () => expect((await gathered(reader))?.messages).toHaveLength(before + texts.length),
    waiting,
  );
}

async function confirmedTable(seats: number, name: string): Promise<TestTable> {
  const table = await startTable(service, seats, { name });
  for (const player of table.players) await confirmAddress(service, player);
  return table;
}

async function becomeDue(): Promise<void> {
  await service.db.prisma.gatheredMessages.updateMany({ data: { dueAt: new Date() } });
  await Promise.all([sendGatheredMessages(service.deps), sendGatheredMessages(service.deps)]);
}

test('messages are combined in a short email after the conversation pauses; live events are immediate', async () => {
  const table = await confirmedTable(3, 'Talk');
  const [anna, bruno, carla] = table.players as [TestPlayer, TestPlayer, TestPlayer];
  const listener = await listen(`${service.url}/v1/me/events`, bruno);
  await post(table, anna, bruno, 'one', 'two', 'three');
  await vi.waitFor(() => expect(listener.received).toHaveLength(3), waiting);
  await post(table, carla, bruno, 'four');
  await becomeDue();
  const received = await emailTo(mailbox(), bruno.email, /^New messages in “Talk”$/);
  const [a, c] = [anna.handle, carla.handle];
  expect(received.text).toContain(`${a}: one\r\n${a}: two\r\n${a}: three\r\n${c}: four\r\n`);
  expect(received.raw).not.toContain('image/png');
  expect(received.raw.length).toBeLessThan(8_000);
  const toAnna = await emailTo(mailbox(), anna.email, new RegExp(`^${carla.handle} wrote in “Talk”$`));
  expect(toAnna.text).not.toContain('one');
  await post(table, anna, bruno, 'five');
  await becomeDue();
  await emailTo(mailbox(), bruno.email, new RegExp(`^${anna.handle} wrote in “Talk”$`));
  expect(subjectsTo(mailbox(), bruno.email).filter((subject) => /in “Talk”$/.test(subject))).toHaveLength(2);
});

test('an email waits for a minute of silence, and at most five minutes', async () => {
  const table = await confirmedTable(2, 'Waiting');
  const [anna, bruno] = table.players as [TestPlayer, TestPlayer];
  const wait = async () => {
    const { openedAt, dueAt } = (await gathered(bruno))!;
    return Math.round((dueAt.getTime() - openedAt.getTime()) / 10_000) * 10;
  };
  await post(table, anna, bruno, 'first');
  expect(await wait()).toBe(60);
  service.pass(30_000);
  await post(table, anna, bruno, 'second');
  expect(await wait()).toBe(90);
  for (const expected of [140, 190, 240, 290, 300]) {
    service.pass(50_000);
    await post(table, anna, bruno, 'another');
    expect(await wait()).toBe(expected);
  }
  await service.db.prisma.gatheredMessages.deleteMany();
});

test('unconfirmed addresses and players who left get no email', async () => {
  const [owner, guest, silent] = await makePlayers(service, 'owner', 'guest', 'silent');
  await confirmAddress(service, guest);
  const request = { seatCount: 4, name: 'Open' };
  const { body: game } = await owner.post('/v1/games', request).expect(201);
  const seats = `/v1/games/${game.id}/seats`;
  for (const { auth } of [guest, silent]) await service.http.post(seats).set(auth).send({}).expect(201);
  await post({ id: game.id, players: [] }, owner, guest, 'secret');
  expect(await gathered(silent)).toBeNull();
  await guest.delete(`${seats}/me`).expect(204);
  await becomeDue();
  const where = { playerId: guest.id, type: 'message.posted' };
  await vi.waitFor(
    async () =>
      expect(await service.db.prisma.delivery.findFirst({ where })).toMatchObject({ state: 'dropped' }),
    waiting,
  );
});
