import { type Decision, explain, formatDecision } from '../engine/index.ts';
import { cellOf, type NumberedOption } from '../games/play/options/handles.ts';
import { listOptions } from '../games/play/options/list.ts';
import type { Deps } from '../platform/deps.ts';
import { askerOf } from './asker.ts';
import { formatLabel, isAt, type Label } from './label.ts';
import { flow, pageOf } from './layout.ts';
import { detailOf, groupsOf, groupWords } from './option-words.ts';
import { type Asker, done, type Game, type Reply, refused } from './reply.ts';
import {
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

/** Replies with the asker's options, at one place or all. */
export async function showOptions(
  asker: Asker,
  game: Game,
  { about, page }: { about?: Label; page: number },
): Promise<Reply> {
  const situation = game.status === 'running' ? await situationOf(asker, game) : undefined;
  if (situation?.awaiting === undefined || !situation.isAwaiting) return notAwaiting(asker, game, situation);
  const { options } = await listOptions(asker.deps, asker.playerId, game);
  const more = withOptions(situation);
  if (about !== undefined) return { ...more, ...(await optionsAt(asker, game, situation, options, about)) };
  const choices = choiceLines(asker, situation, options, page);
  return done([headline(asker, situation), ...choices, ...deadlineLines(asker, game)], more);
}

/** Returns the tile or hand of the player whose turn it is, a page of the options, and how to choose. */
function choiceLines(
  asker: Asker,
  situation: Situation,
  options: readonly NumberedOption[],
  page: number,
): string[] {
  const { lines, isAbridged } = linesFor(asker, situation, options);
  const shown = pageOf(lines, page, isAbridged ? pageSize : maxInDetail);
  return [
    ...tileLines(asker, situation, true),
    ...shown.lines,
    ...pageLines(asker, shown),
    hintFor(asker, options, isAbridged),
    ...togetherLines(asker, situation, options),
  ];
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
  const isPlacing = options.some((option) => cellOf(option) !== undefined);
  const isComplete = options.every((option) => !isLeftOut(option));
  const detailed = isPlacing ? options.flatMap((option) => detailOf(asker, situation, option)) : [];
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
): Promise<Pick<Reply, 'outcome' | 'lines'>> {
  const { texts } = asker;
  const here = await Promise.all(
    options.filter((option) => isAt(option, label)).map((option) => completed(asker, game, option)),
  );
  const [first] = here;
  if (first === undefined) return refused([texts.noSuchLabel(formatLabel(label))]);
  const head = here.length > 1 ? [texts.severalWays(cellOf(first) ?? '', here.length)] : [];
  const lines = here.flatMap((option) => detailOf(asker, situation, option));
  return done([...head, ...lines, hintFor(asker, here, false)]);
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
  const withPiece = options.find(({ deployments = [] }) => deployments.length > 0);
  const example = withPiece ?? options[0];
  return texts.optionsHint(example?.label ?? '1', withPiece?.deployments?.[0]?.label, isAbridged);
}

/** Returns the numbered options of the player whose turn it is, as `options` shows them. */
export async function choicesOf(deps: Deps, playerId: string, game: Game): Promise<string[]> {
  const asker = await askerOf(deps, playerId);
  const { options } = await listOptions(deps, playerId, game);
  return options.length === 0 ? [] : choiceLines(asker, await situationOf(asker, game), options, 1);
}
