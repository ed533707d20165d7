import { describe, expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import {
  makeApplication,
  makeExternal,
  makePlayer,
  offerClaim,
  type TestPlayer,
} from '../support/players.ts';
import { decide, optionsOf, seatAll } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { type Receiver, useReceiver } from './support/receiver.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);

const events = ['game.started', 'turn.started', 'decision.made', 'player.invited'];

/** A listening application with two of its players. */
async function makeListening() {
  const receiver = await useReceiver();
  const application = await makeApplication(service, ['players:act-for']);
  const webhook = { url: receiver.url, events };
  await application.owner.post('/v1/me/webhooks', webhook).expect(201);
  const mira = await makeExternal(service, application, 'mira');
  const ole = await makeExternal(service, application, 'ole');
  return { receiver, application, mira, ole };
}

const dataOf = ({ received }: Receiver, type: string) =>
  received.filter(({ body }) => body.type === type).map(({ body }) => body.data);

describe('an application’s webhook', () => {
  test('receives its players’ turns by their names in the application, each event once', async () => {
    const { receiver, mira, ole } = await makeListening();
    const table = await seatAll(service, [mira, ole]);
    await vi.waitFor(() => expect(dataOf(receiver, 'turn.started')).toHaveLength(1), waiting);
    const [option] = await optionsOf(service, table, mira);
    await decide(service, table, mira, option.decision).expect(201);
    await vi.waitFor(() => expect(dataOf(receiver, 'turn.started')).toHaveLength(2), waiting);
    await vi.waitFor(() => expect(dataOf(receiver, 'decision.made')).toHaveLength(1), waiting);
    const external = (externalId: string) => ({ provider: 'irc', externalId });
    expect(dataOf(receiver, 'turn.started')).toMatchObject([
      { player: { playerId: mira.id, displayName: 'mira', external: external('mira') }, seat: 0 },
      { player: { playerId: ole.id, displayName: 'ole', external: external('ole') }, seat: 1 },
    ]);
    expect(dataOf(receiver, 'game.started')).toHaveLength(1);
    for (const data of [...dataOf(receiver, 'decision.made'), ...dataOf(receiver, 'game.started')]) {
      expect(data).toMatchObject({ player: null, seat: null });
      expect(data.players).toMatchObject([{ external: external('mira') }, { external: external('ole') }]);
    }
  });

  test('receives invitations, but nothing about players only other applications know', async () => {
    const { receiver, mira } = await makeListening();
    const other = await makeListening();
    const host = await makePlayer(service);
    const newGame = { seatCount: 3, invite: [mira.handle] };
    await host.post('/v1/games', newGame).expect(201);
    await vi.waitFor(() => expect(dataOf(receiver, 'player.invited')).toHaveLength(1), waiting);
    const [invitation] = dataOf(receiver, 'player.invited');
    expect(invitation).toMatchObject({ player: { external: { externalId: 'mira' } }, seat: null });
    expect(other.receiver.received).toHaveLength(0);
  });

  test('uses the language of the player', async () => {
    const { receiver, application } = await makeListening();
    const players = [
      await makeExternal(service, application, 'nora', { locale: 'it' }),
      await makeExternal(service, application, 'otto', { locale: 'en' }),
    ];
    const table = await seatAll(service, players);
    await vi.waitFor(() => expect(dataOf(receiver, 'turn.started')).toHaveLength(1), waiting);
    expect(dataOf(receiver, 'turn.started')[0].sentence).toBe('nora, tocca a te.');
    const [option] = await optionsOf(service, table, players[0]!);
    await decide(service, table, players[0]!, option.decision).expect(201);
    await vi.waitFor(() => expect(dataOf(receiver, 'turn.started')).toHaveLength(2), waiting);
    expect(dataOf(receiver, 'turn.started')[1].sentence).toMatch(
      /^nora places a tile .* otto, it is your turn\.$/,
    );
  });

  test('stops after a player is claimed, unless the account permits the application', async () => {
    const { receiver, application, mira, ole } = await makeListening();
    const host = await makePlayer(service);
    const [shy, open] = [await makePlayer(service), await makePlayer(service)];
    const redeem = async ({ auth }: TestPlayer, name: string, canAct: boolean) =>
      service.http
        .post('/v1/me/external-players')
        .set(auth)
        .send({ claim: await offerClaim(service, application, name), canAct })
        .expect(201);
    await redeem(shy, 'mira', false);
    await redeem(open, 'ole', true);
    const table = await seatAll(service, [host, shy, open]);
    await vi.waitFor(() => expect(dataOf(receiver, 'game.started')).toHaveLength(1), waiting);
    const [started] = dataOf(receiver, 'game.started');
    expect(started).toMatchObject({
      game: { id: table.id },
      player: { playerId: open.id, external: { externalId: 'ole' } },
    });
    expect(started.players[1]).not.toHaveProperty('external');
    expect([mira.id, ole.id]).not.toContain(shy.id);
  });
});

test('a turn card names the player to mention as the application knows them', async () => {
  const { mira, ole } = await makeListening();
  const table = await seatAll(service, [mira, ole]);
  const { body } = await ole.get(`/v1/games/${table.id}/card`).expect(200);
  expect(body.mentions).toMatchObject([{ seat: 0, external: { provider: 'irc', externalId: 'mira' } }]);
  const watched = await service.http.get(`/v1/games/${table.id}/card`).expect(200);
  expect(watched.body.mentions[0]).not.toHaveProperty('external');
});
