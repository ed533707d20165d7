import { setTimeout as pause } from 'node:timers/promises';
import { get, type Journal, post } from '../support/journal.ts';
import type { Person } from '../support/people.ts';
import { pick } from '../support/players.ts';

/** A competition being played. */
export interface Course {
  readonly id: string;
  /** By id. */
  readonly players: ReadonlyMap<string, Person>;
}

/** A match as the API lists it. */
export interface Listed {
  readonly round: number;
  readonly group: number;
  readonly players: readonly { readonly playerId: string }[];
  readonly games: readonly string[];
  readonly outcome: string | null;
}

/** Number of concurrent games. */
const lanes = 6;

/** Enters players into a competition and starts it. */
export async function startCompetition(
  journal: Journal,
  players: readonly Person[],
  request: object,
): Promise<Course> {
  const [organiser] = players as [Person];
  const { accessToken: token } = organiser;
  const { body } = await post(journal, { path: '/v1/competitions', token, body: request });
  for (const player of players)
    await post(journal, { path: `/v1/competitions/${body.id}/entrants`, token: player.accessToken });
  await post(journal, { path: `/v1/competitions/${body.id}/start`, token });
  return { id: body.id, players: new Map(players.map((player) => [player.id, player])) };
}

/** Plays a competition to its end. */
export async function playAll(journal: Journal, course: Course): Promise<void> {
  for (let seen = 0; ; ) {
    const { status, round } = await get(journal, `/v1/competitions/${course.id}`, tokenIn(course));
    if (status === 'finished') return;
    if (round === seen) {
      await pause(100);
      continue;
    }
    console.log(`${new Date().toISOString().slice(11, 19)} ${course.id.slice(-4)}: round ${round}`);
    await playRound(journal, course, round);
    seen = round;
  }
}

const tokenIn = ({ players }: Course): string => [...players.values()][0]?.accessToken ?? '';

/** Returns the matches of a round, or of all. */
export async function matchesOf(journal: Journal, course: Course, round?: number): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ limit: '100', ...(round && { round: String(round) }) });
    if (cursor !== '') query.set('cursor', cursor);
    const page = await get(journal, `/v1/competitions/${course.id}/matches?${query}`, tokenIn(course));
    found.push(...page.items);
    cursor = page.nextCursor;
  }
  return found;
}

async function playRound(journal: Journal, course: Course, round: number): Promise<void> {
  const games = (await allBegun(journal, course, round)).flatMap((each) => each.games);
  const lane = async () => {
    for (let game = games.pop(); game !== undefined; game = games.pop())
      await playGame(journal, course, game);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Waits until all matches of a round have started and returns them. */
async function allBegun(journal: Journal, course: Course, round: number): Promise<Listed[]> {
  for (;;) {
    const listed = await matchesOf(journal, course, round);
    if (listed.every(({ players, games }) => players.length === 1 || games.length > 0)) return listed;
    await pause(100);
  }
}

/** Both players decide once, then one of them resigns; occasionally one resigns immediately. */
async function playGame(journal: Journal, course: Course, game: string): Promise<void> {
  const loser = Math.random() < 0.5 ? 0 : 1;
  const { players } = await get(journal, `/v1/games/${game}`, tokenIn(course));
  const people = [0, 1].map((seat) => course.players.get(players[seat].playerId) as Person);
  if (Math.random() > 0.03) for (const seat of [0, 1]) await decideFor(journal, game, people, seat);
  const token = people[loser]?.accessToken;
  await post(journal, { path: `/v1/games/${game}/resign`, token });
  journal.moves.push({ game } as never);
}

async function decideFor(
  journal: Journal,
  game: string,
  people: readonly Person[],
  seat: number,
): Promise<void> {
  const token = people[seat]?.accessToken ?? '';
  for (;;) {
    const { awaiting } = await get(journal, `/v1/games/${game}`, token);
    if (awaiting?.seats[0] !== seat) return;
    const { options } = await get(journal, `/v1/games/${game}/options`, token);
    await post(journal, { path: `/v1/games/${game}/moves`, body: pick(options), token });
  }
}
