import { placeTile } from '../base/tile-decision.ts';
import { CORNERS, type Corner } from '../core/board/cell.ts';
import type { TileType } from '../core/board/tile-type.ts';
import type { Deployment } from '../core/deployment/deployment.ts';
import { cornerOf, SPOTS } from '../core/deployment/spots.ts';
import { playableTypes } from '../core/drawing.ts';
import { placementOf } from '../core/placement.ts';
import { NONE } from '../core/position/position.ts';
import { rulesetOf } from '../core/ruleset.ts';
import { markAnswered, proceed } from '../core/turn.ts';
import type { Decision } from '../decision.ts';
import type { Search } from './search.ts';

/**
 * The placement of a tile by numbers instead of decisions, for programs that try very many: `layDrawn` with a code of
 * `listPlacements`, `deploy` with a code of `listDeployments` if a piece goes with it, then `finishPart` or `finishTurn`.
 */

/** Lays a tile of the active seat at a code of `listPlacements`. @returns its number */
export function layDrawn(search: Search, type: TileType, code: number): number {
  return placeTile(search, type, placementOf(search, code));
}

/** Scores what the tile completed, up to the next decision in the part or to its end, before the next tile is drawn. */
export function finishPart(search: Search): void {
  markAnswered(search);
  proceed(search, 'next');
}

/** Does all that follows from the tile, up to the next decision or the end of the game. */
export function finishTurn(search: Search): void {
  markAnswered(search);
  proceed(search);
}

/**
 * Returns the decision that codes stand for, before the tile is laid.
 * @param deployment code of `listDeployments`, or NONE
 */
export function tileDecision(
  search: Search,
  type: TileType,
  placement: number,
  deployment: number,
): Decision {
  const isNamed = new Set(playableTypes(search)).size > 1;
  return {
    type: 'tile',
    ...(isNamed ? { tile: type.facts.id } : {}),
    ...placementOf(search, placement),
    ...(deployment === NONE ? {} : { deploy: deploymentOf(search, type, deployment) }),
  };
}

function deploymentOf(search: Search, type: TileType, code: number): Deployment {
  const piece = rulesetOf(search).pieces[Math.floor(code / SPOTS)]?.name ?? '';
  const corner = cornerOf(code % SPOTS);
  if (corner !== NONE) return { piece, corner: CORNERS[corner] as Corner };
  return { piece, segment: type.facts.segments[code % SPOTS]?.id ?? '' };
}
