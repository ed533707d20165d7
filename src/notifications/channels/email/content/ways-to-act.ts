import type { GameRow } from '../../../../games/store/games.ts';
import { findRequest } from '../../../../games/store/requests.ts';
import { awaitingPlayer } from '../../../../helpers/seats.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { decisionLinks, requestLink } from '../../../links.ts';
import { type EmailTexts, emailTextsFor } from '../../../texts.ts';
import { inboundDomain } from '../address/reply-address.ts';
import type { Email } from '../delivery/email.ts';
import type { GameEmailContext } from './context.ts';
import type { EmailData } from './data.ts';
import type { Reader } from './reader.ts';

/** Returns the picture of the board. If the reader can decide by email, adds the numbered options and how to answer. */
export async function boardFor(
  deps: Deps,
  { picture, choices }: GameEmailContext,
  game: GameRow,
  reader: Pick<Reader, 'id' | 'locale' | 'timeZone'>,
): Promise<Pick<Email, 'picture' | 'choices' | 'orAnswer'>> {
  const { id } = reader;
  const isToDecide = awaitingPlayer(game)?.playerId === id;
  if (id === undefined || !isToDecide || inboundDomain(deps) === undefined) {
    return { picture: await picture(game, reader, false) };
  }
  const { howToAnswer, orAnswer } = emailTextsFor(reader.locale).frame;
  return {
    picture: await picture(game, reader, true),
    choices: [...(await choices(game, id)), howToAnswer],
    orAnswer,
  };
}

/** Returns the button that opens the board at the decision, and the link to the list for browsers without scripts. */
export async function waysToDecide(
  deps: Deps,
  { id, version }: Pick<GameRow, 'id' | 'version'>,
  player: string,
  text: string,
  { withoutScripts }: EmailTexts['frame'],
): Promise<Pick<Email, 'action' | 'withoutScripts'>> {
  const { page, list } = await decisionLinks(deps, id, version, player);
  return { action: { text, link: page }, withoutScripts: { text: withoutScripts, link: list } };
}

type Ways = Pick<Email, 'action' | 'otherAction' | 'choices' | 'picture'>;

/** Returns the buttons of an email about a request, and how to answer it by email; undefined if it is no longer open. */
export async function waysToAnswer(
  deps: Deps,
  { picture }: GameEmailContext,
  { requests }: EmailTexts,
  { request: id = '' }: EmailData,
  game: GameRow,
  reader: Reader & { readonly id: string },
): Promise<Ways | undefined> {
  const request = await findRequest(deps.db.prisma, game.id, id);
  if (request?.state !== 'open') return undefined;
  const link = await requestLink(deps, request, reader.id);
  return {
    action: { text: requests.agree, link },
    otherAction: { text: requests.decline, link },
    ...(inboundDomain(deps) !== undefined && { choices: [requests.howToAnswer] }),
    picture: await picture(game, reader, false),
  };
}
