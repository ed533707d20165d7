import { findGame, type GameRow } from '../../src/db/games/games.ts';
import type { TestApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { playOn, seatAll } from '../support/table.ts';
import type { People } from './people.ts';

/**
 * Games in which generated requests find their way to the deeper places; `odd` are those that generated requests have
 * made.
 */
export const gameKinds = [
  'running',
  'odd',
  'rich',
  'open',
  'gathering',
  'private',
  'invited',
  'finished',
  'scenario',
  'chat',
] as const;
export type GameKind = (typeof gameKinds)[number];

const mostOdd = 40;
const shortDeck = { draws: ['base/U', 'base/V', 'base/A', 'base/B'] };
const everything = [
  'inns-and-cathedrals',
  'traders-and-builders',
  'king-and-robber',
  'count',
  'river',
  'abbey-and-mayor',
];

/** One game of every kind. What requests have changed into something else is made anew. */
export class Games {
  readonly #service: TestApp;
  readonly #people: People;
  readonly #ids = new Map<GameKind, string>();
  readonly #odd: string[] = [];

  constructor(service: TestApp, people: People) {
    this.#service = service;
    this.#people = people;
  }

  /** The id of a game of that kind. */
  async idOf(kind: GameKind): Promise<string> {
    const [next, ...others] = kind === 'odd' ? this.#odd : [];
    if (next !== undefined) {
      this.#odd.splice(0, this.#odd.length, ...others, next);
      return next;
    }
    const known = this.#ids.get(kind);
    const row = known === undefined ? undefined : await findGame(this.#service.db.prisma, known);
    if (row !== undefined && isStill(kind, row)) return row.id;
    const id = await this.#make(kind);
    this.#ids.set(kind, id);
    return id;
  }

  /** Takes in a game that somebody made by a generated request, and has it begin if it can. */
  async adopt(id: string): Promise<void> {
    if (this.#odd.length >= mostOdd) return;
    this.#odd.push(id);
    const { owner, other } = this.#people;
    for (const { auth } of [owner, other]) await this.#service.http.post(`/v1/games/${id}/seats`).set(auth);
    await this.#service.http.post(`/v1/games/${id}/start`).set(owner.auth);
  }

  #make(kind: GameKind): Promise<string> {
    const { owner, other, chatUser } = this.#people;
    const both = [owner, other];
    switch (kind) {
      case 'open':
        return this.#opened([owner], { seatCount: 3, invite: [other.handle] });
      case 'gathering':
        return this.#opened(both, { seatCount: 3 });
      case 'invited':
        return this.#opened([owner], { seatCount: 2, visibility: 'private' });
      case 'private':
        return this.#played(both, { visibility: 'private' }, 0);
      case 'scenario':
        return this.#played(both, { scenario: shortDeck }, 0);
      case 'chat':
        return this.#played([owner, chatUser], {}, 0);
      case 'rich':
        return this.#played(both, { rules: { edition: 'second', expansions: everything } }, 12);
      case 'finished':
        return this.#played(both, { scenario: shortDeck }, 1000);
      default:
        return this.#played(both, {}, 6);
    }
  }

  async #opened([owner, ...others]: TestPlayer[], request: object): Promise<string> {
    const { http } = this.#service;
    const { body } = await http
      .post('/v1/games')
      .set(owner?.auth ?? {})
      .send(request)
      .expect(201);
    for (const { auth } of others)
      await http.post(`/v1/games/${body.id}/seats`).set(auth).send({}).expect(201);
    return body.id;
  }

  async #played(players: TestPlayer[], request: object, turns: number): Promise<string> {
    const table = await seatAll(this.#service, players, request);
    await playOn(this.#service, table, turns);
    return table.id;
  }
}

function isStill(kind: GameKind, { status, seats }: GameRow): boolean {
  if (kind === 'finished') return status === 'finished';
  if (kind === 'gathering') return status === 'open' && seats.length === 2;
  if (kind === 'open' || kind === 'invited') return status === 'open' && seats.length === 1;
  return status === 'running';
}
