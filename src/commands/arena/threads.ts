import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Fixture, SeatOutcome } from './play-game.ts';
import type { Played } from './summarize.ts';

/** What a thread answers: the outcomes of a game by its number. */
export interface Answer {
  readonly game: number;
  readonly outcomes: readonly SeatOutcome[];
}

/**
 * Plays games on threads, each as soon as a thread is free.
 * @param onPlayed is called with the number of games that were played so far
 * @returns the games in their order
 */
export async function playOnThreads(
  fixtures: readonly Fixture[],
  threads: number,
  onPlayed: (count: number) => void,
): Promise<Played[]> {
  const outcomes: (readonly SeatOutcome[])[] = [];
  let begun = 0;
  let done = 0;
  const playSome = async () => {
    const worker = new Worker(new URL('./arena-worker.mjs', import.meta.url));
    try {
      while (begun < fixtures.length) {
        const game = begun++;
        const answer = await answerOf(worker, { game, fixture: fixtures[game] as Fixture });
        outcomes[answer.game] = answer.outcomes;
        onPlayed(++done);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: threads }, playSome));
  return fixtures.map((fixture, game) => ({ fixture, outcomes: outcomes[game] ?? [] }));
}

async function answerOf(worker: Worker, job: { game: number; fixture: Fixture }): Promise<Answer> {
  worker.postMessage(job);
  const [answer] = await once(worker, 'message');
  return answer as Answer;
}
