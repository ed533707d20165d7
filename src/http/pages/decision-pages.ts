import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readLocale } from '../../accounts/profile/read-and-update.ts';
import { decideByLink, type LinkedDecision, linkedDecision } from '../../games/play/decide-by-link.ts';
import { listOptions } from '../../games/play/options/list.ts';
import { picturePass } from '../../games/views/picture-link.ts';
import { type Scene, sceneOf } from '../../games/views/scene.ts';
import { escapeHtml } from '../../helpers/html.ts';
import { nameAt } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { type ThemeName, WIDTHS } from '../../render/index.ts';
import { entryText, type InLanguage, type LinkTexts, linkTextsFor } from '../../texts/index.ts';
import { describeScene } from '../pictures/draw-scene.ts';
import { listOf } from './decision-list.ts';
import { form, type Html, link, sendPage } from './layout.ts';
import { hidden, type LinkRequest } from './link-request.ts';

/** `/decide/…`: lists a player's options at one version of a game, and submits one. */
export function decisionPages(app: FastifyInstance, deps: Deps): void {
  const wordsFor = async ({ playerId }: LinkedDecision) => linkTextsFor(await readLocale(deps, playerId));

  app.get('/decide/*', hidden, async (request: LinkRequest, reply) => {
    const linked = await linkedDecision(deps, request.params['*']);
    const only = z.object({ option: z.string().max(20) }).safeParse(request.query).data?.option;
    return sendOptions(deps, reply, linked, await wordsFor(linked), request.params['*'], { only });
  });

  app.post('/decide/*', hidden, async (request: LinkRequest, reply) => {
    const token = request.params['*'];
    const linked = await linkedDecision(deps, token);
    const words = await wordsFor(linked);
    const handle = z.object({ option: z.string().max(64) }).safeParse(request.body).data?.option;
    if (handle === undefined) return sendOptions(deps, reply, linked, words, token, { isIncomplete: true });
    const { result } = await decideByLink(deps, token, handle);
    const nameOf = (seat: number) => nameAt(linked.row, seat);
    return sendPage(reply, words.language, words.done, [
      result === undefined ? words.held : entryText(words.language, result.entry, nameOf),
      gameLink(deps, linked, words),
    ]);
  });
}

/** The link to the page with the board, which the same token opens. */
const boardLink = ({ config }: Deps, { row }: LinkedDecision, words: InLanguage<LinkTexts>, token: string) =>
  link(`${config.publicUrl}/games/${row.id}#decide=${token}`, words.onBoard);

const gameLink = ({ config }: Deps, { row }: LinkedDecision, words: InLanguage<LinkTexts>) =>
  link(`${config.publicUrl}/games/${row.id}`, words.seeGame);

interface Shown {
  /** The label of the single option to list, with all its deployments. */
  readonly only?: string | undefined;
  /** True if a form was sent without a choice. */
  readonly isIncomplete?: boolean;
}

async function sendOptions(
  deps: Deps,
  reply: FastifyReply,
  linked: LinkedDecision,
  words: InLanguage<LinkTexts>,
  token: string,
  { only, isIncomplete = false }: Shown,
): Promise<FastifyReply> {
  const { row, playerId, isOpen } = linked;
  if (!isOpen)
    return sendPage(reply, words.language, row.name, [words.movedOn, gameLink(deps, linked, words)]);
  const { options, seat } = await listOptions(deps, playerId, row, only);
  const scene = await sceneOf(deps, playerId, row, { isLegalShown: false });
  const { view } = scene;
  const nameOf = (at: number) => nameAt(row, at);
  const list = listOf({ words, drawn: view.drawn ?? view.hand?.[0] ?? '', seat: seat ?? 0, nameOf }, options);
  return sendPage(reply, words.language, row.name, [
    ...(isIncomplete ? [{ html: `<p class="error" role="alert">${escapeHtml(words.chooseFirst)}</p>` }] : []),
    words.yourTurn,
    await boardOf(deps, linked, scene, words),
    form(list, words.confirm),
    ...(only === undefined ? [] : [link('?', words.everyPlace)]),
    boardLink(deps, linked, words, token),
  ]);
}

/** Returns the board as the player sees it, with numbered legal places, in the device's colour scheme. */
async function boardOf(
  deps: Deps,
  { row, playerId }: LinkedDecision,
  scene: Scene,
  { language }: InLanguage<LinkTexts>,
): Promise<Html> {
  const pass = await picturePass(deps, row, row.version, playerId);
  const address = (theme: ThemeName) => {
    const query = new URLSearchParams({ legal: '1', size: `${WIDTHS.usual}`, theme, language, pass });
    return escapeHtml(`/v1/games/${row.id}/moves/${row.version}/board.svg?${query}`);
  };
  const alt = escapeHtml(describeScene(scene, language));
  return {
    html:
      `<picture><source media="(prefers-color-scheme: dark)" srcset="${address('dark')}">` +
      `<img src="${address('light')}" alt="${alt}"></picture>`,
  };
}
