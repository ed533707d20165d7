import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readLocale } from '../../accounts/profile/read-and-update.ts';
import type { Deps } from '../../deps.ts';
import { decideByLink, type LinkedDecision, linkedDecision } from '../../games/play/decide-by-link.ts';
import type { OptionChoice } from '../../games/play/options/handles.ts';
import { listOptions } from '../../games/play/options/list.ts';
import { sceneOf } from '../../games/views/scene.ts';
import { escapeHtml } from '../../html.ts';
import { WIDTHS } from '../../render/index.ts';
import { nameAt } from '../../seats.ts';
import { choiceText, entryText, type InLanguage, type LinkTexts, linkTextsFor } from '../../texts/index.ts';
import { drawScene } from '../pictures/draw-scene.ts';
import { form, type Html, link, sendPage } from './layout.ts';
import { hidden, type LinkRequest } from './link-request.ts';

/** `/decide/…`: the options of one player at one version of a game, and taking one of them. */
export function decisionPages(app: FastifyInstance, deps: Deps): void {
  const wordsFor = async ({ playerId }: LinkedDecision) => linkTextsFor(await readLocale(deps, playerId));

  app.get('/decide/*', hidden, async (request: LinkRequest, reply) => {
    const linked = await linkedDecision(deps, request.params['*']);
    return sendOptions(deps, reply, linked, await wordsFor(linked));
  });

  app.post('/decide/*', hidden, async (request: LinkRequest, reply) => {
    const token = request.params['*'];
    const linked = await linkedDecision(deps, token);
    const words = await wordsFor(linked);
    const handle = z.object({ option: z.string().max(64) }).safeParse(request.body).data?.option;
    if (handle === undefined) return sendOptions(deps, reply, linked, words);
    const { result } = await decideByLink(deps, token, handle);
    const nameOf = (seat: number) => nameAt(linked.row, seat);
    return sendPage(reply, words.language, words.done, [
      entryText(words.language, result.entry, nameOf),
      gameLink(deps, linked, words),
    ]);
  });
}

const gameLink = ({ config }: Deps, { row }: LinkedDecision, words: InLanguage<LinkTexts>) =>
  link(`${config.publicUrl}/games/${row.id}`, words.seeGame);

async function sendOptions(
  deps: Deps,
  reply: FastifyReply,
  linked: LinkedDecision,
  words: InLanguage<LinkTexts>,
): Promise<FastifyReply> {
  const { row, playerId, isOpen } = linked;
  if (!isOpen)
    return sendPage(reply, words.language, row.name, [words.movedOn, gameLink(deps, linked, words)]);
  const { options } = await listOptions(deps, playerId, row);
  const inputs = options.flatMap((option) => inputsOf(option, words));
  return sendPage(reply, words.language, row.name, [
    words.yourTurn,
    await boardOf(deps, linked, words),
    form(`<fieldset>${inputs.join('')}</fieldset>`, words.confirm),
    gameLink(deps, linked, words),
  ]);
}

type Option = OptionChoice & { readonly deployments?: readonly OptionChoice[] };

function inputsOf({ deployments = [], ...alone }: Option, { language }: InLanguage<LinkTexts>): string[] {
  return [alone, ...deployments].map(({ decision, handle, gains }) => {
    const gained = gains.some((each) => each !== 0) ? ` (${gains.map((each) => `+${each}`).join(' ')})` : '';
    const name = `${alone.label}: ${choiceText(language, decision)}${gained}`;
    return `<label><input type="radio" name="option" value="${escapeHtml(handle)}" required> ${escapeHtml(name)}</label>`;
  });
}

async function boardOf(
  deps: Deps,
  { row, playerId }: LinkedDecision,
  { language }: InLanguage<LinkTexts>,
): Promise<Html> {
  const scene = await sceneOf(deps, playerId, row, { isLegalShown: true });
  const { svg, alt } = drawScene(scene, { last: '1', size: WIDTHS.usual, theme: 'light', language });
  const data = Buffer.from(svg).toString('base64');
  return { html: `<img src="data:image/svg+xml;base64,${data}" alt="${escapeHtml(alt)}">` };
}
