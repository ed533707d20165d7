import type { EntryContent } from '../../games/store/log-entries.ts';
import { personName, playerAt } from '../../helpers/seats.ts';
import type { Person } from '../../players/store/players.ts';
import { nameIn } from '../../texts/index.ts';
import { type EmailTexts, sentencesAbout } from '../texts.ts';
import type { SentenceContext } from './happening.ts';
import type { Kind } from './kind.ts';

/** Returns a person's display name. */
export const nameOf = (person: Person | undefined, { texts }: Pick<SentenceContext, 'texts'>): string =>
  person?.displayName ?? texts.webhook.unnamed;

/** Returns a person's name without the robot that decides for the player. */
export const playerName = (person: Person | undefined, { webhook }: Pick<EmailTexts, 'webhook'>): string =>
  person === undefined ? webhook.unnamed : personName(person.displayName);

/** Returns a person's name in the sentence's language, also if the account was deleted. */
export const nameInTexts = (person: Person, { texts }: Pick<SentenceContext, 'texts'>): string =>
  nameIn(texts.language, person.displayName);

/** Returns the name of the player whose turn it is. */
export const awaitedName = ({ texts, game }: SentenceContext): string =>
  playerAt(game, game.awaitingSeat)?.displayName ?? texts.webhook.unnamed;

/** Describes the effects of a log entry. */
export const happened = (entry: EntryContent | undefined, { texts, game }: SentenceContext): string[] =>
  entry === undefined ? [] : sentencesAbout(texts.language, entry, game);

/** The email about the end of a game, or of the match with it. */
export const endOfGame: Pick<Kind['email'], 'words' | 'action'> = {
  words: ({ finished, matchOver }, words) => {
    const after = words.match?.after;
    if (after?.kind !== 'over') return finished(words);
    return matchOver(after.forfeitedBy === undefined ? words : { ...words, resignations: [] }, after);
  },
  action: ({ match }) =>
    match?.after?.kind === 'over' || match?.after?.kind === 'single' ? 'again' : 'open',
};
