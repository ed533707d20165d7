import { findGame, type GameRow } from '../../../../games/store/games.ts';
import type { EntryContent } from '../../../../games/store/log-entries.ts';
import { type MessageRow, readableMessages } from '../../../../games/store/messages.ts';
import { seatOf } from '../../../../helpers/seats.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { withNamesIn } from '../../../../texts/index.ts';
import { kinds, type NotificationType } from '../../../kinds/index.ts';
import type { Kind } from '../../../kinds/kind.ts';
import { gamePage, invitationLink, matchPage } from '../../../links.ts';
import type { DeliveryRow } from '../../../store/deliveries.ts';
import { type EmailTexts, emailTextsFor } from '../../../texts.ts';
import type { Email, EmailTable } from '../delivery/email.ts';
import { asksToDecide, threadFor } from '../delivery/thread.ts';
import type { GameEmailContext } from './context.ts';
import { parseData } from './data.ts';
import { playersFooter, strangersFooter } from './footers.ts';
import { gameWords } from './game-words.ts';
import { type Reader, readerOf } from './reader.ts';
import { finalScoreTable, scoreTable } from './score-table.ts';
import { boardFor, waysToAnswer, waysToDecide } from './ways-to-act.ts';

/** Returns an email about the current state of a game; undefined if the game or its reader no longer exists. */
export async function gameEmail(
  deps: Deps,
  context: GameEmailContext,
  delivery: DeliveryRow,
  type: NotificationType,
): Promise<Email | undefined> {
  const { prisma } = deps.db;
  const row = delivery.gameId === null ? undefined : await findGame(prisma, delivery.gameId);
  const reader = row && (await readerOf(deps, delivery, row));
  if (row === undefined || reader === undefined) return undefined;
  const texts = emailTextsFor(reader.locale);
  const game = withNamesIn(texts.language, row);
  const log = game.version === 0 ? [] : await context.log(game);
  const messages = await messagesFor(deps, delivery, game, reader);
  if (type === 'message.posted' && messages.length === 0) return undefined;
  if (type === 'table.opened' && game.status !== 'open') return undefined;
  const words = gameWords(texts.language, delivery, game, log, reader, messages);
  const link = analysisLink(deps, type, game);
  const { email, hasBoard }: Kind = kinds[type];
  const isStranger = reader.id === undefined;
  const [subject, ...lines] = isStranger
    ? texts.game.invitedStranger(words)
    : email.words(texts.game, words, parseData(delivery.data));
  const usualAction = email.action === undefined ? 'open' : email.action(words);
  const action = isStranger ? 'takeSeat' : usualAction;
  const ways = await waysFor(deps, context, delivery, type, game, reader, texts);
  if (ways === undefined) return undefined;
  return {
    to: reader.address,
    language: texts.language,
    hello: texts.frame.hello(reader.displayName),
    subject,
    lines,
    ...(link !== undefined && { items: [{ text: texts.frame.analysis, link }] }),
    ...(action !== undefined &&
      (await actionFor(deps, texts, texts.actions[action], type, delivery, game, reader))),
    ...(hasBoard && type !== 'request.opened' && (await boardFor(deps, context, game, reader))),
    ...ways,
    table: tableFor(texts, type, game, log),
    ...(reader.id === undefined
      ? strangersFooter(deps, texts, reader.address)
      : await playersFooter(deps, texts, reader.id)),
    ...(await threadFor(deps, delivery, game, reader)),
  };
}

/** The messages of an email that still exist, if its reader still sits at the table. */
async function messagesFor(
  { db }: Deps,
  { data }: DeliveryRow,
  game: GameRow,
  { id }: Reader,
): Promise<readonly MessageRow[]> {
  const ids = parseData(data).messages ?? [];
  if (ids.length === 0 || id === undefined || seatOf(game, id) === undefined) return [];
  return readableMessages(db.prisma, game.id, id, ids);
}

/** The link to the game's analysis; undefined unless the email is about its end with a result. */
function analysisLink(deps: Deps, type: NotificationType, game: GameRow): string | undefined {
  const isOver = type === 'game.finished' && game.status === 'finished';
  return isOver ? `${gamePage(deps, game.id)}/analysis` : undefined;
}

/** The ways to answer a request; empty for other types. Undefined if the request is no longer open. */
async function waysFor(
  deps: Deps,
  context: GameEmailContext,
  { data }: DeliveryRow,
  type: NotificationType,
  game: GameRow,
  { id, ...reader }: Reader,
  texts: EmailTexts,
): Promise<Partial<Email> | undefined> {
  if (type !== 'request.opened' || id === undefined) return {};
  return waysToAnswer(deps, context, texts, parseData(data), game, { ...reader, id });
}

async function actionFor(
  deps: Deps,
  { frame }: EmailTexts,
  text: string,
  type: NotificationType,
  { data }: Pick<DeliveryRow, 'data'>,
  game: GameRow,
  { id }: Reader,
): Promise<Pick<Email, 'action' | 'withoutScripts'>> {
  const { match } = parseData(data);
  if (match?.isOver) return { action: { text, link: matchPage(deps, match.match) } };
  if (type === 'player.invited')
    return { action: { text, link: invitationLink(deps, game.id, game.inviteCode) } };
  const isAboutTurn = kinds[type].isAboutTurn || asksToDecide(type, game, id);
  if (!isAboutTurn || id === undefined) return { action: { text, link: gamePage(deps, game.id) } };
  return waysToDecide(deps, game, id, text, frame);
}

function tableFor(
  texts: EmailTexts,
  type: NotificationType,
  game: GameRow,
  log: readonly EntryContent[],
): EmailTable | undefined {
  if (game.startedAt === null || !kinds[type].hasBoard) return undefined;
  const isFinal = type === 'game.finished' && game.status === 'finished';
  return isFinal ? finalScoreTable(texts, game, log) : scoreTable(texts, game);
}
