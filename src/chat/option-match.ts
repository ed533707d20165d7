import type { Decision } from '../engine/index.ts';
import type { NumberedOption, OptionChoice } from '../games/play/options/handles.ts';
import { addedIn } from '../texts/choices.ts';
import { LANGUAGES, type Language, textsIn } from '../texts/index.ts';
import { deployOf, termsOf } from './deployment-terms.ts';
import { deploymentWords, type Seen } from './option-words.ts';
import { plain } from './plain.ts';
import type { Asker } from './reply.ts';
import { PIECES } from './vocabulary.ts';

/**
 * Returns the deployments and actions of an option that match words: `road`, `builder field sw`, `floor 3,1`; the simplest
 * ones, so meeples if no piece is named, and the tile itself if no cell is.
 */
export function deploymentsOf(
  asker: Asker,
  seen: Pick<Seen, 'view'>,
  option: NumberedOption,
  who: readonly string[],
): OptionChoice[] {
  const fitting = matching(asker, seen, option, who);
  const least = fewest(fitting, ({ decision }) => partsOf(asker, decision));
  const isPieceNamed = who.some((word) => PIECES.includes(word));
  const ofMeeples = least.filter(({ decision }) => isWith(decision, 'meeple'));
  const meant = isPieceNamed || ofMeeples.length === 0 ? least : ofMeeples;
  const shortest = fewest(meant, ({ decision }) => termsOf(decision).length);
  const inOrder = shortest.filter(({ decision }) => isInOrder(termsOf(decision), who));
  return inOrder.length === 1 ? inOrder : shortest;
}

/** Returns all deployments and actions of an option that have all words. */
export function matching(
  asker: Asker,
  seen: Pick<Seen, 'view'>,
  { deployments = [] }: NumberedOption,
  who: readonly string[],
): OptionChoice[] {
  const plus = who.indexOf('+');
  const fittingIn = (languages: readonly Language[]) =>
    deployments.filter(({ decision }) => {
      const parts = partsNamed(asker, decision).map((part) => wordsOf(languages, asker, seen, part));
      const [piece, added] = parts;
      if (plus === -1) return who.every((word) => parts.some((words) => words.has(word)));
      const isMeant = who.slice(0, plus).every((word) => piece?.has(word));
      return isMeant && who.slice(plus + 1).every((word) => word === '+' || added?.has(word));
    });
  // `o` means west in Italian and east in German.
  const inTheirs = fittingIn([asker.language, 'en']);
  return inTheirs.length > 0 ? inTheirs : fittingIn(LANGUAGES);
}

function fewest<Choice>(choices: readonly Choice[], count: (choice: Choice) => number): Choice[] {
  const least = Math.min(...choices.map(count));
  return choices.filter((choice) => count(choice) === least);
}

/** Splits a decision into one with only its piece, and one with only the additions of expansions. */
function partsNamed({ words }: Asker, decision: Decision): readonly [Decision, Decision] {
  const without = (isLeftOut: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(decision).filter(([name]) => !isLeftOut(name))) as Decision;
  return [without((name) => words.member(name) !== undefined), without((name) => name === 'deploy')];
}

/** Returns how many things go with the tile, because unnamed ones are not meant. */
const partsOf = ({ words }: Asker, decision: Decision) =>
  Number(deployOf(decision) !== undefined) + addedIn(words, decision).length;

/** Returns whether a decision uses one of the asker's pieces of a kind. */
const isWith = (decision: Decision, piece: string) =>
  Object.values<unknown>(decision).some(
    (part) =>
      typeof part === 'object' &&
      part !== null &&
      'piece' in part &&
      part.piece === piece &&
      !('seat' in part),
  );

/** Returns all words for a deployment in some languages: `meeple`, `road0`, `road`, `n`, `s`, `n-s`, `3,1`. */
function wordsOf(
  languages: readonly Language[],
  asker: Asker,
  seen: Pick<Seen, 'view'>,
  decision: Decision,
): ReadonlySet<string> {
  const named = languages.flatMap((language) => {
    const { chat: texts, game: words } = textsIn(language);
    const described = deploymentWords({ ...asker, language, texts, words }, seen, decision);
    // `all but NW` excludes the north-west.
    const shown = described.replace(new RegExp(texts.allBut('\\S+')), '').split(/[ (),]+(?!\d)|[ ()]+/);
    // "Big meeple" was already read as one piece; "meeple" alone is another.
    return shown.filter((word) => word !== 'meeple');
  });
  const sides = named.filter((word) => !isCell(word)).flatMap((word) => word.split('-'));
  const terms = termsOf(decision);
  const kinds = terms.filter((term) => !isCell(term)).map((term) => term.replace(/(?<!\d)\d+$/, ''));
  return new Set([...terms, ...kinds, ...named, ...sides].map(plain));
}

const isCell = (word: string) => /^-?\d+,-?\d+$/.test(word);
/** Returns whether the words that are terms stand in the order of the terms. */
function isInOrder(terms: readonly string[], who: readonly string[]): boolean {
  let from = 0;
  for (const word of who.filter((each) => terms.includes(each))) {
    const at = terms.indexOf(word, from);
    if (at === -1) return false;
    from = at + 1;
  }
  return true;
}
