import { type Decision, explain, formatDecision } from '../engine/index.ts';
import { cellOf, type NumberedOption } from '../games/play/options/handles.ts';
import { listOptions } from '../games/play/options/list.ts';
import type { Deps } from '../platform/deps.ts';
import { capital } from '../texts/capital.ts';
import { askerOf } from './asker.ts';
import { deployOf } from './deployment-terms.ts';
import { formatLabel, isAt, type Label } from './label.ts';
import { flow, pageOf } from './layout.ts';
import { matching } from './option-match.ts';
import { commonActions, detailOf, groupsOf, groupWords, isPlacement } from './option-words.ts';
import { type Asker, done, type Game, type Reply, refused } from './reply.ts';
import {
  atTable,
  deadlineLines,
  headline,
  nameAt,
  type Situation,
  situationLines,
  situationOf,
  tileLines,
  withOptions,
} from './situation.ts';

const pageSize = 14;
/** Maximum number of lines that list options with their pieces; beyond that, pieces are listed on request. */
const maxInDetail = 24;
/** Maximum number of lines for a kind of action on other tiles: with every tile, with the one asked about, and by words. */
const maxActionLines = { common: 4, about: 6, named: 40 };

/** The part of the options to show. */
export interface Wanted {
  /** Restricts the list to one place. */
  readonly about?: Label | undefined;
  /** Restricts it further to pieces and actions with these words. */
  readonly who?: readonly string[] | undefined;
  readonly page: number;
}

/** Replies with the asker's options, at one place or all. */
export async function showOptions(asker: Asker, game: Game, wanted: Wanted): Promise<Reply> {
  const situation = game.status === 'running' ? await situationOf(asker, game) : undefined;
  if (situation?.awaiting === undefined || !situation.isAwaiting) return notAwaiting(asker, game, situation);
  const { options } = await listOptions(asker.deps, asker.playerId, game);
  const more = withOptions(situation);
  const reader = atTable(asker, situation);
  const { about, who, page } = wanted;
  if (about !== undefined)
    return { ...more, ...(await optionsAt(reader, game, situation, options, about, who)) };
  const choices = await choiceLines(reader, situation, options, page);
  return done([headline(asker, situation), ...choices, ...deadlineLines(asker, game)], more);
}

/** Returns the tile or hand of the player whose turn it is, a page of the options, and how to choose. */
async function choiceLines(
  asker: Asker,
  situation: Situation,
  options: readonly NumberedOption[],
  page: number,
): Promise<string[]> {
  const { lines, isAbridged } = linesFor(asker, situation, options);
  const shown = pageOf(lines, page, isAbridged ? pageSize : maxInDetail);
  return [
    ...tileLines(asker, situation, true),
    ...shown.lines,
    ...pageLines(asker, shown),
    hintFor(asker, options, isAbridged),
    ...(isAbridged ? await commonLines(asker, situation, options) : []),
    ...togetherLines(asker, situation, options),
  ];
}

/** Returns what can be done on other tiles of the board instead of deploying a piece, and how to write it. */
async function commonLines(
  asker: Asker,
  situation: Situation,
  options: readonly NumberedOption[],
): Promise<string[]> {
  const placements = options.filter((option) => isPlacement(situation, option));
  // What two of them share holds for nearly all.
  const some = [...new Set([placements[0], placements.at(-1)])].flatMap((option) => option ?? []);
  const detailed = await Promise.all(some.map((option) => completed(asker, situation.row, option)));
  const { lines, examples } = commonActions(asker, situation, detailed, maxActionLines.common);
  return lines.length === 0 ? [] : [asker.texts.insteadOfPiece, ...lines, asker.texts.actionsHint(examples)];
}

/** Replies to a player who is not on turn. */
export async function notAwaiting(
  asker: Asker,
  game: Game,
  situation: Situation | undefined,
): Promise<Reply> {
  const awaiting = situation?.awaiting;
  if (awaiting === undefined) return refused(await situationLines(asker, game), { game });
  return refused([asker.texts.notYourTurn(nameAt(game, awaiting.seat))], { game });
}

/** Returns each option with all possible pieces; only the places if `isAbridged` because the list is too long. */
function linesFor(
  asker: Asker,
  situation: Situation,
  options: readonly NumberedOption[],
): { lines: string[]; isAbridged: boolean } {
  const isPlacing = options.some((option) => isPlacement(situation, option));
  const isComplete = options.every((option) => !isLeftOut(option));
  const detailed =
    isPlacing && isComplete ? options.flatMap((option) => detailOf(asker, situation, option)) : [];
  if (isPlacing && isComplete && detailed.length <= maxInDetail)
    return { lines: detailed, isAbridged: false };
  const groups = groupsOf(asker, options).map((group) => groupWords(asker, situation, group));
  return { lines: isPlacing ? flow(groups, '', '') : groups, isAbridged: isPlacing };
}

