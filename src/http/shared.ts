import type { FastifyInstance } from 'fastify';
import { Semaphore } from '../helpers/semaphore.ts';
import type { Deps } from '../platform/deps.ts';
import { type Live, openLive } from './live/open-live.ts';
import { openPictures, type Pictures } from './pictures/drawing.ts';
import { Readiness } from './readiness.ts';

/** Objects that several routes of a process share, because their limits apply to all routes together. */
export interface Shared {
  readonly pictures: Pictures;
  readonly live: Live;
  readonly readiness: Readiness;
  /** Lets one export of all finished games run at a time, because each reads for long. */
  readonly exportTurns: Semaphore;
}

/** Opens the shared objects; closing the app closes them. */
export const openShared = (app: FastifyInstance, deps: Deps): Shared => ({
  pictures: openPictures(deps),
  live: openLive(app, deps),
  readiness: new Readiness(deps),
  exportTurns: new Semaphore(1),
});
