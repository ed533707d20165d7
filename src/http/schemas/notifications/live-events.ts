import { z } from 'zod';
import { liveEventSchemas, streamEventSchemas } from '../../../notifications/index.ts';

const schemas = { ...liveEventSchemas, ...streamEventSchemas };
type LiveEventSchema = (typeof schemas)[keyof typeof schemas];

/** The name (`type`) and the parsed `data` of a Server-Sent Event. */
export const liveEventSchema = z
  .discriminatedUnion('type', Object.values(schemas) as [LiveEventSchema, ...LiveEventSchema[]])
  .meta({
    id: 'LiveEvent',
    description:
      'An event of the stream: `type` is the name of the Server-Sent Event, `data` its data, parsed as JSON.',
  });
