import { Readable } from 'node:stream';
import { z } from 'zod';
import { formatRecord } from '../../engine/index.ts';
import { formatCursor } from '../../helpers/cursor.ts';
import { type Route, type RouteContext, type RouteSpec, route } from '../../http/endpoint/route.ts';
import { byEnd, parseCursor } from '../../http/list-pages.ts';
import { sentTimeSchema } from '../../http/schemas/forms.ts';
import { type FinishedGame, finishedGameRecords, lineOf } from '../records/finished-games.ts';
import { labelSchema } from '../schemas/games.ts';
import { finishedGameSchema } from '../schemas/records.ts';

const querystring = z.object({
  since: sentTimeSchema.optional().describe('Only games that ended at or after this time'),
  until: sentTimeSchema.optional().describe('Only games that ended before this time'),
  label: labelSchema.optional().describe('Only games with this label'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .describe('Maximum number of games; all if omitted'),
  cursor: z.string().max(200).optional().describe('The `cursor` of a game; returns only the games after it'),
});
type Query = z.output<typeof querystring>;

const description =
  'Streams every finished public game with its record, ordered by when they ended, without pages. Games ' +
  'from the last minute appear later. If the connection drops, resume with the last `cursor` you received. ' +
  'Nothing is skipped or repeated.';
const common = { method: 'GET', tag: 'games', needs: 'watch', cost: 20 } as const;

/** Describes a streamed response. */
const linesOf = (type: string, schema: z.ZodType) => ({
  200: { description: 'Finished games, sent while they are read', content: { [type]: { schema } } },
});

interface Asked extends Pick<RouteContext<RouteSpec>, 'deps' | 'viewer' | 'exportTurns'> {
  readonly query: Query;
}

const read = ({ deps, viewer, exportTurns, query }: Asked) =>
  finishedGameRecords(deps, { ...wanted(query), viewer }, exportTurns);

/** @throws Problem validation if the cursor does not belong to this export */
function wanted({ since, until, label, limit, cursor }: Query) {
  return {
    since: since === undefined ? undefined : new Date(since),
    until: until === undefined ? undefined : new Date(until),
    after: cursor === undefined ? undefined : parseCursor(byEnd.schema, cursor),
    label,
    limit,
  };
}

/** Yields the text of each batch of games. */
async function* textOf(
  batches: AsyncIterable<readonly FinishedGame[]>,
  format: (game: FinishedGame) => string,
): AsyncGenerator<string> {
  for await (const games of batches) yield games.map(format).join('');
}

function notationOf({ game, record, place }: FinishedGame): string {
  return `; Game ${game.id}, finished ${game.finishedAt}\n; Cursor ${formatCursor(place)}\n${formatRecord(record)}\n`;
}

/** `/v1/records`, and the same as text */
export const finishedGameRoutes: readonly Route[] = [
  route(
    {
      ...common,
      url: '/v1/records',
      id: 'exportRecords',
      summary: 'Export finished games',
      description: `${description} Each line is a \`FinishedGame\` in JSON.`,
      querystring,
      response: linesOf('application/x-ndjson', finishedGameSchema),
    },
    (context) =>
      context.reply
        .type('application/x-ndjson; charset=utf-8')
        .send(Readable.from(textOf(read(context), lineOf))),
  ),

  route(
    {
      ...common,
      url: '/v1/records.txt',
      id: 'exportRecordTexts',
      summary: 'Export finished games as text',
      description:
        `${description} Each record is in the human-readable notation and starts with comments that give its ` +
        'game and `cursor`.',
      querystring,
      response: linesOf('text/plain', z.string().describe('Records, separated by blank lines')),
    },
    (context) =>
      context.reply.type('text/plain; charset=utf-8').send(Readable.from(textOf(read(context), notationOf))),
  ),
];
