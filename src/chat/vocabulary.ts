import { allFacts, EXPANSIONS } from '../engine/index.ts';
import type { ChatWords, NewTablePart } from '../texts/chat-texts.ts';
import { allSaid, inEachLanguage, LANGUAGES, type Language, textsIn } from '../texts/index.ts';
import { plain } from './plain.ts';

const languages = LANGUAGES.map(textsIn);
const all = (part: Exclude<keyof ChatWords, 'new' | 'robots' | 'requests' | 'plans'>) =>
  languages.flatMap(({ chatWords }) => chatWords[part]);

/** Optional words before an option or a decision: `play 7a`. */
export const PLAY_WORDS = all('play');
/** Optional words around an option's label: `ok 1a thanks`. */
export const COURTESIES = [...all('courtesies'), ...PLAY_WORDS];
/** Returns words for a level of robots: `robot easy`. */
export const ROBOT_WORDS = (level: keyof ChatWords['robots']): string[] =>
  languages.flatMap(({ chatWords }) => chatWords.robots[level]);
/** Returns words for a kind of request: `request pause`. */
export const REQUEST_WORDS = (kind: keyof ChatWords['requests']): string[] =>
  languages.flatMap(({ chatWords }) => chatWords.requests[kind]);
/** Filler words in a request: `request a robot for bruno`. */
export const REQUEST_FILLERS = all('requestFillers');
/** Returns words for a part of a plan: `plan U 3,-1 r90 if 2,0 is taken`. */
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
/** Filler words between the parts of a decision: `meeple on the road0`. */
export const DECISION_FILLERS = all('fillers');

const pieces = allFacts.flatMap((expansion) => expansion.pieces);

/** Pieces placed with a tile, as named in the short text form. */
export const PIECES = pieces.map(({ name }) => name);
/** Kinds of features on which a piece can be placed. */
export const KINDS = [...new Set(pieces.flatMap(({ claims }) => claims))];

type Terms = Readonly<Record<string, string>>;

const TERMS_OF = inEachLanguage(
  ({ game }): Terms => Object.assign({}, ...Object.values(game.expansions).map(({ chatTerms }) => chatTerms)),
);
const ALL_TERMS: Terms = Object.assign({}, ...Object.values(TERMS_OF).reverse());
const TERMS_FOR = inEachLanguage((_, language): Terms => ({ ...ALL_TERMS, ...TERMS_OF[language] }));

/**
 * Maps words that people write, in any language, to terms of the short text form. A word with different meanings is read
 * in the writer's language: `no` is north-west in Italian and north-east in German.
 */
export const decisionTermsFor = (language: Language): Terms => TERMS_FOR[language];

/** Returns a language's word for a term of the short text form, whose words are English; the term itself if there is none. */
export function wordFor(language: Language, term: string): string {
  if (language === 'en' && /[a-z]/.test(term)) return term;
  return Object.entries(TERMS_OF[language]).find(([, meant]) => meant === term)?.[0] ?? term;
}

/** Names of each expansion in `new`, its id first. */
export const EXPANSION_WORDS = EXPANSIONS.map((id) => ({
  id,
  words: [id, ...languages.flatMap(({ game }) => game.expansions[id]?.chatNames ?? []).map(plain)],
}));

/** Words for the options that expansions bring to a new table, in any language. */
export const EXPANSION_OPTIONS = EXPANSIONS.flatMap((expansion) =>
  languages.flatMap(({ game }) =>
    Object.entries(game.expansions[expansion]?.tableOptions ?? {}).flatMap(([name, values]) =>
      Object.entries(values).map(([value, { ask }]) => ({ expansion, name, value, ask })),
    ),
  ),
);

/** Words for options of a new table, in any language. */
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
