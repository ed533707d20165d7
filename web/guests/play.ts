import { api, bodyOf, type NewGame, newKey } from '../api/client.ts';
import { saveSession } from '../api/session.ts';
import { language } from '../i18n/index.ts';
import { go } from '../router.ts';

/** The level of the robot of a first game. */
export type FirstLevel = 'easy' | 'fair';

/** Logs a visitor in as a guest. */
export async function becomeGuest(): Promise<void> {
  saveSession(await createGuest(), true);
}

/** Creates a guest, as whom the page is not logged in yet. */
export function createGuest() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const body = { locale: language(), timeZone };
  return bodyOf(api.POST('/v1/guests', { body, params: { header: newKey() } }));
}

/** Begins a base game of the player against a robot, and opens it. The player has the first turn. */
export async function playRobot(level: FirstLevel): Promise<void> {
  const body = { seatCount: 2, visibility: 'private', robots: [level] } satisfies NewGame;
  const { id } = await bodyOf(api.POST('/v1/games', { body, params: { header: newKey() } }));
  go(`/games/${id}`);
}
