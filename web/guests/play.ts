import { createClient } from '#client';
import { api, bodyOf, type NewGame, newKey } from '../api/client.ts';
import { currentSession, type SessionAnswer, saveSession } from '../api/session.ts';
import { go } from '../app/router.ts';
import { language } from '../i18n/index.ts';

/** The level of the robot of a first game. */
export type FirstLevel = 'easy' | 'fair';

/** Logs a visitor in as a guest. */
export async function becomeGuest(): Promise<void> {
  saveSession(await createGuest(), true);
}

/** Creates a guest without logging in. */
export function createGuest() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const body = { locale: language(), timeZone };
  return bodyOf(api.POST('/v1/guests', { body, params: { header: newKey() } }));
}

/** The guest created for a game that could not start; the next try reuses it. */
let waiting: SessionAnswer | undefined;

/**
 * Starts a base game against a robot and opens it. The player moves first. Visitors become guests; the page logs in
 * only once the game exists, so that no other view flashes up in between.
 */
export async function playRobot(level: FirstLevel): Promise<void> {
  if (currentSession() !== undefined) return go(await startGame(level, api));
  waiting ??= await createGuest();
  const guest = waiting;
  const address = await startGame(
    level,
    createClient({ baseUrl: location.origin, token: guest.accessToken }),
  );
  waiting = undefined;
  saveSession(guest, true);
  go(address);
}

async function startGame(level: FirstLevel, as: typeof api): Promise<string> {
  const body = { seatCount: 2, visibility: 'private', robots: [level] } satisfies NewGame;
  const { id } = await bodyOf(as.POST('/v1/games', { body, params: { header: newKey() } }));
  return `/games/${id}`;
}
