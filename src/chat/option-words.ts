import { type Decision, formatDecision, isDeclining } from '../engine/index.ts';
import { cellOf, type NumberedOption, type OptionChoice } from '../games/play/options/handles.ts';
import { groupBy } from '../helpers/group-by.ts';
import { addedIn, choicePartsIn, sentHomeIn } from '../texts/choices.ts';
import type { ChoiceParts } from '../texts/expansion-words.ts';
import { kindOf } from '../texts/names.ts';
import { spotWords } from '../texts/tile-words.ts';
import { deployOf, termsOf } from './deployment-terms.ts';
import { between, flow } from './layout.ts';
import type { Asker } from './reply.ts';
import type { Situation } from './situation.ts';
import { wordFor } from './vocabulary.ts';

/** The part of a situation needed to describe options. */
export type Seen = Pick<Situation, 'view' | 'seat' | 'awaiting'>;

/** Groups the options that share a line: those of a cell, and those that extend the same action. */
export function groupsOf(asker: Asker, options: readonly NumberedOption[]): NumberedOption[][] {
  const groups = groupBy(options, (option) => {
    const { text } = choicePartsIn(asker.words, option.decision);
    return cellOf(option) ?? `${text} ${JSON.stringify(option.target)}`;
  });
  return [...groups.values()];
}

/** Describes a group in one line: `3 (2,-1): a r0, b r90 +4` for a tile that fits at a place; or another action. */
export function groupWords(asker: Asker, seen: Seen, group: readonly NumberedOption[]): string {
  const [first, ...others] = group;
  if (first === undefined) return '';
  const cell = cellOf(first);
  if (cell === undefined || !isPlacement(seen, first)) return choiceWords(asker, seen, first, others);
  if (others.length === 0) return headOf(asker, seen, first);
  const number = /^\d+/.exec(first.label)?.[0] ?? '';
  const turns = group.map(
    (option) => `${option.label.slice(number.length)} ${turnWords(asker, seen, option)}`,
  );
  return `${number} (${cell}): ${turns.join(', ')}`;
}

/** Returns whether an option fills an empty cell, so that its place, rotation and pieces are listed. */
export function isPlacement({ view }: Pick<Seen, 'view'>, option: NumberedOption): boolean {
  const cell = cellOf(option);
  return cell !== undefined && !view.tiles.some(({ x, y }) => `${x},${y}` === cell);
}

/**
 * Describes one option with all pieces that can be placed: `3a (2,-1) r0: .1 city N · .2 road E-W`; what can be done on
 * other tiles in lines of its own.
 * @param maxLines maximum number of lines for each kind of action on other tiles
 */
export function detailOf(
  asker: Asker,
  seen: Seen,
  option: NumberedOption,
  maxLines = Number.POSITIVE_INFINITY,
): string[] {
  const { deployments = [], gains, label } = option;
  if (!isPlacement(seen, option)) return [choiceWords(asker, seen, option, [])];
  const head = headOf(asker, seen, option);
  const gained = gainOf(seen, gains);
  const items = deployments.map((play): Item => {
    const gain = gainOf(seen, play.gains) === gained ? '' : ` ${gainWords(seen, play.gains)}`;
    return { ...play, mark: `.${play.number} `, gain };
  });
  const [here, elsewhere] = partition(items, ({ decision }) => actionIn(asker, decision) === undefined);
  const entries = here.map(
    ({ mark, decision, gain }) => `${mark}${deploymentWords(asker, seen, decision)}${gain}`,
  );
  const lines = entries.length === 0 ? [head] : flow(entries, `${head}: `, '    ');
  return [...lines, ...actionLines(asker, seen, elsewhere, { maxLines, label, indent: '    ' })];
}

function partition<Each>(all: readonly Each[], isFirst: (each: Each) => boolean): [Each[], Each[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))];
}

