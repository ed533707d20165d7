import { dayMs } from '../../src/helpers/time-units.ts';
import type { TestApp } from './app.ts';
import {
  confirmAddress,
  makeApplication,
  makeExternal,
  makePlayer,
  offerClaim,
  type TestPlayer,
  testPassword,
} from './players.ts';
import { optionsOf, seatAll } from './table.ts';

/** A person who used every part of the service, and what others see of them. */
export interface Traces {
  readonly person: TestPlayer;
  readonly friend: TestPlayer;
  readonly token: Record<string, string>;
  /** Ids of games: the person's running one, the person's open one, and an open one of the friend. */
  readonly games: Readonly<Record<'running' | 'created' | 'friends', string>>;
  /** Everything of the person that the database may contain. */
  readonly texts: readonly string[];
  /** A player only the person's application knows, in a running game with the friend. */
  readonly chatUser: TestPlayer;
  readonly chatGame: string;
}

export const traceName = 'Wilhelmina (the "Great") Ørsted';
const message = 'My phone number is five-five-five';
const newAddress = 'wilhelmina.new@example.net';
const nick = 'willa_on_irc';
const chatNick = 'only_in_the_chat';

/** Leaves traces of a person wherever the service keeps any; `hook` is the address of webhooks. */
export async function leaveTraces(service: TestApp, hook: string): Promise<Traces> {
  const person = await makePlayer(service, 'wilhelmina');
  const friend = await makePlayer(service, 'friend');
  await confirmAddress(service, person);
  await confirmAddress(service, friend);
  const send = senderOf(service);
  await person.patch('/v1/me', { displayName: traceName }).expect(200);
  for (const player of [person, friend]) await addWebhooks(service, player, hook);
  const running = await seatAll(service, [person, friend], { name: `Game of ${person.handle}, the first` });
  await send(person, `/v1/games/${running.id}/messages`, { text: message }, 'key-1');
  const [option] = await optionsOf(service, running, person);
  await send(person, `/v1/games/${running.id}/moves`, option.decision, 'key-2');
  const created = await send(person, '/v1/games', { name: traceName, invite: [friend.handle] }, 'key-3');
  const friends = await send(friend, '/v1/games', { seatCount: 3, invite: [person.email] });
  await send(person, `/v1/games/${friends.id}/seats`, {}, 'key-4');
  await send(friend, '/v1/games', { invite: [person.handle] });
  const settings = { email: 'digest' };
  await person.patch(`/v1/games/${running.id}/notifications`, settings).expect(200);
  const vacation = { startsAt: new Date(), endsAt: new Date(Date.now() + dayMs) };
  await person.patch('/v1/me', { vacation }).expect(200);
  await send(person, '/v1/me/email', { email: newAddress, password: testPassword });
  const token = await send(person, '/v1/me/tokens', {
    name: 'a bot',
    scopes: ['profile', 'players:act-for'],
  });
  const auth = { authorization: `Bearer ${token.token}` };
  const chatUser = await makeExternal(service, { owner: person, auth }, chatNick);
  const chat = await seatAll(service, [friend, chatUser]);
  await claim(service, person);
  const names = [person.handle, traceName, nick, chatNick];
  return {
    person,
    friend,
    token: auth,
    games: { running: running.id, created: created.id, friends: friends.id },
    texts: [...names, person.email, newAddress, message],
    chatUser,
    chatGame: chat.id,
  };
}

const senderOf =
  (service: TestApp) =>
  async ({ auth }: TestPlayer, url: string, body: object, key?: string) => {
    const fields = { ...auth, ...(key && { 'idempotency-key': key }) };
    const response = await service.http.post(url).set(fields).send(body);
    if (!response.ok) throw new Error(`${url}: ${response.text}`);
    return response.body;
  };

async function addWebhooks(service: TestApp, { auth }: TestPlayer, url: string): Promise<void> {
  const events = ['decision.made', 'message.posted', 'turn.started', 'player.joined'];
  for (const format of ['standard', 'discord'])
    await service.http.post('/v1/me/webhooks').set(auth).send({ url, events, format }).expect(201);
}

/** Claims the name by which another application knows the person. */
async function claim(service: TestApp, { auth }: TestPlayer): Promise<void> {
  const application = await makeApplication(service);
  await makeExternal(service, application, nick);
  const body = { claim: await offerClaim(service, application, nick), canAct: true };
  await service.http.post('/v1/me/external-players').set(auth).send(body).expect(201);
}
