import { kindOf } from '../../../src/texts/names.ts';
import { isAt } from '../../board/cell.ts';
import type { Geometries } from '../../board/tiles.ts';
import { more, t } from '../../i18n/index.ts';
import { capital } from '../../ui/text.ts';
import { nameAt, ownedPieceText } from '../players.ts';
import { actionWords } from '../turn/actions.ts';
import { type Alternative, type Part, partsOf } from '../turn/stages.ts';
import type { Turn } from '../turn/use-turn.ts';
import { featureText } from './feature-text.tsx';
import { sideText } from './segment-text.ts';

/** Returns the key of a part in the texts of its action: `capture` for `floor.capture.at`, `at` for the action's own place. */
function partName(action: string, path: string): string {
  const inner = path.slice(action.length + 1);
  return inner === 'at' ? inner : inner.replace(/\.at$/, '');
}

/** Returns the question that a part of an action answers. */
export function questionFor(action: string, path: string): string {
  const words = actionWords(action);
  return words?.questions[partName(action, path)] ?? words?.label ?? '';
}

/** More alternatives than these have no numbers on the board, and are a drop-down list beside it. */
export const MAX_NUMBERED = 24;

/** Numbers the alternatives that have a place, for the board and the list. */
export function numbersOf(alternatives: readonly Alternative[]): ReadonlyMap<Alternative, number> {
  const placed = alternatives.filter(({ part }) => part?.at !== undefined);
  return new Map(placed.map((alternative, index) => [alternative, index + 1]));
}

/** An alternative in words: what it is, and what else there is to know. */
interface AlternativeText {
  readonly text: string;
  readonly detail: string;
}

/** Describes an alternative of an action beside the board, which shows where it is. */
export function alternativeText(
  turn: Turn,
  geometryOf: Geometries,
  action: string,
  path: string,
  { part, option }: Alternative,
): AlternativeText {
  if (part === undefined) {
    const without = actionWords(action)?.without?.[partName(action, path)];
    return { text: without ?? t().turn.alsoNothing, detail: '' };
  }
  if (part.at === undefined) return { text: capital(wordText(turn, part)), detail: '' };
  const { x, y, segment } = part.at;
  const { game } = t();
  const things = segment === undefined ? game.thingsAt(part.at, turn.table.expansions) : [];
  const who = standingText(turn, part, partsOf(option.decision));
  const where =
    segment === undefined
      ? things.length === 0
        ? more().turn.thisTile
        : game.and(things)
      : `${game.feature(kindOf(segment))}${sideText(turn.table, { x, y, segment }, geometryOf)}`;
  const facts = segment === undefined ? '' : featureText({ turn, at: { x, y, segment } });
  const [first = '', ...others] = [who, where].filter((text) => text !== '');
  return { text: capital(first), detail: [...others, facts].filter((text) => text !== '').join(' · ') };
}

/** Returns whose piece stands at a place: the one that the decision names there, or the one that the board shows. */
function standingText({ table, game }: Turn, { path, at }: Part, parts: readonly Part[]): string {
  const named = parts.find((one) => one.path === path.replace(/\.at$/, '.piece') && one.seat !== undefined);
  const stands = (one: (typeof table.pieces)[number]) =>
    'segment' in one.at && at !== undefined && isAt(at, one.at) && one.at.segment === at.segment;
  const shown = table.pieces.find(stands);
  const { piece, seat } = named === undefined ? (shown ?? {}) : { piece: named.word, seat: named.seat };
  if (piece === undefined || seat === undefined) return '';
  return ownedPieceText(piece, nameAt(game, seat));
}

function wordText({ game }: Turn, { word = '', seat }: Part): string {
  return seat === undefined ? t().game.piece(word) : ownedPieceText(word, nameAt(game, seat));
}