/** Something to do with a tile, as an item of a list. */
interface Item {
  readonly decision: Decision;
  /** Its number in the list, if it has one. */
  readonly mark: string;
  readonly gain: string;
}

/**
 * Returns the name of what a decision does on other tiles of the board: that of a member, or `deploy`; undefined if all of
 * it happens on its own tile.
 */
function actionIn({ words }: Asker, decision: Decision): string | undefined {
  const deploy = deployOf(decision);
  if (deploy !== undefined && 'x' in deploy) return 'deploy';
  return addedIn(words, decision).find(({ isElsewhere }) => isElsewhere)?.name;
}

interface ActionLayout {
  readonly maxLines: number;
  /** The label of the option, for an example of how to list the rest. */
  readonly label: string;
  readonly indent: string;
}

/**
 * Lists actions on other tiles, each kind in separate lines. Those that stand alone come first, then those that have
 * additions, `.4 a floor … · .5 + capturing Anna’s knight …`.
 */
function actionLines(asker: Asker, seen: Seen, items: readonly Item[], layout: ActionLayout): string[] {
  const { maxLines, label, indent } = layout;
  const kinds = groupBy(items, ({ decision }) => actionIn(asker, decision));
  return [...kinds.values()].flatMap((kind) => {
    const groups = groupBy(kind, ({ decision }) => actionParts(asker, seen, decision).text);
    const [alone, extended] = partition([...groups.values()], ({ length }) => length === 1);
    const lines = [alone.flat(), ...extended]
      .flatMap((group) => flow(actionEntries(asker, seen, group), indent, `${indent}  `))
      .filter((line) => line.trim() !== '');
    if (lines.length <= maxLines) return lines;
    const shown = lines.slice(0, maxLines);
    const hidden = kind.length - shown.flatMap((line) => line.split(between)).length;
    return [...shown, `${indent}${restWords(asker, label, kind[0]?.decision, hidden)}`];
  });
}

/** Says how many actions a list leaves out and how to see them: by their word, or by the cell of another tile. */
function restWords(asker: Asker, label: string, example: Decision | undefined, hidden: number): string {
  const [word = '', cell = ''] = typedAction(asker, example).split(' ');
  const isDeployment = example !== undefined && deployOf(example) !== undefined;
  return isDeployment
    ? asker.texts.moreElsewhere(hidden, `${label} ${cell}?`)
    : asker.texts.moreOfThese(hidden, `${label} ${word}?`);
}

/** Describes actions with the same text: the first in full, the others by their additions. */
function actionEntries(asker: Asker, seen: Seen, items: readonly Item[]): string[] {
  let before = '';
  return items.map(({ decision, mark, gain }) => {
    const { text, also } = actionParts(asker, seen, decision);
    const isSame = text === before;
    before = text;
    const addition = also === undefined ? '' : `+ ${also}`;
    return `${mark}${[isSame ? '' : text, addition].filter((part) => part !== '').join(' ')}${gain}`;
  });
}

function actionParts(asker: Asker, seen: Seen, decision: Decision): ChoiceParts {
  const [added] = addedIn(asker.words, decision);
  return added?.parts ?? { text: deploymentWords(asker, seen, decision) };
}

/** What can be done on other tiles of the board with several placements. */
export interface CommonActions {
  readonly lines: readonly string[];
  /** How to write an action of each kind: `7a fairy 3,1`. */
  readonly examples: readonly string[];
}

/** Returns the actions on other tiles that all of some placements share. */
export function commonActions(
  asker: Asker,
  seen: Seen,
  placements: readonly NumberedOption[],
  maxLines: number,
): CommonActions {
  const [first, ...others] = placements.map(
    ({ deployments = [] }) =>
      new Map(deployments.map(({ decision }) => [termsOf(decision).join(' '), decision])),
  );
  const shared = [...(first ?? [])].flatMap(([key, decision]) =>
    actionIn(asker, decision) !== undefined && others.every((actions) => actions.has(key)) ? [decision] : [],
  );
  const items = shared.map((decision): Item => ({ decision, mark: '', gain: '' }));
  const label = placements[0]?.label ?? '1';
  const kinds = groupBy(shared, (decision) => actionIn(asker, decision));
  return {
    lines: actionLines(asker, seen, items, { maxLines, label, indent: '' }),
    examples: [...kinds.values()].map((kind) => `${label} ${typedAction(asker, kind.at(-1))}`),
  };
}

