import { z } from 'zod';
import { eventSchemas } from './catalogue.ts';

/** Something that happened in a game, by its `type`; features are named `x,y:segment` (R-FEAT-4). */
export const gameEventSchema = z
  .discriminatedUnion('type', eventSchemas)
  .meta({ id: 'GameEvent', description: 'Something that happened in a game, public to everyone.' });
export type GameEvent = z.infer<typeof gameEventSchema>;
