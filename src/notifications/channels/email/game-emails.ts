import type { DeliveryRow } from '../../../db/deliveries.ts';
import { findGame, type GameRow } from '../../../db/games.ts';
import { type LogEntry, listEntries } from '../../../db/log-entries.ts';
import { type Receiver, receiversOf } from '../../../db/receivers.ts';
import type { Deps } from '../../../deps.ts';
import type { GameEvent } from '../../../engine/index.ts';
import type { GameWords, LetterWords, Phrases } from '../../../texts/email-texts.ts';
import { wordsIn } from '../../../texts/index.ts';
import { decisionLink, gamePage, invitationLink, unsubscribeLink } from '../../links.ts';
import { effective } from '../../preferences/schema.ts';
import { momentFor, newsIn, phrasesFor } from '../../texts/sentences.ts';
import type { MailMeans } from './attempt.ts';
import type { Letter, LetterTable } from './layout.ts';
import { mailHost } from './mailer.ts';

/** More sentences than that are no news but a log. */
const mostSentences = 12;
const longestLog = 5000;

/** A letter about a game as it stands now; undefined: there is nobody to write to. */
export async function gameLetter(
  deps: Deps,
  means: MailMeans,
  delivery: DeliveryRow,
): Promise<Letter | undefined> {
  const row = delivery.gameId === null ? undefined : await findGame(deps.db.pool, delivery.gameId);
  if (row === undefined) return undefined;
  const reader = await readerOf(deps, delivery, row);
  if (reader === undefined) return undefined;
  const phrases = phrasesFor(reader.locale);
  const log = row.version === 0 ? [] : await listEntries(deps.db.pool, row.id, 0, longestLog);
  const words = wordsFor(phrases, delivery, row, log, reader);
  const said = lettersOf[delivery.type]?.(phrases, words, delivery, log);
  if (said === undefined) return undefined;
  const picture =
    delivery.type === 'player.invited' ? undefined : await means.picture(row, reader.id, reader);
  return {
    to: reader.address,
    language: phrases.language,
    hello: phrases.small.hello(reader.displayName),
    ...said,
    action:
      said.action === undefined
        ? undefined
        : { text: said.action, link: linkFor(deps, delivery, row, reader) },
    picture,
    table:
      row.startedAt === null ? undefined : scoreTable(phrases, row, log, delivery.type === 'game.finished'),
    footer: reader.id === undefined ? undefined : phrases.small.why,
    unsubscribe:
      reader.id === undefined
        ? undefined
        : { text: phrases.small.unsubscribe, link: unsubscribeLink(deps, reader.id) },
    messageId: messageId(deps, delivery),
    root: `<game-${row.id}@${mailHost(deps)}>`,
  };
}

function messageId(deps: Deps, { id, type, gameId }: DeliveryRow): string {
  return `<${type === 'game.started' ? `game-${gameId}` : id}@${mailHost(deps)}>`;
}

/** Whom a letter is for: a player with a verified address, or a guest who has only an address. */
interface Reader extends Pick<Receiver, 'displayName' | 'locale' | 'timeZone'> {
  readonly id: string | undefined;
  readonly address: string;
}

async function readerOf(
  deps: Deps,
  { playerId, address }: DeliveryRow,
  row: GameRow,
): Promise<Reader | undefined> {
  if (playerId === null) return address === null ? undefined : guest(address);
  const [receiver] = await receiversOf(deps.db.pool, row.id, [playerId]);
  if (!receiver?.email || !receiver.isVerified) return undefined;
  // Whoever said so after the letter was asked for gets none either.
  const { email } = effective(receiver.preferences, receiver.gamePreferences);
  return email === 'none' ? undefined : { ...receiver, address: receiver.email };
}

const guest = (address: string): Reader => ({
  id: undefined,
  address,
  displayName: address.split('@')[0] ?? address,
  locale: 'en',
  timeZone: 'UTC',
});

type Teller = (
  phrases: Phrases,
  words: GameWords,
  delivery: DeliveryRow,
  log: readonly LogEntry[],
) => LetterWords;

