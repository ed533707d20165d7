import { readerForAccount } from '../../../db/accounts.ts';
import type { DeliveryRow } from '../../../db/deliveries.ts';
import { gamesAwaiting } from '../../../db/games.ts';
import type { Deps } from '../../../deps.ts';
import type { LetterWords, Phrases } from '../../../texts/email-texts.ts';
import { decisionLink, resetLink, unsubscribeLink, verifyLink } from '../../links.ts';
import { momentFor, phrasesFor } from '../../texts/sentences.ts';
import type { Letter } from './layout.ts';
import { mailHost } from './mailer.ts';

type Reader = NonNullable<Awaited<ReturnType<typeof readerForAccount>>>;

/** A letter about a player's account, or about all of the player's games; undefined: it has become needless. */
export async function accountLetter(deps: Deps, delivery: DeliveryRow): Promise<Letter | undefined> {
  const reader =
    delivery.playerId === null ? undefined : await readerForAccount(deps.db.pool, delivery.playerId);
  if (reader === undefined) return undefined;
  const phrases = phrasesFor(reader.locale);
  const part = await partOf(deps, delivery, reader, phrases);
  if (part === undefined) return undefined;
  const { words, link, ...more } = part;
  return {
    to: reader.email,
    language: phrases.language,
    hello: phrases.small.hello(reader.displayName),
    subject: words.subject,
    lines: words.lines,
    action: words.action === undefined || link === undefined ? undefined : { text: words.action, link },
    messageId: `<${delivery.id}@${mailHost(deps)}>`,
    ...more,
  };
}

type Part = { words: LetterWords; link?: string } & Pick<Letter, 'items' | 'unsubscribe' | 'footer'>;

async function partOf(
  deps: Deps,
  { type, data }: DeliveryRow,
  reader: Reader,
  phrases: Phrases,
): Promise<Part | undefined> {
  switch (type) {
    case 'account.verify':
      return reader.isVerified
        ? undefined
        : { words: phrases.verify(reader.displayName), link: verifyLink(deps, reader.id, reader.email) };
    case 'account.reset':
      return {
        words: phrases.reset(reader.displayName),
        link: resetLink(deps, reader.id, reader.passwordHash),
      };
    case 'webhook.disabled': {
      const { url, because } = data as { url: string; because: string };
      return { words: phrases.endpointDisabled(url, because === 'gone') };
    }
    case 'digest':
      return reader.isVerified ? digest(deps, reader, phrases) : undefined;
    default:
      return undefined;
  }
}

const mostGames = 50;

async function digest(deps: Deps, reader: Reader, phrases: Phrases): Promise<Part | undefined> {
  const games = await gamesAwaiting(deps.db.pool, reader.id, { limit: mostGames });
  if (games.length === 0) return undefined;
  const items = games.map(({ id, name, version, deadline }) => ({
    text: deadline === null ? name : `${name} (${phrases.small.until} ${momentFor(deadline, reader)})`,
    link: decisionLink(deps, id, version, reader.id),
  }));
  const unsubscribe = { text: phrases.small.unsubscribe, link: unsubscribeLink(deps, reader.id) };
  return { words: phrases.digest(games.length), items, unsubscribe, footer: phrases.small.why };
}
