import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, atOnce, playWithRobot, type RobotGame, type Target } from './target.ts';

/** The limit of guests for an address. */
const maxGuests = 30;
/** Time between two hints of a guest, ms: as often as the points of one allow … */
const hintEveryMs = 400;
/** … or on a busy machine, as many hints for all guests as this while another player has a turn. */
const hintsEachTurn = 4;
/** Moves of another player in each round, without the flood and again during it. */
const movesEach = 3;
const rounds = 4;
const expansions = ['inns-and-cathedrals', 'traders-and-builders', 'king-and-robber', 'abbey-and-mayor'];

interface Guest {
  readonly headers: { readonly authorization: string };
  readonly game: string;
}

/** Creates a guest with a game that is at a position that takes robots long; undefined if the address has reached its limit. */
async function makeGuest(target: Target): Promise<Guest | undefined> {
  const { status, body } = await target.send('POST', '/v1/guests', { body: {} });
  if (status !== 201) return undefined;
  const auth = { authorization: `Bearer ${body.accessToken}` };
  const request = { seatCount: 6, rules: { expansions }, robots: Array.from({ length: 5 }, () => 'easy') };
  const game = await playWithRobot(target, { auth }, request);
  await game.move();
  return { headers: auth, game: game.id };
}

async function makeGuests(target: Target): Promise<Guest[]> {
  const made = await atOnce(maxGuests, () => makeGuest(target));
  return made.filter((guest) => guest !== undefined);
}

/** Requests hints for a guest's game until the signal. Returns how many were given. */
async function requestHints(
  { send }: Target,
  { headers, game }: Guest,
  everyMs: number,
  signal: AbortSignal,
): Promise<number> {
  const answers = [];
  while (!signal.aborted) {
    answers.push(send('POST', `/v1/games/${game}/hint`, { headers }));
    await pause(everyMs, undefined, { signal }).catch(() => {});
  }
  return (await Promise.all(answers)).filter(({ status }) => status === 200).length;
}

/** Continues the game. Returns the times from a move to the robot's response, ms. */
async function timesOf(game: RobotGame): Promise<number[]> {
  const times: number[] = [];
  for (let move = 0; move < movesEach; move += 1) times.push(await game.move());
  return times;
}

const medianOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** Runs some work while all guests request hints. Returns its result and the number of hints. */
async function during<Result>(
  target: Target,
  guests: readonly Guest[],
  everyMs: number,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly given: number }> {
  const end = new AbortController();
  setMaxListeners(maxGuests, end.signal);
  const flood = guests.map(async (guest, index) => {
    await pause((index * everyMs) / guests.length);
    return requestHints(target, guest, everyMs, end.signal);
  });
  const result = await work().finally(() => end.abort());
  return { result, given: (await Promise.all(flood)).reduce((sum, count) => sum + count, 0) };
}

/** Work of robots. */
export const hints: readonly Attack[] = [
  {
    name: 'hints by all guests that an address may have',
    run: async (target) => {
      const game = await playWithRobot(target, await target.signUp(), { robots: ['fair'] });
      const guests = await makeGuests(target);
      await timesOf(game);
      const [inPeace, flooded, counts]: [number[], number[], number[]] = [[], [], []];
      // Alternate, because the speed of a shared machine varies all the time.
      for (let round = 0; round < rounds; round += 1) {
        inPeace.push(...(await timesOf(game)));
        const everyMs = Math.max(hintEveryMs, (medianOf(inPeace) * guests.length) / hintsEachTurn);
        const { result, given } = await during(target, guests, everyMs, () => timesOf(game));
        flooded.push(...result);
        counts.push(given);
      }
      const [before, meanwhile] = [medianOf(inPeace), medianOf(flooded)].map(Math.round) as [number, number];
      const given = counts.reduce((sum, count) => sum + count, 0);
      const seen =
        `${given} hints to ${guests.length} guests; another player's move and the robot's answer took ` +
        `${meanwhile} ms, otherwise ${before} ms`;
      return { held: given > 0 && meanwhile <= 2 * before, seen };
    },
  },
];
