import { z } from 'zod';
import { liveEventSchemas } from '../../notifications/index.ts';

type LiveEventSchema = (typeof liveEventSchemas)[keyof typeof liveEventSchemas];

/** The name (`type`) and the parsed `data` of a Server-Sent Event. */
export const liveEventSchema = z
  .discriminatedUnion('type', Object.values(liveEventSchemas) as [LiveEventSchema, ...LiveEventSchema[]])
  .meta({
    id: 'LiveEvent',
    description:
      'An event of the stream: `type` is the name of the Server-Sent Event, `data` its data, parsed as JSON.',
  });
