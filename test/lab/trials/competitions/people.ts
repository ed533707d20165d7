import { type Journal, post } from '../kills/journal.ts';

/** Somebody with an account. */
export interface Player {
  readonly id: string;
  readonly handle: string;
  readonly token: string;
}

const password = 'correct horse battery';

/** Creates accounts, a few at a time: hashing a password takes long. */
export async function signUpAll(journal: Journal, count: number): Promise<Player[]> {
  const players: Player[] = [];
  const lane = async () => {
    while (players.length < count) {
      const place = players.push({ id: '', handle: '', token: '' });
      players[place - 1] = await signUp(journal, `player-${place}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, lane));
  return players;
}

async function signUp(journal: Journal, handle: string): Promise<Player> {
  const email = `${handle}@example.org`;
  await post(journal, { path: '/v1/accounts', body: { handle, email, password } });
  const { body } = await post(journal, { path: '/v1/sessions', body: { email, password } });
  return { id: body.playerId, handle, token: body.accessToken };
}