/** Returns an action in the words to write after a label, in the asker's language: `floor 3,1 capture 3,4`, `road 5,-2`. */
function typedAction(asker: Asker, decision: Decision | undefined): string {
  if (decision === undefined) return '';
  const [, ...added] = formatDecision(decision).split(' + ');
  const deploy = deployOf(decision);
  const deployed =
    deploy !== undefined && 'x' in deploy ? [`${kindOf(deploy.segment)} ${deploy.x},${deploy.y}`] : [];
  const words = [...deployed, ...added]
    .join(' + ')
    .replace(PIECE_AT, '$1')
    .replace(/ meeple$/, '');
  return words
    .split(' ')
    .map((word) => wordFor(asker.language, word))
    .join(' ');
}

/** A piece with its owner and its place, for which its cell is enough: `1 meeple@3,4:road0`. */
const PIECE_AT = /(?:\d )?[a-z-]{1,40}@(-?\d{1,4},-?\d{1,4})(?::[a-z]{1,40}\d{0,3})?/g;

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
 * Describes a piece's place: `road N-S`, or `builder road N-S` for any piece but a meeple, with the cell of another tile;
 * and what else goes with the tile: `road N-S + the fiddler into the city (city E)`.
 */
export function deploymentWords(asker: Asker, seen: Pick<Seen, 'view'>, decision: Decision): string {
  const added = addedIn(asker.words, decision).map(({ text, segment, isElsewhere }) => {
    if (isElsewhere) return text;
    return segment === undefined
      ? `+ ${text}`
      : `+ ${text} (${segmentWords(asker, seen, decision, segment)})`;
  });
  return [pieceWords(asker, seen, decision), ...added].filter((part) => part !== '').join(' ');
}

function pieceWords(asker: Asker, seen: Pick<Seen, 'view'>, decision: Decision): string {
  const deploy = deployOf(decision);
  if (deploy === undefined) return '';
  const named = deploy.piece === 'meeple' ? '' : `${asker.words.piece(deploy.piece)} `;
  if ('corner' in deploy) return `${named}${cornerWords(asker, deploy.corner)}`;
  if (!('x' in deploy)) return `${named}${segmentWords(asker, seen, decision, deploy.segment)}`;
  const { x, y, segment } = deploy;
  const there = seen.view.tiles.find((tile) => tile.x === x && tile.y === y);
  return `${named}${spotWords(asker, there?.tile, segment, there?.rotation ?? 0)}${asker.words.at(x, y)}`;
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

const cornerWords = ({ texts }: Asker, corner: string) =>
  [...corner].map((letter) => texts.sides[letter] ?? letter).join('');

/**
 * Describes a decision that lays no tile: `1 on onto the road at 2,1 (road E-W)`, with others that extend it: `1 a
 * meeple to the castle · 2 + the count to the market`.
 */
function choiceWords(
  asker: Asker,
  seen: Seen,
  first: NumberedOption,
  others: readonly NumberedOption[],
): string {
  const { decision, gains, sentHome } = first;
  const { text, also } = choicePartsIn(asker.words, decision);
  const declining =
    isDeclining(decision) && seen.awaiting !== undefined
      ? asker.words.phase(seen.awaiting.phase).declining
      : undefined;
  const spots = first.spots.map(({ tile, segment, rotation }) => spotWords(asker, tile, segment, rotation));
  const parts = [
    [declining ?? text, ...sentHomeIn(asker.words, decision, sentHome)].join(', '),
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
