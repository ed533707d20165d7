import { beforeAll, describe, expect, test, vi } from 'vitest';
import { cancelExpiredGames } from '../../src/games/table/cancel.ts';
import { useEmailWorkers } from '../notifications/support/email-workers.ts';
import { listen } from '../notifications/support/listener.ts';
import { useReceiver } from '../notifications/support/receiver.ts';
import { useApp } from '../support/app.ts';
import { confirmAddress, lasting, makePlayer, type TestPlayer } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';
import { tableCalls } from './support/tables.ts';

const service = useApp();
const mailbox = useEmailWorkers(service);
const events = ['game.cancelled', 'invitation.declined', 'player.removed'];
let calls: ReturnType<typeof tableCalls>;
beforeAll(() => {
  calls = tableCalls(service);
});

/** A player reachable on every channel. */
async function reachable(name: string, locale = 'en') {
  const player = await lasting(service, await makePlayer(service, name));
  await confirmAddress(service, player);
  await service.http.patch('/v1/me').set(bearer(player)).send({ locale }).expect(200);
  const receiver = await useReceiver();
  await player.post('/v1/me/webhooks', { url: receiver.url, events }).expect(201);
  const listener = await listen(`${service.url}/v1/me/events`, player);
  const subjects = () =>
    mailbox()
      .to(player.email)
      .map(({ about }) => about);
  const got = async (type: string, subject: RegExp, sentence: RegExp) => {
    await vi.waitFor(() => {
      expect(listener.received.map(({ event }) => event)).toContain(type);
      expect(receiver.received.map(({ body }) => body.type)).toContain(type);
      expect(subjects()).toContainEqual(expect.stringMatching(subject));
    }, waiting);
    const { body } = receiver.received.find((one) => one.body.type === type)!;
    expect(body.data.sentence).toMatch(sentence);
  };
  return { player, got };
}

const bearer = ({ accessToken }: TestPlayer) => ({ authorization: `Bearer ${accessToken}` });

describe('on every channel, in both languages', () => {
  test('cancelling a table notifies its seated and invited players', async () => {
    const [owner, guest, invited] = [
      await makePlayer(service, 'owner'),
      await reachable('guest'),
      await reachable('invited', 'it'),
    ];
    const { id } = await calls.create(owner, { name: 'Sunday', invite: [invited.player.handle] });
    await calls.sit(id, guest.player).expect(201);
    await calls.cancel(id, owner).expect(204);
    await guest.got('game.cancelled', /“Sunday” was cancelled/, new RegExp(`${owner.handle} has cancelled`));
    await invited.got('game.cancelled', /«Sunday» è stata annullata/, /ha annullato il tavolo/);
  });

  test('the owner is notified of a declined invitation, and a removed player of the removal', async () => {
    const [owner, guest, invited] = [
      await reachable('owner'),
      await reachable('guest', 'it'),
      await makePlayer(service, 'invited'),
    ];
    const { id } = await calls.create(owner.player, { name: 'Monday', invite: [invited.handle] });
    await calls.decline(id, invited).expect(204);
    await owner.got('invitation.declined', /is not joining “Monday”/, /has declined the invitation/);
    await calls.sit(id, guest.player).expect(201);
    await calls.remove(id, 1, owner.player).expect(204);
    await guest.got('player.removed', /Non hai più un posto in «Monday»/, /ha tolto il posto a guest/);
  });

  test('the owner of an expired table is notified, seated or not', async () => {
    const [owner, arranging] = [await reachable('owner'), await reachable('arranging', 'it')];
    await calls.create(owner.player, { name: 'Tuesday' });
    await calls.create(arranging.player, { name: 'Wednesday', join: false });
    service.pass(31 * 86_400_000);
    await cancelExpiredGames(service.deps);
    await owner.got('game.cancelled', /“Tuesday” was cancelled/, /nothing had happened/);
    await arranging.got('game.cancelled', /«Wednesday» è stata annullata/, /non cambiava più nulla/);
  });
});
