import type { FastifyInstance } from 'fastify';
import { Semaphore } from '../helpers/semaphore.ts';
import type { Deps } from '../platform/deps.ts';
import { type Live, openLive } from './live/open-live.ts';
import { openPictures, type Pictures } from './pictures/drawing.ts';
import { Readiness } from './readiness.ts';

/** What several routes of a process share, as its limits are for all of them together. */
export interface Shared {
  readonly pictures: Pictures;
  readonly live: Live;
  readonly readiness: Readiness;
  /** Whose turn it is to read all finished games: one at a time, as each reads for long. */
  readonly exportTurns: Semaphore;
}

/** Opens what routes share; closing the app closes it. */
export const openShared = (app: FastifyInstance, deps: Deps): Shared => ({
  pictures: openPictures(deps),
  live: openLive(app, deps),
  readiness: new Readiness(deps),
  exportTurns: new Semaphore(1),
});