/** Replies with the options at one place and their pieces; the label can name a place, a rotation or a deployment. */
async function optionsAt(
  asker: Asker,
  game: Game,
  situation: Situation,
  options: readonly NumberedOption[],
  label: Label,
  who: readonly string[] | undefined,
): Promise<Pick<Reply, 'outcome' | 'lines'>> {
  const { texts } = asker;
  const found = options.filter((option) => isAt(option, label));
  const here = await Promise.all(found.map((option) => completed(asker, game, option)));
  const [first] = here;
  if (first === undefined) return refused([texts.noSuchLabel(formatLabel(label))]);
  const head = here.length > 1 ? [texts.severalWays(cellOf(first) ?? '', here.length)] : [];
  const lines = here.flatMap((option) => detailWith(asker, situation, option, who));
  return done([...head, ...lines, hintFor(asker, here, false)]);
}

/** Describes an option with the pieces and actions that have some words; all of them if there are no words, or none has them. */
function detailWith(
  asker: Asker,
  situation: Situation,
  option: NumberedOption,
  who: readonly string[] | undefined,
): string[] {
  const found = who === undefined ? [] : matching(asker, situation, option, who);
  if (found.length === 0) return detailOf(asker, situation, option, maxActionLines.about);
  return detailOf(asker, situation, { ...option, deployments: found }, maxActionLines.named);
}

/** Whether a list left out the deployments of an option, because there are too many. */
const isLeftOut = ({ deploymentCount = 0, deployments = [] }: NumberedOption) =>
  deployments.length < deploymentCount;

/** Returns an option of a list with all its deployments. */
export async function completed(
  { deps, playerId }: Asker,
  game: Game,
  option: NumberedOption,
): Promise<NumberedOption> {
  if (!isLeftOut(option)) return option;
  const { options } = await listOptions(deps, playerId, game, option.label);
  return options[0] ?? option;
}

function pageLines({ texts }: Asker, { page, pages }: { page: number; pages: number }): string[] {
  if (pages === 1) return [];
  return [page < pages ? texts.onPage(page, pages) : texts.lastPage(page, pages)];
}

/** Returns an example of several options at once, if that is legal although no single option shows it (R-COUNT-11). */
function togetherLines(
  { texts }: Asker,
  { state, seat }: Situation,
  options: readonly NumberedOption[],
): string[] {
  const [first, ...others] = options.map(({ decision }) => decision);
  if (first === undefined || seat === undefined) return [];
  const both = others
    .flatMap((other) => together(first, other) ?? [])
    .find((each) => explain(state, seat, each) === undefined);
  return both === undefined ? [] : [texts.together(formatDecision(both))];
}

/** Merges two decisions of one type into one that lists both actions; undefined if they have no lists. */
function together(one: Decision, other: Decision): Decision | undefined {
  if (one.type !== other.type || !('pieces' in one) || !('pieces' in other)) return undefined;
  if (one.pieces.length === 0 || other.pieces.length === 0) return undefined;
  return { ...one, pieces: [...one.pieces, ...other.pieces] };
}

/** Explains how to choose, with labels of these options as examples. */
function hintFor({ texts }: Asker, options: readonly NumberedOption[], isAbridged: boolean): string {
  const [first] = options;
  const example = options.find((option) => examplePiece(option) !== undefined) ?? first;
  const piece = example && examplePiece(example);
  const isListedLater = isAbridged && options.some(hasDeployments);
  if (piece === undefined && isListedLater) return texts.piecesHint(first?.label ?? '1');
  return texts.optionsHint(example?.label ?? '1', piece?.label, isListedLater);
}

/** Returns a deployment of an option, if possible one of a piece on the tile itself. */
const examplePiece = ({ deployments = [] }: NumberedOption) =>
  deployments.find(({ decision }) => deployOf(decision) !== undefined) ?? deployments[0];

const hasDeployments = ({ deploymentCount = 0 }: NumberedOption) => deploymentCount > 0;

/** Returns the question that is to be answered, unless it is where to place a tile, which goes without saying. */
function questionLines({ words }: Asker, { awaiting }: Situation): string[] {
  if (awaiting === undefined || awaiting.phase === 'place') return [];
  const { question } = words.phase(awaiting.phase);
  return [`${capital(question)}:`];
}

/** Returns the numbered options of the player whose turn it is, as `options` shows them, after the question. */
export async function choicesOf(deps: Deps, playerId: string, game: Game): Promise<string[]> {
  const asker = await askerOf(deps, playerId);
  const { options } = await listOptions(deps, playerId, game);
  if (options.length === 0) return [];
  const situation = await situationOf(asker, game);
  const lines = await choiceLines(atTable(asker, situation), situation, options, 1);
  return [...questionLines(asker, situation), ...lines];
}
