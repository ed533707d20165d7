import type { TestApp } from '../app.ts';
import {
  confirmAddress,
  makeApplication,
  makeExternal,
  makePlayer,
  type TestApplication,
  type TestPlayer,
} from '../players.ts';

/** The players of a world. */
export interface People {
  /** Owns every thing of the world, and has a confirmed address. */
  readonly owner: TestPlayer;
  /** Plays with the owner. */
  readonly opponent: TestPlayer;
  /** Is unrelated to everything. */
  readonly stranger: TestPlayer;
  /** Left the owner's games before they started. */
  readonly left: TestPlayer;
  /** Was invited by the owner, but not to the games of the world. */
  readonly invited: TestPlayer;
  /** The player the owner challenges, blocks and reports. */
  readonly rival: TestPlayer;
  readonly application: TestApplication;
  /** An external player of the application. */
  readonly chatUser: TestPlayer;
}

/** A service with the players of a world. */
export interface Setting {
  readonly service: TestApp;
  readonly people: People;
}

/** Creates the players of a world. */
export async function makePeople(service: TestApp): Promise<People> {
  const owner = await makePlayer(service, 'mira');
  await confirmAddress(service, owner);
  const application = await makeApplication(service, ['games:read', 'games:play', 'players:act-for']);
  const people = {
    owner,
    opponent: await makePlayer(service, 'ole'),
    stranger: await makePlayer(service, 'nina'),
    left: await makePlayer(service, 'lars'),
    invited: await makePlayer(service, 'ida'),
    rival: await makePlayer(service, 'rosa'),
    application,
    chatUser: await makeExternal(service, application, 'mira'),
  };
  await restoreProfiles({ service, people });
  return people;
}

/** Gives the players with accounts their initial names and settings. */
export async function restoreProfiles({ service, people }: Setting): Promise<void> {
  const { owner, opponent, stranger, left, invited, rival } = people;
  const all = [owner, opponent, stranger, left, invited, rival];
  const text = `
    UPDATE players SET handle = known.handle, display_name = initcap(split_part(known.handle, '-', 1)),
      locale = 'en', time_zone = 'UTC'
    FROM unnest($1::uuid[], $2::text[]) AS known (id, handle) WHERE players.id = known.id`;
  await service.db.pool.query(text, [all.map(({ id }) => id), all.map(({ handle }) => handle)]);
}
