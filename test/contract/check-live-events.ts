import { createParser } from 'eventsource-parser';
import { faultAt, pointerTo } from './validators.ts';

const schema = pointerTo('components', 'schemas', 'LiveEvent');

/** Returns how the events of a stream, which can be cut off, differ from the API description. */
export function faultsOfStream(text: string): string[] {
  const faults: string[] = [];
  const parser = createParser({
    onEvent: ({ event = '', data }) => {
      const fault =
        event === 'connected' ? undefined : faultAt(schema, { type: event, data: JSON.parse(data) });
      if (fault !== undefined) faults.push(`live event ${event}: ${fault} in ${data.slice(0, 400)}`);
    },
  });
  parser.feed(text);
  return faults;
}
