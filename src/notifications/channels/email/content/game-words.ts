import type { GameRow } from '../../../../games/store/games.ts';
import type { EntryContent } from '../../../../games/store/log-entries.ts';
import type { MessageRow } from '../../../../games/store/messages.ts';
import { awaitingPlayer, playerAt, seatOf } from '../../../../helpers/seats.ts';
import type { GameWords } from '../../../../texts/email-words.ts';
import { type Language, nameIn, resignationsIn, textsIn } from '../../../../texts/index.ts';
import { matchWords } from '../../../match-words.ts';
import type { DeliveryRow } from '../../../store/deliveries.ts';
import { momentFor, sentencesAbout } from '../../../texts.ts';
import { parseData } from './data.ts';
import type { Reader as EmailReader } from './reader.ts';
import { tableWords } from './table-words.ts';
import { withoutLinks } from './without-links.ts';

type Reader = Pick<EmailReader, 'id' | 'locale' | 'timeZone'>;
type Delivery = Pick<DeliveryRow, 'type' | 'seq' | 'data'>;

/** The maximum number of sentences of news. */
const maxSentences = 12;

/** Returns everything that an email or a push notification can mention about the current state of a game. */
export function gameWords(
  language: Language,
  delivery: Delivery,
  game: GameRow,
  log: readonly EntryContent[],
  reader: Reader,
  messages: readonly Pick<MessageRow, 'displayName' | 'text'>[],
): GameWords {
  const { by, handle, match: after } = parseData(delivery.data);
  // The player who opened the table may be a stranger to the reader, so names lead nowhere.
  const plain = ['player.invited', 'table.opened'].includes(delivery.type) ? withoutLinks : String;
  const writers = new Set(messages.map(({ displayName }) => displayName));
  const news = newsFor(delivery, game, log, reader);
  return {
    game: plain(game.name),
    move: game.version,
    news: news
      .flatMap((entry) => sentencesAbout(language, entry, game, { isPictured: true }))
      .slice(-maxSentences),
    isToDecide: awaitingPlayer(game)?.playerId === reader.id,
    isPaused: game.pausedAt !== null,
    deadline: game.deadline === null ? undefined : momentFor(game.deadline, reader),
    by:
      delivery.type === 'game.started'
        ? otherFirstPlayer(game, log, reader)
        : by && nameIn(language, plain(by)),
    handle,
    messages: messages.map(({ displayName, text }) => `${displayName}: ${text}`),
    writer: writers.size === 1 ? messages[0]?.displayName : undefined,
    // Computed on access because few emails need it.
    get table() {
      return tableWords(language, game);
    },
    match: matchWords(language, game, after, reader.id),
    winners: winnersOf(game),
    resignations: resignationsIn(
      textsIn(language).result,
      game.seats,
      game.resigned,
      seatOf(game, reader.id)?.seat,
    ),
  };
}

/** The decision that the email is about, or else everything since the reader's last decision. */
function newsFor(
  { type, seq }: Delivery,
  game: GameRow,
  log: readonly EntryContent[],
  { id }: Reader,
): readonly EntryContent[] {
  if (type === 'decision.made' || type === 'turn.expired') return log.filter((entry) => entry.seq === seq);
  const readersSeat = seatOf(game, id)?.seat;
  const isDecision = ({ seat, decision }: EntryContent) => seat === readersSeat && decision.type !== 'undo';
  return log.slice(log.findLastIndex(isDecision) + 1);
}

/** The name of the player who moves first; undefined if that is the reader. */
function otherFirstPlayer(game: GameRow, log: readonly EntryContent[], { id }: Reader): string | undefined {
  const first = playerAt(game, log[0]?.seat ?? game.awaitingSeat);
  return first?.playerId === id ? undefined : first?.displayName;
}

function winnersOf({ seats, scores, places }: GameRow): GameWords['winners'] {
  const first = seats.filter(({ seat }) => places[seat] === 1);
  return { names: first.map(({ displayName }) => displayName), points: scores[first[0]?.seat ?? 0] ?? 0 };
}
