import type { GameRow } from '../../../../db/games/games.ts';
import { findRequest } from '../../../../db/games/requests.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { requestLink } from '../../../links.ts';
import type { EmailTexts } from '../../../texts.ts';
import { inboundDomain } from '../address/reply-address.ts';
import type { Email } from '../delivery/email.ts';
import type { GameEmailContext } from './context.ts';
import type { EmailData } from './data.ts';
import type { Reader } from './reader.ts';

type Ways = Pick<Email, 'action' | 'otherAction' | 'choices' | 'picture'>;

/** The buttons of an email about a request, and how to answer it by email. Undefined: it is open no more. */
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
