import { setTimeout as pause } from 'node:timers/promises';
import { get, type Journal, post, remove } from './journal.ts';
import { type Person, password } from './people.ts';

/** How long games go on at most, in decisions: short ones end, and others start. */
const longest = 30;

/** Creates a game of two, with the key of its request as its name, and seats both. */
async function startGame(journal: Journal, [host, guest]: readonly [Person, Person]): Promise<string> {
  const key = crypto.randomUUID();
  const game = { seatCount: 2, name: key, visibility: 'unlisted', invite: [guest.name] };
  const { body } = await post(journal, { path: '/v1/games', body: game, token: host.accessToken, key });
  journal.made.game.push(key);
  await post(journal, { path: `/v1/games/${body.id}/seats`, body: {}, token: guest.accessToken });
  journal.players.set(
    body.id,
    [host, guest].map(({ name }) => name),
  );
  return body.id;
}

/**
 * Plays a game to its end, or to the signal, with a pause after each move. Some moves are followed by a message with the
 * key as its text.
 */
export async function playGame(
  journal: Journal,
  both: readonly [Person, Person],
  pauseMs: number,
  signal: AbortSignal,
): Promise<void> {
  const game = await startGame(journal, both);
  let { awaiting, version } = await get(journal, `/v1/games/${game}`, both[0].accessToken);
  for (let count = 0; awaiting !== null && count < longest && !signal.aborted; count += 1) {
    const person = both[awaiting.seats[0]] ?? both[0];
    const token = person.accessToken;
    const { options, version: seen } = await get(journal, `/v1/games/${game}/options`, token);
    if (seen < version) journal.stale.push(`${game}: ${seen} after ${version}`);
    const { body, sent } = await post(journal, {
      path: `/v1/games/${game}/moves`,
      body: pick(options),
      token,
    });
    journal.moves.push({ game, sent, body, at: performance.now() });
    if (count % 5 === 0) await postMessage(journal, game, person);
    ({ awaiting, version } = body);
    await pause(pauseMs);
  }
}

async function postMessage(journal: Journal, game: string, { accessToken: token }: Person): Promise<void> {
  const key = crypto.randomUUID();
  await post(journal, { path: `/v1/games/${game}/messages`, body: { text: key }, token, key });
  journal.made.message.push(key);
}

interface Option {
  readonly decision: object;
  readonly deployments?: readonly Option[];
}

/** Returns a random option, with a piece if one can be deployed. */
export function pick(options: readonly Option[]): object {
  const option = options[Math.floor(Math.random() * options.length)];
  return option?.deployments?.[0]?.decision ?? option?.decision ?? {};
}

/** Creates an API token, about which an email is due, and deletes it; then refreshes the session. */
export async function administer(journal: Journal, person: Person): Promise<void> {
  const key = crypto.randomUUID();
  const token = { name: key, scopes: ['games:read'], password };
  const made = await post(journal, { path: '/v1/me/tokens', body: token, token: person.accessToken, key });
  journal.made.token.push(key);
  await remove(journal, `/v1/me/tokens/${made.body.id}`, person.accessToken);
  const { refreshToken } = person;
  const { body } = await post(journal, { path: '/v1/sessions/refresh', body: { refreshToken } });
  Object.assign(person, { accessToken: body.accessToken, refreshToken: body.refreshToken });
  journal.refreshes += 1;
  await pause(200);
}
