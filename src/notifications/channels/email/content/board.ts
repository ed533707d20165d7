import type { GameRow } from '../../../../db/games/games.ts';
import { awaitingPlayer } from '../../../../helpers/seats.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { emailTextsFor } from '../../../texts.ts';
import { inboundDomain } from '../address/reply-address.ts';
import type { Email } from '../delivery/email.ts';
import type { GameEmailContext } from './context.ts';
import type { Reader } from './reader.ts';

/** The picture of the board; with numbered options and how to answer for a reader who is to decide and can do so by email. */
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
