import { bodyOf, type Client, createClient, newKey, Refused, type Schemas, sessionTokens } from '#client';
import { ROBOT_LEVELS } from '../../robots/index.ts';
import type { TerminalTexts } from '../../texts/en/terminal.ts';
import type { PlayRequest } from './request.ts';

export type Game = Schemas['Game'];

/**
 * Returns a client of the API that plays as the player of the token, or as a new guest.
 * @throws Error when the service has no guests
 */
export async function logIn(
  baseUrl: string,
  { token, language }: PlayRequest,
  texts: TerminalTexts,
): Promise<Client> {
  if (token !== undefined) return createClient({ baseUrl, token: async () => token });
  const body = { locale: language, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  try {
    const params = { header: newKey() };
    const session = await bodyOf(createClient({ baseUrl }).POST('/v1/guests', { body, params }));
    return createClient({ baseUrl, token: sessionTokens(session, { baseUrl }) });
  } catch (error) {
    if (error instanceof Refused && error.kind === 'account-required') throw new Error(texts.noGuests);
    throw error;
  }
}

/** Returns the game to go on with, or a new one against robots. */
export function openGame(client: Client, { game, levels, rules }: PlayRequest): Promise<Game> {
  if (game !== undefined) return bodyOf(client.GET('/v1/games/{id}', { params: { path: { id: game } } }));
  const robots = levels.length === 0 ? [ROBOT_LEVELS[0]] : [...levels];
  const body = { seatCount: robots.length + 1, visibility: 'private', robots, rules } as const;
  return bodyOf(client.POST('/v1/games', { params: { header: newKey() }, body }));
}
