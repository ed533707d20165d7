import type { Decision } from '../../engine/index.ts';
import { cellIn, cellOf, type OptionChoice } from '../../games/play/options/handles.ts';
import type { OptionList } from '../../games/play/options/list.ts';
import { groupBy } from '../../helpers/group-by.ts';
import { escapeHtml } from '../../helpers/html.ts';
import { renderTile } from '../../render/index.ts';
import { capital } from '../../texts/capital.ts';
import {
  addedFor,
  type GameWords,
  type InLanguage,
  type LinkTexts,
  optionText,
  sidesOfSegment,
  withPlayers,
  wordsIn,
} from '../../texts/index.ts';

type Option = OptionList['options'][number];
type TileDecision = Extract<Decision, { type: 'tile' }>;
type Deployment = NonNullable<TileDecision['deploy']>;

/** The data shown by the list. */
export interface ListScene {
  readonly words: InLanguage<LinkTexts>;
  /** The tile in hand; empty if there is none, or several. */
  readonly drawn: string;
  /** The reader's seat, and all names. */
  readonly seat: number;
  readonly nameOf: (seat: number) => string;
}

/**
 * Returns the options as radio buttons: those of a cell together, with a picture for each rotation, and the rest as one
 * list.
 */
export function listOf(scene: ListScene, options: readonly Option[]): string {
  const cells = groupBy(options, cellOf);
  const others = cells.get(undefined) ?? [];
  cells.delete(undefined);
  return (
    tilePictures(scene, options) +
    [...cells.values()].map((group) => cellGroup(scene, group, cells.size === 1)).join('') +
    (others.length === 0 ? '' : plainGroup(scene, others))
  );
}

function cellGroup(scene: ListScene, group: readonly Option[], isOpen: boolean): string {
  const [x = '', y = ''] = (group[0] && cellOf(group[0]))?.split(',') ?? [];
  const number = /^\d+/.exec(group[0]?.label ?? '')?.[0] ?? '';
  const summary = escapeHtml(scene.words.cell(number, Number(x), Number(y)));
  const turns = group.map((option) => turnGroup(scene, option));
  return `<details name="cell"${isOpen ? ' open' : ''}><summary>${summary}</summary>${turns.join('')}</details>`;
}

/** A tile in its cell in one rotation: without a piece, and with each piece that can be placed on it. */
function turnGroup(scene: ListScene, { deployments = [], deploymentCount = 0, ...alone }: Option): string {
  const { decision } = alone;
  const { words } = scene;
  const isTile = decision.type === 'tile';
  const legend = isTile ? words.place(decision.x, decision.y, decision.rotation) : sentence(scene, alone);
  const picture = isTile ? `<svg aria-hidden="true"><use href="#${pictureId(scene, decision)}"/></svg>` : '';
  const choices = [
    radio(scene, alone, words.alone),
    ...deployments.map((each) => radio(scene, each, deployedText(scene, each.decision))),
    ...(deployments.length < deploymentCount ? [piecesLink(scene, alone)] : []),
  ];
  return `<fieldset><legend>${escapeHtml(legend)}</legend>${picture}${choices.join('')}</fieldset>`;
}

/** The link to the same page with one option and all its deployments. */
function piecesLink({ words }: ListScene, { label }: OptionChoice): string {
  return `<p><a href="?option=${encodeURIComponent(label)}">${escapeHtml(words.pieces)}</a></p>`;
}

function plainGroup(scene: ListScene, options: readonly Option[]): string {
  const radios = options.flatMap(({ deployments = [], ...alone }) =>
    [alone, ...deployments].map((each) => radio(scene, each, sentence(scene, each))),
  );
  const legend = escapeHtml(scene.words.otherwise);
  return `<div class="alone"><fieldset><legend>${legend}</legend>${radios.join('')}</fieldset></div>`;
}

function radio({ words, seat, nameOf }: ListScene, { handle, gains }: OptionChoice, text: string): string {
  const gained = gains.flatMap((points, at) =>
    points === 0 ? [] : [words.gain(points, at === seat ? undefined : nameOf(at))],
  );
  const gain = gained.length === 0 ? '' : ` <span class="gain">(${escapeHtml(gained.join(', '))})</span>`;
  return `<label><input type="radio" name="option" value="${escapeHtml(handle)}"><span>${escapeHtml(text)}${gain}</span></label>`;
}

/** Describes a decision in words. */
function sentence(scene: ListScene, option: OptionChoice): string {
  const choice = { ...option, cell: cellIn(option.target) };
  return capital(optionText(scene.words.language, choice, gameWordsOf(scene)));
}

const gameWordsOf = ({ words, nameOf, seat }: ListScene): GameWords =>
  withPlayers(wordsIn(words.language), nameOf, seat);

/** Describes the piece's place, and what else goes with the tile: `a knight in the city in the north`. */
function deployedText(scene: ListScene, decision: Decision): string {
  const words = gameWordsOf(scene);
  const added = addedFor(scene.words.language, decision, words).map(({ text, segment }) =>
    onTile(scene, decision, text, segment),
  );
  const pieces = 'deploy' in decision && decision.deploy ? [pieceText(scene, decision, decision.deploy)] : [];
  return words.and([...pieces, ...added]);
}

function pieceText(scene: ListScene, decision: Decision, deploy: Deployment): string {
  const { words } = scene;
  const known = wordsIn(words.language);
  const text = known.deployed(deploy.piece, deploy);
  if ('corner' in deploy) return `${text} ${words.where([deploy.corner])}`;
  if ('x' in deploy) return `${text}${known.at(deploy.x, deploy.y)}`;
  return onTile(scene, decision, text, deploy.segment);
}

/** Adds to a text on which sides of the decision's tile a segment lies. */
function onTile({ words, drawn }: ListScene, decision: Decision, text: string, segment = ''): string {
  const isTile = decision.type === 'tile';
  const tile = isTile ? (decision.tile ?? drawn) : drawn;
  const sides = sidesOfSegment(tile, segment, isTile ? decision.rotation : 0);
  return sides.length === 0 ? text : `${text} ${words.where(sides)}`;
}

function pictureId({ drawn }: ListScene, { tile = drawn, rotation }: TileDecision): string {
  return `tile-${tile.replace(/\W/g, '-')}-${rotation}`;
}

/** Returns the pictures of all listed tiles, each drawn once. */
function tilePictures(scene: ListScene, options: readonly Option[]): string {
  const tiles = new Map<string, string>();
  for (const { decision } of options) {
    if (decision.type !== 'tile') continue;
    const drawn = renderTile(decision.tile ?? scene.drawn, decision.rotation) ?? '';
    const id = pictureId(scene, decision);
    if (drawn !== '') tiles.set(id, drawn.replace('<svg ', `<svg id="${id}" `));
  }
  return `<div class="sprite" aria-hidden="true">${[...tiles.values()].join('')}</div>`;
}
