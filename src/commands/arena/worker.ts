import { parentPort } from 'node:worker_threads';
import { type Fixture, playGame } from './play-game.ts';
import type { Answer } from './threads.ts';

/** Plays the games that the arena sends, one after another. */
parentPort?.on('message', ({ game, fixture }: { game: number; fixture: Fixture }) => {
  const answer: Answer = { game, outcomes: playGame(fixture) };
  parentPort?.postMessage(answer);
});
