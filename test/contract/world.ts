import type { TestApp } from '../support/app.ts';
import { Games } from './games.ts';
import { makePeople, type People } from './people.ts';
import { Things } from './things.ts';

/** The real things of a service that generated requests meet. */
export interface World {
  readonly service: TestApp;
  readonly people: People;
  readonly games: Games;
  readonly things: Things;
  /** The last `nextCursor` that a list answered. */
  cursor: string;
}

export async function makeWorld(service: TestApp): Promise<World> {
  const people = await makePeople(service);
  const [games, things] = [new Games(service, people), new Things(service, people)];
  return { service, people, games, things, cursor: '' };
}