const lettersOf: Readonly<Record<string, Teller>> = {
  'turn.started': (phrases, words) => phrases.yourTurn(words),
  'turn.reminder': (phrases, words, { data }) =>
    isNudge(data) ? phrases.nudge(words) : phrases.reminder(words),
  'turn.expired': (phrases, words, { seq }, log) =>
    phrases.expired({ ...words, hasLeft: isLeave(log.find((entry) => entry.seq === seq)) }),
  'game.started': (phrases, words) => phrases.started(words),
  'decision.made': (phrases, words) => phrases.moved(words),
  'game.finished': (phrases, words) => phrases.finished(words),
  'player.invited': (phrases, words) => phrases.invited(words),
  'message.posted': (phrases, words) => phrases.message(words),
};

const isNudge = (data: unknown) => (data as { notice?: string } | null)?.notice === 'nudge';
const isLeave = (entry: LogEntry | undefined) =>
  (entry?.decision as { type?: string } | undefined)?.type === 'leave';

function wordsFor(
  phrases: Phrases,
  { data, type, seq }: DeliveryRow,
  row: GameRow,
  log: readonly LogEntry[],
  reader: Reader,
): GameWords {
  const { by, text } = (data ?? {}) as { by?: string; text?: string };
  const own = row.seats.find(({ playerId }) => playerId === reader.id)?.seat;
  const first = row.seats.find(({ seat }) => seat === (log[0]?.seat ?? row.awaitingSeat));
  const doer = row.seats.find(({ playerId }) => playerId === by)?.displayName;
  return {
    game: row.name,
    move: row.version,
    news:
      type === 'decision.made'
        ? newsOf(
            phrases,
            log.filter((entry) => entry.seq === seq),
            row,
          )
        : newsSince(phrases, log, row, own),
    deadline: row.deadline === null ? undefined : momentFor(row.deadline, reader),
    by: type === 'game.started' ? (first?.seat === own ? undefined : first?.displayName) : doer,
    text,
    standing: standingOf(row, log),
  };
}

/** What the others did since the reader's last decision. */
function newsSince(
  phrases: Phrases,
  log: readonly LogEntry[],
  row: GameRow,
  own: number | undefined,
): string[] {
  const last = log.findLastIndex(({ seat }) => seat === own);
  return newsOf(phrases, log.slice(last + 1), row);
}

function newsOf(phrases: Phrases, log: readonly LogEntry[], row: GameRow): string[] {
  const sentences = log.flatMap((entry) => newsIn(phrases.language, entry, row.seats));
  return sentences.slice(-mostSentences);
}

function standingOf({ seats, scores }: GameRow, log: readonly LogEntry[]): GameWords['standing'] {
  const over = log.flatMap(({ events }) => events as GameEvent[]).find((event) => event.type === 'game-over');
  const places = over?.type === 'game-over' ? over.places : [];
  const rows = seats.map(({ seat, displayName }) => ({
    name: displayName,
    points: scores[seat] ?? 0,
    place: places[seat] ?? 0,
  }));
  return rows.sort((a, b) => a.place - b.place);
}

/** The points of each seat; at the end with what they were for. */
function scoreTable(
  phrases: Phrases,
  row: GameRow,
  log: readonly LogEntry[],
  isExplained: boolean,
): LetterTable {
  const { scores, total } = phrases.small;
  if (!isExplained) {
    return {
      heads: [scores],
      rows: row.seats.map(({ seat, displayName }) => [displayName, row.scores[seat] ?? 0]),
    };
  }
  const scored = log.flatMap(({ events }) =>
    (events as GameEvent[]).filter((event) => event.type === 'scored'),
  );
  const { pointsFor } = wordsIn(phrases.language);
  const heads = [...new Set(scored.map(({ kind }) => pointsFor(kind)))].sort();
  const sum = (seat: number, head: string) =>
    scored
      .filter((event) => event.seat === seat && pointsFor(event.kind) === head)
      .reduce((points, event) => points + event.points, 0);
  return {
    heads: [...heads, total],
    rows: row.seats.map(({ seat, displayName }) => [
      displayName,
      ...heads.map((head) => sum(seat, head)),
      row.scores[seat] ?? 0,
    ]),
  };
}

function linkFor(deps: Deps, { type }: DeliveryRow, row: GameRow, reader: Reader): string {
  if (type === 'player.invited') return invitationLink(deps, row.id, row.inviteCode);
  const isAsked = type === 'turn.started' || type === 'turn.reminder';
  return isAsked && reader.id !== undefined
    ? decisionLink(deps, row.id, row.version, reader.id)
    : gamePage(deps, row.id);
}
