import type { GameRow } from '../../../src/games/store/games.ts';
import type { TestPlayer } from '../players.ts';
import { playOn, seatAll, takeFirst } from '../table.ts';
import type { Setting } from './people.ts';
import { post } from './things.ts';

/** Games of the owner in every state, those with known draws first. */
export const gameKinds = [
  'running',
  'scenario',
  'private',
  'public',
  'open',
  'gathering',
  'invited',
  'finished',
  'chat',
  'rich',
] as const;
export type GameKind = (typeof gameKinds)[number];

const named = { name: 'Sunday game' };
const deckOf = (letters: string) => ({ draws: [...letters].map((letter) => `base/${letter}`) });
const shortDeck = { ...named, scenario: deckOf('UVAB') };
const longDeck = { ...named, scenario: deckOf('UVDUNAOWGBKVUVUV') };
const everything = [
  'inns-and-cathedrals',
  'traders-and-builders',
  'king-and-robber',
  'count',
  'river',
  'abbey-and-mayor',
];

/** Creates a game of a kind. Returns its id. */
export function makeGame(setting: Setting, kind: GameKind): Promise<string> {
  const { owner, opponent, invited, chatUser } = setting.people;
  const both = [owner, opponent];
  switch (kind) {
    case 'open':
      return opened(setting, [owner], { ...named, seatCount: 3, invite: [opponent.handle] });
    case 'gathering':
      return opened(setting, both, { ...longDeck, seatCount: 3 });
    case 'invited':
      return opened(setting, [owner], {
        seatCount: 2,
        visibility: 'private',
        invite: [invited.handle],
      });
    case 'private':
    case 'public':
      return abandoned(setting, kind);
    case 'scenario':
      return played(setting, both, shortDeck, 0);
    case 'chat':
      return played(setting, [owner, chatUser], {}, 0);
    case 'rich':
      return played(setting, both, { rules: { edition: 'second', expansions: everything } }, 12);
    case 'finished':
      return played(setting, both, shortDeck, 1000);
    case 'running':
      return played(setting, both, longDeck, 6);
  }
}

async function opened(setting: Setting, players: TestPlayer[], request: object): Promise<string> {
  const [owner, ...others] = players as [TestPlayer, ...TestPlayer[]];
  const { id } = await post(setting, owner, '/v1/games', request);
  for (const player of others) await post(setting, player, `/v1/games/${id}/seats`);
  return id;
}

async function played({ service }: Setting, players: TestPlayer[], request: object, turns: number) {
  const table = await seatAll(service, players, request);
  await playOn(service, table, turns);
  return table.id;
}

/** Creates a game that a player left before the start, where the owner has decided and the opponent is next. */
async function abandoned(setting: Setting, visibility: string): Promise<string> {
  const { owner, left, opponent } = setting.people;
  const { id, invitation } = await post(setting, owner, '/v1/games', {
    seatCount: 3,
    visibility,
    ...longDeck,
  });
  const path = `/v1/games/${id}`;
  const request = { invitation: invitation ?? undefined };
  await post(setting, left, `${path}/seats`, request);
  await setting.service.http.delete(`${path}/seats/me`).set(left.auth).expect(204);
  await post(setting, opponent, `${path}/seats`, request);
  await post(setting, owner, `${path}/start`);
  await takeFirst(setting.service, { id, players: [owner, opponent] }, owner);
  return id;
}

/** Whether a game is still of its kind after the requests so far. */
export function isStill(kind: GameKind, { status, seats, version }: GameRow): boolean {
  if (kind === 'finished') return status === 'finished';
  if (kind === 'scenario') return status === 'running' && version === 0;
  if (kind === 'gathering') return status === 'open' && seats.length === 2;
  if (kind === 'open' || kind === 'invited') return status === 'open' && seats.length === 1;
  return status === 'running';
}
