import { formatDecision } from '../../engine/index.ts';
import type { NumberedOption, OptionChoice } from '../../games/play/options/handles.ts';
import { listOptions } from '../../games/play/options/list.ts';
import { formatLabel, type Label } from '../intent.ts';
import { flow, pageOf } from '../layout.ts';
import { cellOf, detailOf, groupsOf, groupWords } from '../option-words.ts';
import { type Asker, done, type Game, type Reply, refused } from '../reply.ts';
import {
  deadlineLines,
  headline,
  nameAt,
  type Standing,
  situation,
  standingOf,
  tileLines,
  withOptions,
} from '../standing.ts';

const pageSize = 14;
/** Who may stand there is told of all options at once in so many lines, else on request. */
const mostInDetail = 24;

/** The options of the asker, at one place or all. */
export async function showOptions(
  asker: Asker,
  game: Game,
  { about, page }: { about?: Label; page: number },
): Promise<Reply> {
  const standing = game.status === 'running' ? await standingOf(asker, game) : undefined;
  if (standing?.asked === undefined || !standing.isAsked) return nothingAsked(asker, game, standing);
  const { options } = await listOptions(asker.deps, asker.playerId, game);
  const more = withOptions(standing);
  if (about !== undefined) return { ...more, ...optionsAt(asker, standing, options, about) };
  const { lines: all, isAsking } = linesFor(asker, standing, options);
  const shown = pageOf(all, page, isAsking ? pageSize : mostInDetail);
  const lines = [
    headline(asker, standing),
    ...tileLines(asker, standing, true),
    ...shown.lines,
    ...pageLines(asker, shown),
    hintFor(asker, options, isAsking),
    ...togetherLines(asker, options),
    ...deadlineLines(asker, game),
  ];
  return done(lines, more);
}

async function nothingAsked(asker: Asker, game: Game, standing: Standing | undefined): Promise<Reply> {
  const asked = standing?.asked;
  if (asked === undefined) return refused(await situation(asker, game), { game });
  return refused([asker.texts.notYourTurn(nameAt(game, asked.seat))], { game });
}

/** Each option with all who may stand there; the places alone, `isAsking` for more, when that takes too long. */
function linesFor(
  asker: Asker,
  standing: Standing,
  options: readonly NumberedOption[],
): { lines: string[]; isAsking: boolean } {
  const isPlacing = options.some(({ decision }) => cellOf(decision) !== undefined);
  const detailed = isPlacing ? options.flatMap((option) => detailOf(asker, standing, option)) : [];
  if (isPlacing && detailed.length <= mostInDetail) return { lines: detailed, isAsking: false };
  const groups = groupsOf(options).map((group) => groupWords(asker, standing, group));
  return { lines: isPlacing ? flow(groups, '', '') : groups, isAsking: isPlacing };
}

/** What can be done at one place, with who may stand there; the label may name a place, a turn or a deployment. */
function optionsAt(
  asker: Asker,
  standing: Standing,
  options: readonly NumberedOption[],
  label: Label,
): Pick<Reply, 'outcome' | 'lines'> {
  const { texts } = asker;
  const here = options.filter((option) => isAt(option, label));
  const [first] = here;
  if (first === undefined) return refused([texts.noSuchLabel(formatLabel(label))]);
  const head = here.length > 1 ? [texts.severalWays(cellOf(first.decision) ?? '', here.length)] : [];
  const lines = here.flatMap((option) => detailOf(asker, standing, option));
  return done([...head, ...lines, hintFor(asker, here, false)]);
}

/** Whether an option is meant by a label, or by the beginning of one: `3` means 3a and 3b. */
export function isAt(option: OptionChoice, { cell, turn }: Label): boolean {
  return (
    option.label === `${cell}${turn}` || (turn === '' && new RegExp(`^${cell}[a-z]+$`).test(option.label))
  );
}

function pageLines({ texts }: Asker, { page, pages }: { page: number; pages: number }): string[] {
  if (pages === 1) return [];
  return [page < pages ? texts.onPage(page, pages) : texts.lastPage(page, pages)];
}

/** Followers may leave the town together, which no single option says (R-COUNT-11). */
function togetherLines({ texts }: Asker, options: readonly NumberedOption[]): string[] {
  const pieces = options.flatMap(({ decision }) => (decision.type === 'redeploy' ? decision.pieces : []));
  const [one] = pieces;
  const two = pieces.find(({ piece, quarter }) => piece !== one?.piece || quarter !== one.quarter);
  if (one === undefined || two === undefined) return [];
  return [texts.together(formatDecision({ type: 'redeploy', pieces: [one, two] }))];
}

/** How to choose, with labels of these options as the example. */
function hintFor({ texts }: Asker, options: readonly NumberedOption[], isAsking: boolean): string {
  const withPiece = options.find(({ deployments = [] }) => deployments.length > 0);
  const example = withPiece ?? options[0];
  return texts.optionsHint(example?.label ?? '1', withPiece?.deployments?.[0]?.label, isAsking);
}
