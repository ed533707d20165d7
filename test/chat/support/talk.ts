import type { Language } from '../../../src/texts/index.ts';
import { postAs } from '../../http/support/calls.ts';
import type { TestApp } from '../../support/app.ts';
import type { TestPlayer } from '../../support/players.ts';

/** An answer to a command, as sent. */
export interface Answer {
  readonly outcome: 'done' | 'asked' | 'refused' | 'not-understood';
  readonly text: string;
  readonly isPreformatted: boolean;
  readonly secret: boolean;
  readonly picture: string | null;
  readonly pictureAlt: string | null;
  readonly game: string | null;
  readonly version: number | null;
  readonly status: 'open' | 'running' | 'finished' | 'aborted' | null;
  readonly awaiting: readonly { readonly playerId: string }[];
  readonly mentions: readonly { readonly playerId: string }[];
}

/** Sends a text, optionally about a game; returns the answer. */
export async function say(
  service: TestApp,
  { auth }: Pick<TestPlayer, 'auth'>,
  text: string,
  about: { game?: string; version?: number } = {},
): Promise<Answer> {
  const { game, ...rest } = about;
  const path = game === undefined ? '/v1/commands' : `/v1/games/${game}/commands`;
  const answer = await postAs(service, auth, path, { text, ...rest }).expect(200);
  return answer.body;
}

/** The short id of a game. */
export const shortId = (game: string | null) => `#${game?.slice(-5)}`;

/** Sets the language of a player's answers. */
export async function speak(service: TestApp, { auth }: TestPlayer, language: Language): Promise<void> {
  const timeZone = language === 'it' ? 'Europe/Rome' : 'Europe/Berlin';
  await service.http.patch('/v1/me').set(auth).send({ locale: language, timeZone }).expect(200);
}

/** Sets a player's answers to Italian. */
export const speakItalian = (service: TestApp, player: TestPlayer): Promise<void> =>
  speak(service, player, 'it');
