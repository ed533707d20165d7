import { Piscina } from 'piscina';
import type { Fixture, playGame } from './play-game.ts';
import type { Played } from './summarize.ts';

/**
 * Plays games on threads, each as soon as a thread is free.
 * @param onPlayed is called with the number of games played so far
 * @returns the games in their order
 */
export async function playOnThreads(
  fixtures: readonly Fixture[],
  threads: number,
  onPlayed: (count: number) => void,
): Promise<Played[]> {
  const pool = new Piscina<Fixture, ReturnType<typeof playGame>>({
    filename: new URL('play-game.ts', import.meta.url).href,
    name: 'playGame',
    maxThreads: threads,
  });
  let count = 0;
  const play = async (fixture: Fixture) => {
    const outcomes = await pool.run(fixture);
    onPlayed(++count);
    return { fixture, outcomes };
  };
  try {
    return await Promise.all(fixtures.map(play));
  } finally {
    await pool.destroy();
  }
}
