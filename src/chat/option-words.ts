import { type Decision, isDeclining } from '../engine/index.ts';
import { cellOf, type NumberedOption, type OptionChoice } from '../games/play/options/handles.ts';
import { addedIn, choicePartsIn } from '../texts/choices.ts';
import { LANGUAGES, type Language, textsIn } from '../texts/index.ts';
import { spotWords } from '../texts/tile-words.ts';
import { flow } from './layout.ts';
import { plain } from './plain.ts';
import type { Asker } from './reply.ts';
import type { Situation } from './situation.ts';
import { PIECES } from './vocabulary.ts';

/** The part of a situation needed to describe options. */
type Seen = Pick<Situation, 'view' | 'seat' | 'awaiting'>;

/** Groups the options that share a line: those of a cell, and those that extend the same action. */
export function groupsOf(asker: Asker, options: readonly NumberedOption[]): NumberedOption[][] {
  const groups = new Map<string, NumberedOption[]>();
  for (const option of options) {
    const { text } = choicePartsIn(asker.words, option.decision);
    const key = cellOf(option) ?? `${text} ${JSON.stringify(option.target)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [option]);
    else group.push(option);
  }
  return [...groups.values()];
}

/** Describes a group in one line: `3 (2,-1): a r0, b r90 +4` for a tile that fits at a place; or another action. */
export function groupWords(asker: Asker, seen: Seen, group: readonly NumberedOption[]): string {
  const [first, ...others] = group;
  if (first === undefined) return '';
  const cell = cellOf(first);
  if (cell === undefined) return choiceWords(asker, seen, first, others);
  if (others.length === 0) return headOf(asker, seen, first);
  const number = /^\d+/.exec(first.label)?.[0] ?? '';
  const turns = group.map(
    (option) => `${option.label.slice(number.length)} ${turnWords(asker, seen, option)}`,
  );
  return `${number} (${cell}): ${turns.join(', ')}`;
}

/** Describes one option with all pieces that can be placed: `3a (2,-1) r0: .1 city N · .2 road E-W`. */
export function detailOf(asker: Asker, seen: Seen, option: NumberedOption): string[] {
  const { deployments = [], gains } = option;
  if (cellOf(option) === undefined) return [choiceWords(asker, seen, option, [])];
  const head = headOf(asker, seen, option);
  if (deployments.length === 0) return [head];
  const gained = gainOf(seen, gains);
  const entries = deployments.map((play, index) => {
    const gain = gainOf(seen, play.gains) === gained ? '' : ` ${gainWords(seen, play.gains)}`;
    return `.${index + 1} ${deploymentWords(asker, seen, play.decision)}${gain}`;
  });
  return flow(entries, `${head}: `, '    ');
}

function headOf(asker: Asker, seen: Seen, option: OptionChoice): string {
  return `${option.label} (${cellOf(option)}) ${turnWords(asker, seen, option)}`.trim();
}

/** Describes a tile's rotation and its points: `r90 +4`; with a hand `base/D r90 +4`. */
function turnWords({ words }: Asker, seen: Seen, { decision, gains }: OptionChoice): string {
  const tile = 'tile' in decision && decision.tile !== undefined ? decision.tile : '';
  const prefix = words.decision(decision.type)?.prefix ?? decision.type;
  const turn = 'rotation' in decision ? `r${decision.rotation}` : '';
  return [prefix, tile, turn, gainWords(seen, gains)].filter((word) => word !== '').join(' ');
}

const gainOf = ({ seat }: Seen, gains: readonly number[]) => gains[seat ?? -1] ?? 0;

/** Describes the asker's immediate points: `+4`. */
function gainWords(seen: Seen, gains: readonly number[]): string {
  const gain = gainOf(seen, gains);
  return gain > 0 ? `+${gain}` : '';
}

/**
 * Describes a piece's place: `road N-S`, or `builder road N-S` for any piece but a meeple; and what else goes with the
 * tile: `road N-S + the fiddler into the city (city E)`.
 */
export function deploymentWords(asker: Asker, seen: Pick<Seen, 'view'>, decision: Decision): string {
  const added = addedIn(asker.words, decision).map(({ text, segment }) =>
    segment === undefined ? `+ ${text}` : `+ ${text} (${segmentWords(asker, seen, decision, segment)})`,
  );
  return [pieceWords(asker, seen, decision), ...added].filter((part) => part !== '').join(' ');
}

function pieceWords(asker: Asker, seen: Pick<Seen, 'view'>, decision: Decision): string {
  if (!('deploy' in decision) || decision.deploy === undefined) return '';
  const { deploy } = decision;
  const named = deploy.piece === 'meeple' ? '' : `${asker.words.piece(deploy.piece)} `;
  if ('corner' in deploy) return `${named}${cornerWords(asker, deploy.corner)}`;
  return `${named}${segmentWords(asker, seen, decision, deploy.segment)}`;
}

/** Describes the place of a segment of the decision's tile: `road N-S`. */
function segmentWords(
  asker: Asker,
  { view }: Pick<Seen, 'view'>,
  decision: Decision,
  segment: string,
): string {
  if (!('rotation' in decision)) return spotWords(asker, undefined, segment, 0);
  const tile = decision.tile ?? view.drawn ?? view.hand?.[0];
  return spotWords(asker, tile, segment, decision.rotation);
}

/** Returns the deployments of an option that match words: `road`, `builder field sw`; of meeples if no piece is named. */
export function deploymentsOf(
  asker: Asker,
  seen: Seen,
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
  const fitting = inTheirs.length > 0 ? inTheirs : fittingIn(LANGUAGES);
  const fewest = Math.min(...fitting.map(({ decision }) => partsOf(asker, decision)));
  const least = fitting.filter(({ decision }) => partsOf(asker, decision) === fewest);
  const isPieceNamed = who.some((word) => PIECES.includes(word));
  const plain = least.filter(({ decision }) => isWith(decision, 'meeple'));
  return isPieceNamed || plain.length === 0 ? least : plain;
}

/** Splits a decision into one with only its piece, and one with only the additions of expansions. */
function partsNamed({ words }: Asker, decision: Decision): readonly [Decision, Decision] {
  const without = (isLeftOut: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(decision).filter(([name]) => !isLeftOut(name))) as Decision;
  return [without((name) => words.member(name) !== undefined), without((name) => name === 'deploy')];
}

/** Returns how many things go with the tile, because unnamed ones are not meant. */
const partsOf = ({ words }: Asker, decision: Decision) =>
  Number('deploy' in decision && decision.deploy !== undefined) + addedIn(words, decision).length;

const isWith = (decision: Decision, piece: string) =>
  'deploy' in decision && decision.deploy?.piece === piece;

/** Returns all words for a deployment in some languages: `meeple`, `road0`, `road`, `n`, `s`, `n-s`. */
function wordsOf(
  languages: readonly Language[],
  asker: Asker,
  seen: Seen,
  decision: Decision,
): ReadonlySet<string> {
  const named = languages.flatMap((language) => {
    const { chat: texts, game: words } = textsIn(language);
    const described = deploymentWords({ ...asker, language, texts, words }, seen, decision);
    // `all but NW` excludes the north-west.
    const shown = described.replace(new RegExp(texts.allBut('\\S+')), '').split(/[ ()]+/);
    // "Big meeple" was already read as one piece; "meeple" alone is another.
    return shown.filter((word) => word !== 'meeple');
  });
  const sides = named.flatMap((word) => word.split('-'));
  const added = addedIn(asker.words, decision).flatMap(({ segment }) => segment ?? []);
  const spots = [...spotOf(decision), ...added];
  const kinds = spots.map((spot) => spot.replace(/(?<!\d)\d+$/, ''));
  return new Set([...pieceOf(decision), ...spots, ...kinds, ...named, ...sides].map(plain));
}

const deployOf = (decision: Decision) => ('deploy' in decision ? decision.deploy : undefined);
const pieceOf = (decision: Decision): string[] => {
  const piece = deployOf(decision)?.piece;
  return piece === undefined ? [] : [piece];
};

function spotOf(decision: Decision): string[] {
  const deploy = deployOf(decision);
  if (deploy === undefined) return [];
  return ['corner' in deploy ? deploy.corner : deploy.segment];
}

const cornerWords = ({ texts }: Asker, corner: string) =>
  [...corner].map((letter) => texts.sides[letter] ?? letter).join('');

/**
 * Describes a decision that fills no cell: `1 on onto the road at 2,1 (road E-W)`, with others that extend it: `1 a
 * meeple to the castle · 2 + the count to the market`.
 */
function choiceWords(
  asker: Asker,
  seen: Seen,
  first: NumberedOption,
  others: readonly NumberedOption[],
): string {
  const { decision, gains } = first;
  const { text, also } = choicePartsIn(asker.words, decision);
  const declining =
    isDeclining(decision) && seen.awaiting !== undefined
      ? asker.words.phase(seen.awaiting.phase).declining
      : undefined;
  const spots = first.spots.map(({ tile, segment, rotation }) => spotWords(asker, tile, segment, rotation));
  const parts = [
    declining ?? text,
    spots.length > 0 ? `(${spots.join(', ')})` : '',
    also === undefined ? '' : `+ ${also}`,
    gainWords(seen, gains),
  ];
  const rest = others.map((other) => {
    const { also: more = '' } = choicePartsIn(asker.words, other.decision);
    return `${other.label} + ${more} ${gainWords(seen, other.gains)}`.trim();
  });
  return [`${first.label} ${parts.filter((part) => part !== '').join(' ')}`, ...rest].join(' · ');
}
