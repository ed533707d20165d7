import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readLocale } from '../../accounts/profile/read-and-update.ts';
import { answerByLink, type LinkedRequest, linkedRequest } from '../../games/requests/answer-by-link.ts';
import { peopleOfRequest } from '../../games/requests/people.ts';
import type { Deps } from '../../platform/deps.ts';
import { emailTextsFor, linkTextsFor } from '../../texts/index.ts';
import { choice, link, sendPage } from './layout.ts';
import { hidden, type LinkRequest } from './link-request.ts';

const answerSchema = z.object({ answer: z.enum(['agree', 'decline']) });

/** `/answer/…`: shows another player's request, and answers it. */
export function requestPages(app: FastifyInstance, deps: Deps): void {
  app.get('/answer/*', hidden, async (request: LinkRequest, reply) =>
    sendRequest(deps, reply, await linkedRequest(deps, request.params['*'])),
  );

  app.post('/answer/*', hidden, async (request: LinkRequest, reply) => {
    const token = request.params['*'];
    const linked = await linkedRequest(deps, token);
    const answer = answerSchema.safeParse(request.body).data?.answer;
    if (answer !== undefined && linked.request.state === 'open')
      await answerByLink(deps, token, answer === 'agree');
    return sendRequest(deps, reply, await linkedRequest(deps, token), answer);
  });
}

/** Sends the request with two buttons, or its state after an answer. */
async function sendRequest(
  deps: Deps,
  reply: FastifyReply,
  { row, request, playerId }: LinkedRequest,
  answer?: 'agree' | 'decline',
): Promise<FastifyReply> {
  const locale = await readLocale(deps, playerId);
  const { requests, language } = emailTextsFor(locale);
  const people = peopleOfRequest(row, request.bySeat, request.seat);
  const { what, sentence, question } = requests.kinds[request.kind];
  const { state } = request;
  const title = state === 'open' && answer === undefined ? question(row.name, people) : row.name;
  const isStaying = answer !== undefined && state === 'open';
  const stand = state === 'open' ? sentence(people) : requests.closed[state](what(people));
  const buttons = choice('answer', [
    { value: 'agree', text: requests.agree },
    { value: 'decline', text: requests.decline },
  ]);
  return sendPage(reply, language, title, [
    stand,
    ...(isStaying ? [requests.agreed] : []),
    ...(state === 'open' && answer === undefined ? [buttons] : []),
    link(`${deps.config.publicUrl}/games/${row.id}`, linkTextsFor(locale).seeGame),
  ]);
}
