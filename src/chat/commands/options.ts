import { type Decision, formatDecision } from '../../engine/index.ts';
import { listOptions } from '../../games/list-options.ts';
import type { NumberedOption, NumberedPlay } from '../../games/option-handles.ts';
import { wordsIn } from '../../phrases/index.ts';
import { formatLabel, type Label } from '../intent.ts';
import { flow, pageOf } from '../layout.ts';
import { type Asker, done, type Game, type Reply, refused } from '../reply.ts';
import {
  deadlineLines,
  headline,
  isSecretTo,
  nameAt,
  type Standing,
  standingOf,
  tileLines,
} from '../standing.ts';
import { spotWords } from '../tile-words.ts';

const pageSize = 14;
/** With more placements than this who may stand there is told on request only. */
const mostInDetail = 12;

/** The options of the asker, at one place or all. */
export async function showOptions(
  asker: Asker,
  game: Game,
  { about, page }: { about?: Label; page: number },
): Promise<Reply> {
  const standing = game.status === 'running' ? await standingOf(asker, game) : undefined;
  if (standing?.asked === undefined || !standing.isAsked) return nothingAsked(asker, game, standing);
  const { options } = await listOptions(asker.deps, asker.playerId, game);
  const more = { game, picture: 'legal', isSecret: isSecretTo(standing) } as const;
  if (about !== undefined) return { ...more, ...optionsAt(asker, standing, options, about) };
  const isDetailed = options.length <= mostInDetail;
  const all = isDetailed
    ? options.flatMap((option) => detailOf(asker, standing, option))
    : flow(
        groupsOf(options).map((group) => groupWords(asker, standing, group)),
        '',
        '',
      );
  const shown = pageOf(all, page, pageSize);
  const lines = [
    headline(asker, standing),
    ...tileLines(asker, standing, true),
    ...shown.lines,
    ...pageLines(asker, shown),
    hintFor(asker, options, !isDetailed),
    ...deadlineLines(asker, game),
  ];
  return done(lines, more);
}

function nothingAsked(asker: Asker, game: Game, standing: Standing | undefined): Reply {
  const { texts } = asker;
  const asked = standing?.asked;
  if (asked !== undefined) return refused([texts.notYourTurn(nameAt(game, asked.seat))], { game });
  return refused([texts.refused['game-not-running'] ?? ''], { game });
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
export function isAt(option: NumberedPlay, { cell, turn }: Label): boolean {
  return (
    option.label === `${cell}${turn}` || (turn === '' && new RegExp(`^${cell}[a-z]+$`).test(option.label))
  );
}

/** Options that share a cell; what belongs to no cell is alone. */
function groupsOf(options: readonly NumberedOption[]): NumberedOption[][] {
  const groups = new Map<string, NumberedOption[]>();
  for (const option of options) {
    const key = cellOf(option.decision) ?? option.label;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [option]);
    else group.push(option);
  }
  return [...groups.values()];
}

const cellOf = (decision: Decision) => ('x' in decision ? `${decision.x},${decision.y}` : undefined);

/** `3 (2,-1): a r0, b r90 +4`: where the tile fits at a place. */
function groupWords(asker: Asker, standing: Standing, group: readonly NumberedOption[]): string {
  const [first, ...others] = group;
  if (first === undefined) return '';
  const cell = cellOf(first.decision);
  if (cell === undefined) return `${first.label} ${playWords(asker, first.decision)}`;
  if (others.length === 0) return `${first.label} (${cell}) ${turnWords(standing, first)}`.trim();
  const number = /^\d+/.exec(first.label)?.[0] ?? '';
  const turns = group.map((option) => `${option.label.slice(number.length)} ${turnWords(standing, option)}`);
  return `${number} (${cell}): ${turns.join(', ')}`;
}

/** `r90 +4`, with a hand `base/D r90 +4`. */
function turnWords(standing: Standing, { decision, gains }: NumberedPlay): string {
  const tile = 'tile' in decision && decision.tile !== undefined ? decision.tile : '';
  const kind = decision.type === 'abbey' ? 'abbey' : '';
  const turn = 'rotation' in decision ? `r${decision.rotation}` : '';
  return [kind, tile, turn, gainWords(standing, gains)].filter((word) => word !== '').join(' ');
}

/** `+4`: what the asker gets at once. */
function gainWords({ seat }: Standing, gains: readonly number[]): string {
  const gain = gains[seat ?? -1] ?? 0;
  return gain > 0 ? `+${gain}` : '';
}

/** `3a (2,-1) r0: .1 city N · .2 road E-W`. */
function detailOf(asker: Asker, standing: Standing, option: NumberedOption): string[] {
  const { decision, label, deployments = [], gains } = option;
  const cell = cellOf(decision);
  if (cell === undefined)
    return [`${label} ${playWords(asker, decision)} ${gainWords(standing, gains)}`.trim()];
  const head = `${label} (${cell}) ${turnWords(standing, option)}`.trim();
  if (deployments.length === 0) return [head];
  const own = gains[standing.seat ?? -1] ?? 0;
  const entries = deployments.map((play, index) => {
    const gain = (play.gains[standing.seat ?? -1] ?? 0) === own ? '' : ` ${gainWords(standing, play.gains)}`;
    return `.${index + 1} ${deploymentWords(asker, standing, play.decision)}${gain}`;
  });
  return flow(entries, `${head}: `, '    ');
}

/** Who stands where: `road N-S`, or `builder road N-S` for anything but a meeple. */
export function deploymentWords(asker: Asker, { view }: Pick<Standing, 'view'>, decision: Decision): string {
  if (!('deploy' in decision) || decision.deploy === undefined) return '';
  const { deploy } = decision;
  const named = deploy.piece === 'meeple' ? '' : `${wordsIn(asker.language).piece(deploy.piece)} `;
  if ('corner' in deploy) return `${named}${cornerWords(asker, deploy.corner)}`;
  const isTile = decision.type === 'tile';
  const tile = isTile ? (decision.tile ?? view.drawn ?? view.hand?.[0] ?? '') : 'abbey/ABBEY';
  return `${named}${spotWords(asker, tile, deploy.segment, isTile ? decision.rotation : 0)}`;
}

const cornerWords = ({ texts }: Asker, corner: string) =>
  [...corner].map((letter) => texts.sides[letter] ?? letter).join('');

/** A decision that is no placement, in words where they are shorter than its text form. */
function playWords({ texts }: Asker, decision: Decision): string {
  if (decision.type === 'draw') return texts.drawTile;
  const text = formatDecision(decision);
  if (text.endsWith(' -')) return texts.decline;
  return text.replace(/^(?:wagon|count|redeploy) /, '');
}

function pageLines({ texts }: Asker, { page, pages }: { page: number; pages: number }): string[] {
  if (pages === 1) return [];
  return [page < pages ? texts.onPage(page, pages) : texts.lastPage(page, pages)];
}

/** How to choose, with labels of these options as the example. */
function hintFor({ texts }: Asker, options: readonly NumberedOption[], isAsking: boolean): string {
  const withPiece = options.find(({ deployments = [] }) => deployments.length > 0);
  const example = withPiece ?? options[0];
  return texts.optionsHint(example?.label ?? '1', withPiece?.deployments?.[0]?.label, isAsking);
}
