import { type Route, route } from '../../../http/endpoint/route.ts';
import { gameIdSchema } from '../../schemas/games.ts';
import { noteRequestSchema, noteSchema } from '../../schemas/play/notes.ts';
import { readNote, writeNote } from '../../table/notes.ts';

const tag = 'games';
const url = '/v1/games/:id/note';
const params = gameIdSchema;
const problems = ['game-not-found', 'not-seated'] as const;

/** `/v1/games/{id}/note` */
export const noteRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url,
      id: 'getNote',
      tag,
      summary: 'Get your note about a game',
      description:
        'Returns the note you wrote about a game you play. No one else can read it, neither opponents nor ' +
        'spectators.',
      needs: 'games:read',
      problems,
      params,
      response: { 200: noteSchema },
    },
    ({ deps, playerId, params }) => readNote(deps, playerId, params.id),
  ),
  route(
    {
      method: 'PUT',
      url,
      id: 'updateNote',
      tag,
      summary: 'Write your note about a game',
      description: 'Replaces your previous note; an empty text deletes it.',
      needs: 'games:play',
      problems,
      params,
      body: noteRequestSchema,
      response: { 200: noteSchema },
    },
    ({ deps, playerId, params, body }) => writeNote(deps, playerId, params.id, body.text),
  ),
];
