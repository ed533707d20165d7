import type { LogDecision } from '../engine/index.ts';
import { type Added, addedIn, type ChoiceText, choiceIn, toldIn } from './choices.ts';
import { nameInWords } from './deleted-player.ts';
import type { EmailTexts } from './email-texts.ts';
import { type GameWords, pictured } from './game-words.ts';
import { inEachLanguage, type Language, languageFor, textsIn } from './languages.ts';
import type { LinkTexts } from './link-texts.ts';
import { planReasonIn } from './plan-texts.ts';
import { type EntryFacts, type Sentence, sentencesIn } from './sentences.ts';
import { sidesOfSegment } from './tile-words.ts';

/** Texts, and which language they are in. */
export type InLanguage<Texts> = Texts & { readonly language: Language };

/** Returns what a language says of games. */
export const wordsIn = (language: Language): GameWords => textsIn(language).game;

/** Returns a player's name in a language: that of a deleted player is translated, names of people stay as they are. */
export const nameIn = (language: Language, name: string): string => nameInWords(wordsIn(language), name);

/** Returns a game whose players are named in a language. */
export function withNamesIn<Game extends { readonly seats: readonly { readonly displayName: string }[] }>(
  language: Language,
  game: Game,
): Game {
  const seats = game.seats.map((seat) => ({ ...seat, displayName: nameIn(language, seat.displayName) }));
  return { ...game, seats };
}

const picturedWords = inEachLanguage(({ game }) => pictured(game));

/**
 * Returns what a decision made happen, one sentence each, with the arithmetic behind points.
 * @param isPictured whether a picture shows where it happened; left out: cells are named
 */
export function sentencesFor(
  language: Language,
  entry: EntryFacts,
  nameOf: (seat: number) => string,
  { isPictured = false } = {},
): Sentence[] {
  const words = isPictured ? picturedWords[language] : wordsIn(language);
  return sentencesIn(words, entry, (seat) => nameIn(language, nameOf(seat)));
}

/** Returns the same as one text. */
export function entryText(language: Language, entry: EntryFacts, nameOf: (seat: number) => string): string {
  const sentences = sentencesFor(language, entry, nameOf);
  return sentences.map(({ text }) => text).join(' ');
}

/** Returns what a decision would do, and what it deploys, apart. */
export function choiceFor(language: Language, decision: LogDecision): ChoiceText {
  return choiceIn(wordsIn(language), decision);
}

/** Returns what expansions add to a decision that lays a tile. */
export function addedFor(language: Language, decision: LogDecision): Added[] {
  return addedIn(wordsIn(language), decision);
}

/** Returns what a decision would do, and all that goes with it, as an item of a list. */
export function choiceText(language: Language, decision: LogDecision): string {
  const { text, deployed } = choiceFor(language, decision);
  return deployed === undefined ? text : `${text}, ${deployed}`;
}

/**
 * Returns a decision as advice, without the cell, degrees and names of segments: `place the tile and put a knight in the
 * city in the north`. The side is told where the tile has others of the kind.
 * @param tile the tile that a decision lays that does not name it
 */
export function adviceFor(language: Language, decision: LogDecision, tile = ''): string {
  const words = wordsIn(language);
  const rotation = 'rotation' in decision ? decision.rotation : 0;
  const laid = ('tile' in decision ? decision.tile : undefined) ?? tile;
  const deploy = 'deploy' in decision ? decision.deploy : undefined;
  const at = (text: string, places: readonly string[]) =>
    places.length === 0 ? text : `${text} ${textsIn(language).links.where(places)}`;
  const sidesOf = (segment = '') => sidesOfSegment(laid, segment, rotation);
  const corner = deploy !== undefined && 'corner' in deploy ? [deploy.corner] : undefined;
  const segment = deploy !== undefined && 'segment' in deploy ? deploy.segment : undefined;
  return [
    at(toldIn(words, decision), corner ?? sidesOf(segment)),
    ...addedIn(words, decision).map((added) => at(added.text, sidesOf(added.segment))),
  ].join(', ');
}

/** Returns the same with the sides of the parts of tiles that it points at, where the tile has others of the kind. */
export function choiceOnBoard(
  language: Language,
  decision: LogDecision,
  spots: readonly { readonly tile: string; readonly segment: string; readonly rotation: number }[],
): string {
  const text = choiceText(language, decision);
  const sides = spots.flatMap(({ tile, segment, rotation }) => sidesOfSegment(tile, segment, rotation));
  return sides.length === 0 ? text : `${text}, ${textsIn(language).links.where(sides)}`;
}

const emailTexts = inEachLanguage(({ email }, language) => ({ ...email, language }));

/** Returns the texts of emails for a locale. */
export const emailTextsFor = (locale: string): InLanguage<EmailTexts> => emailTexts[languageFor(locale)];

const linkTexts = inEachLanguage(({ links }, language) => ({ ...links, language }));

/** Returns the texts of the pages behind links, for a locale or for the languages that a browser accepts. */
export const linkTextsFor = (locale = ''): InLanguage<LinkTexts> => linkTexts[languageFor(locale)];

/** Returns why a plan was cancelled, in a sentence; `detail` says the same in English. */
export function planReason(language: Language, reason: string, detail: string): string {
  const { plans, game } = textsIn(language);
  return planReasonIn(plans, game, reason, detail);
}
