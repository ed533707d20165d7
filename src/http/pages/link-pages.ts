import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { resetPassword } from '../../accounts/passwords/reset.ts';
import { verifyAddress } from '../../accounts/profile/email-verification.ts';
import { readLocale } from '../../accounts/profile/read-and-update.ts';
import type { Deps } from '../../deps.ts';
import { decideByLink, type LinkedDecision, linkedDecision } from '../../games/play/decide-by-link.ts';
import type { NumberedPlay } from '../../games/play/options/handles.ts';
import { listOptions } from '../../games/play/options/list.ts';
import { nameAt } from '../../games/players.ts';
import { sceneOf } from '../../games/views/scene.ts';
import { escaped, unsubscribe, unsubscriberOf } from '../../notifications/index.ts';
import { Problem, problem } from '../../problems.ts';
import { WIDTHS } from '../../render/index.ts';
import { choiceFor, type Happening, tell } from '../../texts/index.ts';
import { type LinkWords, wordsOf } from '../../texts/links.ts';
import { drawScene } from '../pictures/draw-scene.ts';
import { passwordSchema } from '../schemas/accounts.ts';
import { form, type Html, link, sendPage } from './layout.ts';

/** The token is a wildcard, as parameters may not be so long. */
type Linked = FastifyRequest<{ Params: { '*': string } }>;

const quiet = { schema: { hide: true } } as const;
const longestForm = 4096;

/**
 * Pages behind the links in mails. Opening one changes nothing (programs that scan mails open every link); sending
 * its form does.
 */
export function linkRoutes(instance: FastifyInstance, deps: Deps): void {
  instance.register(async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    app.setErrorHandler((error, request, reply) => {
      if (!(error instanceof Problem)) throw error;
      const words = wordsOf(request.headers['accept-language']);
      reply.code(error.status);
      return sendPage(reply, words.language, words.notValid, [error.message]);
    });
    decisionPages(app, deps);
    accountPages(app, deps);
  });
}

function decisionPages(app: FastifyInstance, deps: Deps): void {
  const wordsFor = async ({ playerId }: LinkedDecision) => wordsOf(await readLocale(deps, playerId));

  app.get('/decide/*', quiet, async (request: Linked, reply) => {
    const linked = await linkedDecision(deps, request.params['*']);
    return sendDecision(deps, reply, linked, await wordsFor(linked));
  });

  app.post('/decide/*', quiet, async (request: Linked, reply) => {
    const token = request.params['*'];
    const linked = await linkedDecision(deps, token);
    const words = await wordsFor(linked);
    const handle = z.object({ option: z.string().max(64) }).safeParse(request.body).data?.option;
    if (handle === undefined) return sendDecision(deps, reply, linked, words);
    const { result } = await decideByLink(deps, token, handle);
    const nameOf = (seat: number) => nameAt(linked.row, seat);
    return sendPage(reply, words.language, words.done, [
      tell(words.language, result.entry as Happening, nameOf),
      gameLink(deps, linked, words),
    ]);
  });
}

const gameLink = ({ config }: Deps, { row }: LinkedDecision, words: LinkWords) =>
  link(`${config.publicUrl}/games/${row.id}`, words.seeGame);

async function sendDecision(
  deps: Deps,
  reply: FastifyReply,
  linked: LinkedDecision,
  words: LinkWords,
): Promise<FastifyReply> {
  const { row, playerId, isOpen } = linked;
  if (!isOpen)
    return sendPage(reply, words.language, row.name, [words.movedOn, gameLink(deps, linked, words)]);
  const { options } = await listOptions(deps, playerId, row);
  const choices = options.flatMap((option) => choicesOf(option, words));
  return sendPage(reply, words.language, row.name, [
    words.yourTurn,
    await boardOf(deps, linked, words),
    form(`<fieldset>${choices.join('')}</fieldset>`, words.confirm),
    gameLink(deps, linked, words),
  ]);
}

type Choice = NumberedPlay & { readonly deployments?: readonly NumberedPlay[] };

function choicesOf({ deployments = [], ...alone }: Choice, { language }: LinkWords): string[] {
  return [alone, ...deployments].map(({ decision, handle, gains }) => {
    const { text, deployed } = choiceFor(language, decision);
    const gained = gains.some((each) => each !== 0) ? ` (${gains.map((each) => `+${each}`).join(' ')})` : '';
    const name = `${alone.label}: ${text}${deployed === undefined ? '' : `, ${deployed}`}${gained}`;
    return `<label><input type="radio" name="option" value="${escaped(handle)}" required> ${escaped(name)}</label>`;
  });
}

async function boardOf(
  deps: Deps,
  { row, playerId }: LinkedDecision,
  { language }: LinkWords,
): Promise<Html> {
  const scene = await sceneOf(deps, playerId, row, { isLegalShown: true });
  const { svg, alt } = drawScene(scene, { last: '1', size: WIDTHS.usual, theme: 'light', language });
  const data = Buffer.from(svg).toString('base64');
  return { html: `<img src="data:image/svg+xml;base64,${data}" alt="${escaped(alt)}">` };
}

function accountPages(app: FastifyInstance, deps: Deps): void {
  const wordsFor = (request: FastifyRequest) => wordsOf(request.headers['accept-language']);

  app.get('/verify/*', quiet, async (request: Linked, reply) => {
    const words = wordsFor(request);
    return sendPage(reply, words.language, words.verify, [form('', words.confirm)]);
  });
  app.post('/verify/*', quiet, async (request: Linked, reply) => {
    await verifyAddress(deps, request.params['*']);
    const words = wordsFor(request);
    return sendPage(reply, words.language, words.verified, [link(`${deps.config.publicUrl}/`, words.play)]);
  });

  app.get('/reset/*', quiet, async (request: Linked, reply) => {
    const words = wordsFor(request);
    const field =
      `<label>${escaped(words.password)}<input type="password" name="password" minlength="8" maxlength="200" ` +
      'autocomplete="new-password" required></label>';
    return sendPage(reply, words.language, words.reset, [form(field, words.confirm)]);
  });
  app.post('/reset/*', quiet, async (request: Linked, reply) => {
    const sent = z.object({ password: passwordSchema }).safeParse(request.body);
    if (!sent.success) throw problem('validation', { detail: 'A password has 8 to 200 characters.' });
    await resetPassword(deps, request.params['*'], sent.data.password);
    const words = wordsFor(request);
    return sendPage(reply, words.language, words.resetDone, [link(`${deps.config.publicUrl}/`, words.play)]);
  });

  app.get('/unsubscribe/*', quiet, async (request: Linked, reply) => {
    unsubscriberOf(deps, request.params['*']);
    const words = wordsFor(request);
    return sendPage(reply, words.language, words.unsubscribe, [form('', words.confirm)]);
  });
  // Mail programs send `List-Unsubscribe=One-Click` here (RFC 8058); people send the form above.
  app.post('/unsubscribe/*', quiet, async (request: Linked, reply) => {
    await unsubscribe(deps, request.params['*']);
    const words = wordsFor(request);
    return sendPage(reply, words.language, words.unsubscribed, []);
  });
}
