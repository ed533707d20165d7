import { bodyOf, type Client, createClient, newKey, Refused, type Schemas } from '#client';
import { ROBOT_LEVELS } from '../../robots/index.ts';
import type { TerminalTexts } from '../../texts/en/commands.ts';
import type { Language } from '../../texts/index.ts';
import type { PlayRequest } from './request.ts';

export type Game = Schemas['Game'];

/**
 * Returns the session of a new guest.
 * @throws Error if the service has no guests
 */
export async function newGuest(
  baseUrl: string,
  language: Language,
  texts: TerminalTexts,
): Promise<Schemas['Session']> {
  const body = { locale: language, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  try {
    const params = { header: newKey() };
    return await bodyOf(createClient({ baseUrl }).POST('/v1/guests', { body, params }));
  } catch (error) {
    if (error instanceof Refused && error.kind === 'account-required') throw new Error(texts.noGuests);
    throw error;
  }
}

/** Returns a game to continue. */
export const readGame = (client: Client, id: string): Promise<Game> =>
  bodyOf(client.GET('/v1/games/{id}', { params: { path: { id } } }));

/** Returns a new game against robots. */
export function createGame(client: Client, { levels, rules }: PlayRequest): Promise<Game> {
  const robots = levels.length === 0 ? [ROBOT_LEVELS[0]] : [...levels];
  const body = { seatCount: robots.length + 1, visibility: 'private', robots, rules } as const;
  return bodyOf(client.POST('/v1/games', { params: { header: newKey() }, body }));
}
