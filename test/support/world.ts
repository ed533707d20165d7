import { findGame } from '../../src/games/store/games.ts';
import type { TestApp } from './app.ts';
import { addPasskey, type TestPasskey } from './passkeys.ts';
import { type CallerKind, credentialMakers, type Fields } from './world/credentials.ts';
import { type GameKind, isStill, makeGame } from './world/games.ts';
import { makePeople, type People } from './world/people.ts';
import { clearing, makers, ownPasskey, type ThingName } from './world/things.ts';

/** One of everything the API is about, each created when a test first needs it. */
export class World {
  readonly service: TestApp;
  readonly people: People;
  readonly #things = new Map<ThingName, Promise<string>>();
  readonly #games = new Map<GameKind, Promise<string>>();
  readonly #credentials = new Map<string, Promise<Fields>>();
  #passkey: Promise<TestPasskey> | undefined;

  constructor(service: TestApp, people: People) {
    this.service = service;
    this.people = people;
  }

  /** Returns the id of a thing of the owner. */
  thing(name: ThingName): Promise<string> {
    return kept(this.#things, name, () => this.#makeThing(name));
  }

  /** Drops all things, because a request may have used one up; each is recreated when next needed. */
  forgetThings(): void {
    this.#things.clear();
  }

  /** Returns the id of a game, recreated if requests have turned it into one of another kind. */
  async game(kind: GameKind): Promise<string> {
    const id = await kept(this.#games, kind, () => makeGame(this, kind));
    const row = await findGame(this.service.db.prisma, id);
    if (row !== undefined && isStill(kind, row)) return id;
    this.#games.delete(kind);
    return this.game(kind);
  }

  /** Returns the headers of a caller; those bound to a game are for the private one. */
  async credential(kind: CallerKind): Promise<Fields> {
    const game = kind === 'link' || kind === 'game-token' ? await this.game('private') : '';
    return kept(this.#credentials, `${kind} ${game}`, () => credentialMakers[kind](this, game));
  }

  /** Returns the owner's own passkey, without which the password does not log in. */
  passkey(): Promise<TestPasskey> {
    this.#passkey ??= addPasskey(this.service, this.people.owner, ownPasskey);
    return this.#passkey;
  }

  async #makeThing(name: ThingName): Promise<string> {
    const statement = clearing[name];
    if (statement !== undefined) await this.service.db.pool.query(statement, [this.people.owner.id]);
    return makers[name](this);
  }
}

function kept<Name, Value>(all: Map<Name, Promise<Value>>, name: Name, make: () => Promise<Value>) {
  const known = all.get(name) ?? make();
  all.set(name, known);
  return known;
}

/** Creates the people of a world. */
export const makeWorld = async (service: TestApp): Promise<World> =>
  new World(service, await makePeople(service));
