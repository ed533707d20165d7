import { z } from 'zod';
import { requireClub } from '../../clubs/roles.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { byId, pageOf, pageQuery, readPage } from '../../http/list-pages.ts';
import { callerOf } from '../../http/plugins/auth.ts';
import { createCompetition } from '../create.ts';
import {
  competitionSchema,
  competitionsQuery,
  newCompetitionSchema,
  competitionParams as params,
} from '../schemas/competitions.ts';
import { settingsOf } from '../settings.ts';
import { cancelCompetition, startCompetition } from '../take-part.ts';
import { type CompetitionView, competitions, readCompetition, viewOf } from '../views.ts';

const tag = 'competitions';
const url = '/v1/competitions';

/** `/v1/competitions` */
export const competitionRoutes: readonly Route[] = [
  route(
    {
      method: 'POST',
      url,
      id: 'createCompetition',
      tag,
      summary: 'Create a competition',
      description:
        'Announces a tournament, a league or a ladder, which you can enter as well. It starts when it is full, at the ' +
        'time you set, or when you start it. From then on it runs automatically, round by round.',
      needs: 'games:play',
      refusesGuests: true,
      problems: [
        'account-required',
        'club-not-found',
        'silenced',
        'invalid-setup',
        'too-many-competitions',
        'too-many-open-games',
      ],
      body: newCompetitionSchema,
      response: { 201: competitionSchema },
    },
    async ({ deps, playerId, request, reply }) => {
      const { startsAt, ...body } = request.body;
      const start = startsAt === undefined ? undefined : new Date(startsAt);
      const competition = await createCompetition(deps, playerId, { ...body, startsAt: start });
      reply.header('location', `${url}/${competition.id}`);
      return competitionView(await viewOf(deps, playerId, competition));
    },
  ),
  route(
    {
      method: 'GET',
      url,
      id: 'listCompetitions',
      tag,
      summary: 'List competitions',
      description: 'Lists tournaments, leagues and ladders, newest first.',
      needs: 'watch',
      problems: ['club-not-found'],
      querystring: z.object({ ...competitionsQuery, ...pageQuery }),
      response: { 200: pageOf(competitionSchema) },
    },
    async ({ deps, viewer, query, request }) => {
      const { status, kind, mine, invited, club } = query;
      const clubId = club === undefined ? undefined : (await requireClub(deps, club)).id;
      const of = mine ? callerOf(request).playerId : undefined;
      const asked = invited ? callerOf(request).playerId : undefined;
      const byRow = { schema: byId.schema, of: ({ row }: CompetitionView) => row.id };
      const { items, nextCursor } = await readPage(byRow, query, (part) =>
        competitions(deps, viewer, { status, kind, of, invited: asked, clubId }, part),
      );
      return { items: items.map(competitionView), nextCursor };
    },
  ),
  route(
    {
      method: 'GET',
      url: `${url}/:id`,
      id: 'getCompetition',
      tag,
      summary: 'Get a competition',
      description: 'Returns the settings and the progress of a competition.',
      needs: 'watch',
      problems: ['competition-not-found'],
      params,
      response: { 200: competitionSchema },
    },
    async ({ deps, viewer, params }) => competitionView(await readCompetition(deps, viewer, params.id)),
  ),
  route(
    {
      method: 'POST',
      url: `${url}/:id/start`,
      id: 'startCompetition',
      tag,
      summary: 'Start a competition',
      description:
        'Starts a competition with its current entrants; only its organiser can do this. The first round starts at ' +
        'once. If it has many matches, they are created within minutes.',
      needs: 'games:play',
      cost: 20,
      problems: ['competition-not-found', 'not-organiser', 'competition-closed', 'too-few-entrants'],
      params,
      response: { 200: competitionSchema },
    },
    async ({ deps, playerId, params }) => {
      await startCompetition(deps, playerId, params.id);
      return competitionView(await readCompetition(deps, playerId, params.id));
    },
  ),
  route(
    {
      method: 'POST',
      url: `${url}/:id/cancel`,
      id: 'cancelCompetition',
      tag,
      summary: 'Cancel a competition',
      description:
        'Cancels a competition; only its organiser can do this. Matches in progress continue, and no new ones start.',
      needs: 'games:play',
      problems: ['competition-not-found', 'not-organiser', 'competition-closed'],
      params,
      response: { 200: competitionSchema },
    },
    async ({ deps, playerId, params }) => {
      await cancelCompetition(deps, playerId, params.id);
      return competitionView(await readCompetition(deps, playerId, params.id));
    },
  ),
];

/** Returns the API view of a competition. */
function competitionView({ row, creator, club, entrants, rounds, hasEntered }: CompetitionView) {
  const { id, kind, name, description, label, status, capacity, round } = row;
  const { match, rounds: _rounds, ...settings } = settingsOf(row);
  const at = (time: Date | null) => time?.toISOString() ?? null;
  return {
    ...{ id, kind, name, description, label: label ?? name, organiser: creator, status, entrants },
    club: club ?? null,
    ...{ hasEntered, capacity, round, rounds: rounds ?? null, ...settings },
    ...match,
    startsAt: at(row.startsAt),
    roundEndsAt: at(row.roundEndsAt),
    createdAt: row.createdAt.toISOString(),
    startedAt: at(row.startedAt),
    finishedAt: at(row.finishedAt),
  };
}
