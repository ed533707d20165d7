import type { Route } from '../../../http/endpoint/route.ts';
import { commandRoutes } from './commands.ts';
import { hintRoutes } from './hints.ts';
import { messageRoutes } from './messages.ts';
import { moveRoutes } from './moves.ts';
import { noteRoutes } from './notes.ts';
import { nudgeRoutes } from './nudge.ts';
import { optionRoutes } from './options.ts';
import { planRoutes } from './plans.ts';
import { projectionRoutes } from './projection.ts';
import { turnCardRoutes } from './turn-card.ts';

/** Endpoints about playing a game, in the order of the API description. */
export const playRoutes: readonly Route[] = [
  ...messageRoutes,
  ...noteRoutes,
  ...nudgeRoutes,
  ...optionRoutes,
  ...moveRoutes,
  ...planRoutes,
  ...turnCardRoutes,
  ...projectionRoutes,
  ...hintRoutes,
  ...commandRoutes,
];
