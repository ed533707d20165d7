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
  since: sentTimeSchema.optional().describe('Only games that ended then or later'),
  until: sentTimeSchema.optional().describe('Only games that ended before'),
  label: labelSchema.optional().describe('Only games with this label'),
  limit: z.coerce.number().int().min(1).max(1_000_000).optional().describe('How many at most; absent: all'),
  cursor: z.string().max(200).optional().describe('The `cursor` of a game: only what comes behind it'),
});
type Query = z.output<typeof querystring>;

const description =
  'Every finished game that everybody may see, with its record, in the order of their ends, in one answer without pages. ' +
  'Games of the last minute come later. Where the answer breaks off, ask again with the last `cursor` that you have: ' +
  'nothing is missed, and nothing is sent twice.';
const common = { method: 'GET', tag: 'games', needs: 'watch', cost: 20 } as const;

/** Describes an answer that is sent as it is read. */
const linesOf = (type: string, schema: z.ZodType) => ({
  200: { description: 'Finished games, as they are read', content: { [type]: { schema } } },
});

interface Asked extends Pick<RouteContext<RouteSpec>, 'deps' | 'viewer' | 'exportTurns'> {
  readonly query: Query;
}

const read = ({ deps, viewer, exportTurns, query }: Asked) =>
  finishedGameRecords(deps, { ...wanted(query), viewer }, exportTurns);

/** @throws Problem validation when the cursor is none of this export */
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
      description: `${description} Each record, in the notation for people, begins with comments that name its game and \`cursor\`.`,
      querystring,
      response: linesOf('text/plain', z.string().describe('Records, with blank lines between them')),
    },
    (context) =>
      context.reply.type('text/plain; charset=utf-8').send(Readable.from(textOf(read(context), notationOf))),
  ),
];
