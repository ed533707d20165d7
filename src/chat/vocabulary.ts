import { EXPANSIONS, rulesCatalogue } from '../engine/index.ts';
import type { ChatWords, NewTablePart } from '../texts/chat-texts.ts';
import { allSaid, inEachLanguage, LANGUAGES, type Language, textsIn } from '../texts/index.ts';

const languages = LANGUAGES.map(textsIn);
const all = (part: Exclude<keyof ChatWords, 'new' | 'robots' | 'requests' | 'plans'>) =>
  languages.flatMap(({ chatWords }) => chatWords[part]);

/** May stand before an option or a decision and says nothing: `play 7a`. */
export const PLAY_WORDS = all('play');
/** Say nothing beside the label of an option: `ok 1a thanks`. */
export const COURTESIES = [...all('courtesies'), ...PLAY_WORDS];
/** Returns what people call a level of robots: `robot easy`. */
export const ROBOT_WORDS = (level: keyof ChatWords['robots']): string[] =>
  languages.flatMap(({ chatWords }) => chatWords.robots[level]);
/** Returns what people call what they request: `request pause`. */
export const REQUEST_WORDS = (kind: keyof ChatWords['requests']): string[] =>
  languages.flatMap(({ chatWords }) => chatWords.requests[kind]);
/** Say nothing in a request: `request a robot for bruno`. */
export const REQUEST_FILLERS = all('requestFillers');
/** Returns what people call a part of a plan: `plan U 3,-1 r90 if 2,0 is taken`. */
export const PLAN_WORDS = (part: keyof ChatWords['plans']): string[] =>
  languages.flatMap(({ chatWords }) => chatWords.plans[part]);
/** `resign yes` */
export const YES_WORDS = all('yes');
/** `vacation 2026-12-24 until 2027-01-02` */
export const UNTIL_WORDS = all('until');
/** `board text` */
export const TEXT_WORDS = all('text');
/** `options page 2` */
export const PAGE_WORDS = all('page');
/** `3,-1 turned 90` */
export const TURNED_WORDS = all('turned');
/** `wagon none` */
export const NONE_WORDS = all('none');
/** Say nothing between the parts of a decision: `meeple on the road0`. */
export const DECISION_FILLERS = all('fillers');

const pieces = [rulesCatalogue.base, ...rulesCatalogue.expansions].flatMap((expansion) => expansion.pieces);

/** Pieces that go with a tile, as the short text form names them. */
export const PIECES = pieces.map(({ name }) => name);
/** Kinds of features on which a piece may stand. */
export const KINDS = [...new Set(pieces.flatMap(({ claims }) => claims))];

type Terms = Readonly<Record<string, string>>;

const TERMS_OF = inEachLanguage(
  ({ game }): Terms => Object.assign({}, ...Object.values(game.expansions).map(({ chatTerms }) => chatTerms)),
);
const ALL_TERMS: Terms = Object.assign({}, ...Object.values(TERMS_OF).reverse());
const TERMS_FOR = inEachLanguage((_, language): Terms => ({ ...ALL_TERMS, ...TERMS_OF[language] }));

/**
 * Returns words of the short text form of a decision, by the words that people may write for them, in any language. Where
 * a word means different things it is taken in the language of the writer: `no` is the north-west of an Italian and the
 * north-east of a German.
 */
export const decisionTermsFor = (language: Language): Terms => TERMS_FOR[language];

/** Names by which `new` knows each expansion, its id first. */
export const EXPANSION_WORDS = EXPANSIONS.map((id) => ({
  id,
  words: [id, ...languages.flatMap(({ game }) => game.expansions[id]?.chatNames ?? [])],
}));

/** How people ask for options of a new table, in any language. */
export const TABLE_OPTIONS = languages.flatMap(({ tableOptions }) => allSaid(tableOptions));

/** Returns a regular expression for a part of a new table, in any language. */
export const newTablePattern = (part: NewTablePart): string =>
  languages.map(({ chatWords }) => chatWords.new[part]).join('|');

/** Returns a regular expression for days, in any language. */
export const DAY_PATTERN = languages.map(({ chatWords }) => chatWords.new.days).join('|');

/** Numbers in words, in any language: those for one first. */
export const NUMBER_PATTERNS: readonly string[] = [0, 1, 2, 3, 4, 5].map((index) =>
  languages.map(({ chatWords }) => chatWords.numbers[index]).join('|'),
);
