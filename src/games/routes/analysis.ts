import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatDecision } from '../../engine/index.ts';
import { languageOf } from '../../http/accept.ts';
import { type Route, route } from '../../http/endpoint/route.ts';
import { etagOf, sendUnlessUnchanged } from '../../http/etag.ts';
import { charge } from '../../http/plugins/limits.ts';
import { noBody, notModified } from '../../http/schemas/forms.ts';
import { networkOf } from '../../limits/index.ts';
import { adviceFor, type Language } from '../../texts/index.ts';
import { visibleGame } from '../access.ts';
import { skillShareOf } from '../analysis/accounts.ts';
import type { Analysis } from '../analysis/analysis.ts';
import { playerWaiting, queueAnalysis, readAnalysis } from '../analysis/read-analysis.ts';
import { analysisSchema } from '../schemas/analysis.ts';
import { gameIdSchema } from '../schemas/games.ts';

/** Rate-limit points for a request that starts an analysis. */
const analysisCost = 20;
/** Suggested delay before the next poll, in seconds. */
const retryAfter = 3;
/** Number of the response format, increased with each change. */
const form = 2;

/** `/v1/games/{id}/analysis` */
export const analysisRoutes: readonly Route[] = [
  route(
    {
      method: 'GET',
      url: '/v1/games/:id/analysis',
      id: 'getAnalysis',
      tag: 'analysis',
      summary: 'Get the analysis of a finished game',
      description:
        'Returns a robot’s judgement of each decision and draw, and how much of the result was skill and luck. ' +
        `The first request starts the analysis, costs ${analysisCost} rate-limit points and gets 202; the ` +
        'analysis takes a few seconds. Once computed, it never changes. Running games are never analysed.',
      needs: 'watch',
      problems: ['game-not-found', 'game-not-finished', 'unavailable'],
      params: gameIdSchema,
      response: {
        200: analysisSchema,
        202: noBody('The analysis is being computed; ask again after `Retry-After`'),
        304: notModified,
      },
    },
    async ({ deps, viewer, params, request, reply }) => {
      const row = await visibleGame(deps, viewer, params.id);
      const { analysis, isRequested } = await readAnalysis(deps, row);
      if (analysis !== undefined) return sendAnalysis(request, reply, analysis);
      if (!isRequested) {
        await charge(deps, request, reply, analysisCost);
        await queueAnalysis(deps, row, requesterOf(request));
      }
      return reply.code(202).header('retry-after', retryAfter).send();
    },
  ),
];

/** Returns the key of a request's waiting requester: a player, the account of an application, or an address. */
function requesterOf({ caller, ip }: FastifyRequest): string {
  return caller === undefined ? `address ${networkOf(ip)}` : playerWaiting(caller);
}

function sendAnalysis(request: FastifyRequest, reply: FastifyReply, analysis: Analysis) {
  const language = languageOf(request);
  const tag = etagOf(`${form}-${analysis.robot.version}-${analysis.robot.seed}-${language}`);
  const vary = 'Authorization, On-Behalf-Of, Accept-Language';
  return sendUnlessUnchanged(request, reply, tag, () => inWords(analysis, language), vary);
}

/** Adds the better decisions in words, and a summary. */
function inWords(analysis: Analysis, language: Language) {
  const tiles = new Map(analysis.draws.map(({ seq, tile }) => [seq, tile]));
  const decisions = analysis.decisions.map((each) => ({
    ...each,
    betterText: each.better === null ? null : adviceFor(language, each.better, tiles.get(each.seq)),
    betterNotation: each.better === null ? null : formatDecision(each.better),
  }));
  return { ...analysis, decisions, skillShare: skillShareOf(analysis.seats) };
}
