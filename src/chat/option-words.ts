import type { Decision } from '../engine/index.ts';
import type { NumberedOption, OptionChoice } from '../games/play/options/handles.ts';
import { textsIn } from '../texts/chat.ts';
import { wordsIn } from '../texts/index.ts';
import { flow } from './layout.ts';
import type { Asker } from './reply.ts';
import type { Standing } from './standing.ts';
import { spotWords } from './tile-words.ts';
import { PIECES } from './words.ts';

/** What is known of the table where the options are. */
type Seen = Pick<Standing, 'view' | 'seat' | 'asked'>;

/** `3,-1` where a decision has a cell. */
export const cellOf = (decision: Decision) => ('x' in decision ? `${decision.x},${decision.y}` : undefined);

/** Options that are told together: those of a cell, and those who enter the town alike. */
export function groupsOf(options: readonly NumberedOption[]): NumberedOption[][] {
  const groups = new Map<string, NumberedOption[]>();
  for (const option of options) {
    const key = keyOf(option);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [option]);
    else group.push(option);
  }
  return [...groups.values()];
}

function keyOf({ decision, label }: NumberedOption): string {
  const isEntry = decision.type === 'count' && decision.quarter !== null;
  return cellOf(decision) ?? (isEntry ? `${decision.piece}@${decision.quarter}` : label);
}

/** `3 (2,-1): a r0, b r90 +4`: where the tile fits at a place; or what else is done. */
export function groupWords(asker: Asker, seen: Seen, group: readonly NumberedOption[]): string {
  const [first, ...others] = group;
  if (first === undefined) return '';
  const cell = cellOf(first.decision);
  if (first.decision.type === 'count') return entryWords(asker, first, others);
  if (cell === undefined) return `${first.label} ${playWords(asker, seen, first)}`;
  if (others.length === 0) return headOf(asker, seen, first);
  const number = /^\d+/.exec(first.label)?.[0] ?? '';
  const turns = group.map(
    (option) => `${option.label.slice(number.length)} ${turnWords(asker, seen, option)}`,
  );
  return `${number} (${cell}): ${turns.join(', ')}`;
}

/** `3a (2,-1) r0: .1 city N · .2 road E-W`: one option with all who may stand there. */
export function detailOf(asker: Asker, seen: Seen, option: NumberedOption): string[] {
  const { decision, label, deployments = [], gains } = option;
  if (cellOf(decision) === undefined) return [`${label} ${playWords(asker, seen, option)}`];
  const head = headOf(asker, seen, option);
  if (deployments.length === 0) return [head];
  const own = gainOf(seen, gains);
  const entries = deployments.map((play, index) => {
    const gain = gainOf(seen, play.gains) === own ? '' : ` ${gainWords(seen, play.gains)}`;
    return `.${index + 1} ${deploymentWords(asker, seen, play.decision)}${gain}`;
  });
  return flow(entries, `${head}: `, '    ');
}

function headOf(asker: Asker, seen: Seen, option: OptionChoice): string {
  return `${option.label} (${cellOf(option.decision)}) ${turnWords(asker, seen, option)}`.trim();
}

/** `r90 +4`; with a hand `base/D r90 +4`. */
function turnWords({ texts }: Asker, seen: Seen, { decision, gains }: OptionChoice): string {
  const tile = 'tile' in decision && decision.tile !== undefined ? decision.tile : '';
  const abbey = decision.type === 'abbey' ? texts.abbey : '';
  const turn = 'rotation' in decision ? `r${decision.rotation}` : '';
  return [abbey, tile, turn, gainWords(seen, gains)].filter((word) => word !== '').join(' ');
}

const gainOf = ({ seat }: Seen, gains: readonly number[]) => gains[seat ?? -1] ?? 0;

/** `+4`: what the asker gets at once. */
function gainWords(seen: Seen, gains: readonly number[]): string {
  const gain = gainOf(seen, gains);
  return gain > 0 ? `+${gain}` : '';
}

/** Who stands where: `road N-S`, or `builder road N-S` for anything but a meeple. */
export function deploymentWords(asker: Asker, { view }: Pick<Seen, 'view'>, decision: Decision): string {
  if (!('deploy' in decision) || decision.deploy === undefined) return '';
  const { deploy } = decision;
  const named = deploy.piece === 'meeple' ? '' : `${wordsIn(asker.language).piece(deploy.piece)} `;
  if ('corner' in deploy) return `${named}${cornerWords(asker, deploy.corner)}`;
  if (decision.type !== 'tile') return `${named}${spotWords(asker, 'abbey/ABBEY', deploy.segment, 0)}`;
  const tile = decision.tile ?? view.drawn ?? view.hand?.[0] ?? '';
  return `${named}${spotWords(asker, tile, deploy.segment, decision.rotation)}`;
}

