import { z } from 'zod';
import { liveEventSchemas, streamEventSchemas } from '../index.ts';

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

/** An event of the stream as a line of JSON. */
export const liveLineSchema = z
  .object({
    id: z
      .string()
      .max(60)
      .optional()
      .describe(
        'Send it as `Last-Event-ID` to continue after this event. If several events happened at once, only the last ' +
          'one has an id',
      ),
    type: z
      .string()
      .max(40)
      .describe('The `type` of a `LiveEvent`, or `connected` for the first event of a connection'),
    data: z.record(z.string(), z.unknown()).describe('The `data` of that `LiveEvent`'),
  })
  .meta({
    id: 'LiveLine',
    description:
      'An event of a stream of lines: a `LiveEvent` with the `id` after which a stream can be resumed.',
  });
