import { CORNERS, type Corner } from './board/cell.ts';
import type { Deployment } from './deployment/deployment.ts';
import type { Place } from './position/places.ts';
import type { Position } from './position/position.ts';

/**
 * The short text form of one type of decision, for people and chat. `Decision` is the shape of its schema, which
 * also checks what was read.
 */
export interface DecisionNotation<Decision extends { type: string } = { type: string }> {
  readonly type: Decision['type'];
  format(decision: Decision): string;
  /**
   * Reads lower-case words with single spaces; undefined when they are no such decision.
   * @param position what the decision answers, for words that leave out what it shows, such as the cell of the tile just
   *   placed; undefined where none is known: in records and plans, so `format` writes decisions in full
   */
  read(words: string, position?: Position): unknown;
}

/** Source of a pattern for `3,-1`, with groups x and y. */
export const CELL_PATTERN = '(?<x>-?\\d+) ?, ?(?<y>-?\\d+)';
/** Source of a pattern for a deployment that may follow, with groups piece and spot, which may be a place. */
export const DEPLOYMENT_PATTERN =
  '(?: (?<piece>[^\\s@]+) ?@ ?(?<spot>-?\\d+ ?, ?-?\\d+ ?: ?[^\\s@]+|[^\\s@]+))?';

/** ` meeple@road0`, ` barn@SW`, ` meeple@3,-1:road0`, or nothing. */
export function formatDeployment(deploy: Deployment | undefined): string {
  if (deploy === undefined) return '';
  if ('x' in deploy) return ` ${deploy.piece}@${formatPlace(deploy)}`;
  return ` ${deploy.piece}@${'corner' in deploy ? deploy.corner : deploy.segment}`;
}

/** The `deploy` of a decision, if the words had one. */
export function readDeployment({ piece, spot }: Readonly<Record<string, string | undefined>>): object {
  if (piece === undefined || spot === undefined) return {};
  const place = readPlace(spot);
  if (place !== undefined) return { deploy: { piece, ...place } };
  const corner = spot.toUpperCase();
  return { deploy: isCorner(corner) ? { piece, corner } : { piece, segment: spot } };
}

/** `3,-1:city0`. */
export function formatPlace({ x, y, segment }: Place): string {
  return `${x},${y}:${segment}`;
}

/** Reads `3,-1:city0`. */
export function readPlace(text: string): Place | undefined {
  const found = /^(-?\d+) ?, ?(-?\d+) ?: ?([a-z]+\d+)$/.exec(text);
  if (found === null) return undefined;
  const [, x, y, segment = ''] = found;
  return { x: Number(x), y: Number(y), segment };
}

function isCorner(text: string): text is Corner {
  return (CORNERS as readonly string[]).includes(text);
}