/** The deployments of an option that words describe: `road`, `builder field sw`; followers when no piece is named. */
export function deploymentsOf(
  asker: Asker,
  seen: Seen,
  { deployments = [] }: NumberedOption,
  who: readonly string[],
): OptionChoice[] {
  const fitting = deployments.filter((play) => {
    const words = wordsOf(asker, seen, play.decision);
    return who.every((word) => words.has(word));
  });
  const isPieceNamed = who.some((word) => PIECES.includes(word));
  const plain = fitting.filter(({ decision }) => isWith(decision, 'meeple'));
  return isPieceNamed || plain.length === 0 ? fitting : plain;
}

const isWith = (decision: Decision, piece: string) =>
  'deploy' in decision && decision.deploy?.piece === piece;

/** Everything by which people may name a deployment: `meeple`, `road0`, `road`, `n`, `s`, `n-s`. */
function wordsOf(asker: Asker, seen: Seen, decision: Decision): ReadonlySet<string> {
  if (!('deploy' in decision) || decision.deploy === undefined) return new Set();
  const { deploy } = decision;
  const spot = 'corner' in deploy ? deploy.corner : deploy.segment;
  const told = (['en', 'it'] as const).flatMap((language) => {
    const texts = textsIn(language);
    const words = deploymentWords({ ...asker, language, texts }, seen, decision);
    // `all but NW` is the place of whoever is not in the north-west.
    return words.replace(new RegExp(texts.allBut('\\S+')), '').split(' ');
  });
  const sides = told.flatMap((word) => word.split('-'));
  const all = [deploy.piece, spot, spot.replace(/\d+$/, ''), ...told, ...sides];
  return new Set(all.map((word) => word.toLowerCase()));
}

const cornerWords = ({ texts }: Asker, corner: string) =>
  [...corner].map((letter) => texts.sides[letter] ?? letter).join('');

/** A decision that is no placement, in words. */
function playWords(asker: Asker, seen: Seen, { decision, gains }: OptionChoice): string {
  const { texts } = asker;
  const words = wordsIn(asker.language);
  switch (decision.type) {
    case 'draw':
      return seen.asked?.phase === 'last-abbeys' ? texts.keepAbbey : texts.drawTile;
    case 'wagon':
      return decision.to === null ? texts.wagonHome : `${placeWords(asker, seen, decision.to)}`;
    case 'redeploy': {
      const moves = decision.pieces.map(
        ({ piece, quarter, to }) =>
          `${words.piece(piece)} ${words.fromQuarter(quarter)}: ${placeWords(asker, seen, to)}`,
      );
      return moves.length === 0 ? texts.nobody : `${moves.join('; ')} ${gainWords(seen, gains)}`.trim();
    }
    default:
      return texts.nobody;
  }
}

/** `road E-W (2,1)`: a part of a tile that lies there. */
function placeWords(asker: Asker, { view }: Seen, to: { x: number; y: number; segment: string }): string {
  const tile = view.tiles.find(({ x, y }) => x === to.x && y === to.y);
  const spot = tile === undefined ? to.segment : spotWords(asker, tile.tile, to.segment, tile.rotation);
  return `${spot} (${to.x},${to.y})`;
}

/** `1 follower to the castle; the count too: 2 blacksmith, 3 market`. */
function entryWords(asker: Asker, first: NumberedOption, others: readonly NumberedOption[]): string {
  const { decision, label } = first;
  const words = wordsIn(asker.language);
  if (decision.type !== 'count' || decision.quarter === null) return `${label} ${asker.texts.nobody}`;
  const entry = `${label} ${words.piece(decision.piece)} ${words.toQuarter(decision.quarter)}`;
  const counts = others.map(({ decision: other, label: number }) => {
    const to = other.type === 'count' && other.quarter !== null ? (other.moveCountTo ?? '') : '';
    return `${number} ${words.quarter(to)}`;
  });
  return counts.length === 0 ? entry : `${entry}; ${asker.texts.countTo} ${counts.join(', ')}`;
}
