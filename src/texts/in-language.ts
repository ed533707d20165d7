import type { Deployment, LogDecision, OwnedPiece, PositionView } from '../engine/index.ts';
import { type Added, addedIn, choiceIn, type Goal, goalIn, sentHomeIn, toldIn } from './choices.ts';
import { nameInWords } from './deleted-player.ts';
import type { EmailTexts } from './email-texts.ts';
import { type GameWords, pictured } from './game-words.ts';
import type { Language } from './language-list.ts';
import { inEachLanguage, languageFor, textsIn } from './languages.ts';
import type { LinkTexts } from './link-texts.ts';
import { plainName } from './names.ts';
import { planReasonIn } from './plan-texts.ts';
import { positionIn } from './positions.ts';
import { type EntryFacts, type Sentence, sentencesIn } from './sentences.ts';
import { sidesOfSegment, tileWords } from './tile-words.ts';

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

/** Describes what expansions keep on the board and in the hands of seats, one sentence each. */
export function positionFor(
  language: Language,
  view: Pick<PositionView, 'expansions'>,
  nameOf: (seat: number) => string,
): string[] {
  return positionIn(wordsIn(language), view, (seat) => nameIn(language, nameOf(seat)));
}

/** Returns what a decision made happen as one text. */
export function entryText(language: Language, entry: EntryFacts, nameOf: (seat: number) => string): string {
  const sentences = sentencesFor(language, entry, nameOf);
  return sentences.map(({ text }) => text).join(' ');
}

/** Returns what expansions add to a decision that lays a tile. */
export function addedFor(language: Language, decision: LogDecision, words = wordsIn(language)): Added[] {
  return addedIn(words, decision);
}

/**
 * Returns a decision as advice, without the cell, degrees and names of segments: `place the tile and put a knight in the
 * city in the north`. The side is named if the tile has several segments of the kind.
 * @param tile the tile that a decision lays that does not name it
 */
export function adviceFor(language: Language, decision: LogDecision, tile = ''): string {
  const words = wordsIn(language);
  const sidesOf = (segment: string | undefined) => sidesOn(decision, tile, segment);
  return [
    at(language, toldIn(words, decision), deployedAt(decision, tile)),
    ...addedIn(words, decision).map(({ text, segment }) => at(language, text, sidesOf(segment))),
  ].join(', ');
}

/** An option, as far as words need it. */
interface Choice {
  readonly decision: LogDecision;
  /** As on the picture, where squares are numbered. */
  readonly label: string;
  /** The tile that it lays, if it lays one. */
  readonly tile: string | undefined;
  /** The square that it fills, if it fills one. */
  readonly cell: object | undefined;
  /** The parts of tiles on the board that it points at. */
  readonly spots: readonly { readonly tile: string; readonly segment: string; readonly rotation: number }[];
  /** The pieces that it sends home. */
  readonly sentHome: readonly OwnedPiece[];
}

/**
 * Returns an option as an item of a list, by the number of its square on the picture: `square 3, turned once to the right,
 * a knight in the city in the north`. A decision that fills no square names the cells it concerns.
 */
export function optionText(
  language: Language,
  { decision, label, tile, cell, spots, sentHome }: Choice,
  words = wordsIn(language),
): string {
  if (cell !== undefined) {
    const number = label.replace(/[^\d].*$/, '');
    const placed = placedText(language, decision, textsIn(language).links.square(number), tile, words);
    return [placed, ...sentHomeIn(words, decision, sentHome)].join(', ');
  }
  const sides = spots.flatMap((spot) => sidesOfSegment(spot.tile, spot.segment, spot.rotation));
  return [choiceIn(words, decision), ...inWords(language, sides)].join(', ');
}

/** Returns a planned decision as an item of a list, with the cell that it fills: `at 0,1, turned once to the right`. */
export function plannedText(language: Language, decision: LogDecision, tile: string | undefined): string {
  const words = wordsIn(language);
  return 'x' in decision
    ? placedText(language, decision, words.at(decision.x, decision.y).trim(), tile, words)
    : choiceIn(words, decision);
}

/** A preference of a plan, as far as words need it. */
interface Preference {
  readonly decision: string;
  readonly prefer: readonly Goal[];
}

/**
 * Returns a preference in words: `move the dragon away from you, else towards Anna`.
 * @param names of the players, by seat
 */
export function preferenceText(
  language: Language,
  { decision, prefer }: Preference,
  names: readonly string[],
): string {
  const words = wordsIn(language);
  const goals = prefer.map((goal) => goalIn(words, goal, (seat) => names[seat] ?? words.player(seat)));
  const how = words.goals.inOrder(goals);
  return words.decision(decision)?.preferred?.(how) ?? `${plainName(decision)} ${how}`;
}

/** Returns what lies where and how, and what goes with it. */
function placedText(
  language: Language,
  decision: LogDecision,
  where: string,
  tile: string | undefined,
  words: GameWords,
): string {
  const { chat, links } = textsIn(language);
  const prefix = words.decision(decision.type)?.prefix ?? decision.type;
  const ofHand = 'tile' in decision && decision.tile !== undefined ? [decision.tile] : [];
  const turned = 'rotation' in decision ? [links.turned(decision.rotation)] : [];
  const deploy = 'deploy' in decision ? decision.deploy : undefined;
  const deployed =
    deploy === undefined ? [] : [at(language, deployedIn(words, deploy), deployedAt(decision, tile))];
  const added = addedIn(words, decision).map(({ text, segment }) =>
    at(language, text, sidesOn(decision, tile, segment)),
  );
  return [
    ...(prefix === '' ? [] : [prefix]),
    ...ofHand.map((id) => tileWords({ texts: chat, words }, id)),
    where,
    ...turned,
    ...deployed,
    ...added,
  ].join(', ');
}

/** Returns a piece and where it stands, with the cell if it is that of another tile. */
function deployedIn(words: GameWords, deploy: Deployment): string {
  const elsewhere = 'x' in deploy ? words.at(deploy.x, deploy.y) : '';
  return `${words.deployed(deploy.piece, deploy)}${elsewhere}`;
}

/** Returns where a decision deploys: a corner, or the sides of the segment where the tile has others of the kind. */
function deployedAt(decision: LogDecision, tile: string | undefined): readonly string[] {
  const deploy = 'deploy' in decision ? decision.deploy : undefined;
  if (deploy !== undefined && 'corner' in deploy) return [deploy.corner];
  if (deploy !== undefined && 'x' in deploy) return [];
  return sidesOn(decision, tile, deploy?.segment);
}

/** Returns on which sides of the tile that a decision lays a segment of it is, where the tile has others of the kind. */
function sidesOn(decision: LogDecision, tile = '', segment = ''): readonly string[] {
  const laid = ('tile' in decision ? decision.tile : undefined) ?? tile;
  return sidesOfSegment(laid, segment, 'rotation' in decision ? decision.rotation : 0);
}

const inWords = (language: Language, sides: readonly string[]): string[] =>
  sides.length === 0 ? [] : [textsIn(language).links.where(sides)];

const at = (language: Language, text: string, sides: readonly string[]): string =>
  [text, ...inWords(language, sides)].join(' ');

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
