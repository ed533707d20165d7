import type { PieceKind } from '../piece-kind.ts';
import { tileAt } from '../position/grid.ts';
import { supplyOf } from '../position/pieces.ts';
import { NONE, type Position } from '../position/position.ts';
import { type CoreRefusalReason, type Refusal, refusal } from '../refusal.ts';
import { pieceNumber, rulesetOf } from '../ruleset.ts';
import type { Deployment } from './deployment.ts';
import { mayGoElsewhere, ruleAgainst, ruleThatOpensBoard, vetoOn } from './legal.ts';
import { spotOf } from './spots.ts';

const SENTENCES: Readonly<Record<string, readonly [CoreRefusalReason, string]>> = {
  'R-DEP-2': ['no-such-segment', 'The tile has no such segment.'],
  'R-DEP-3': ['feature-occupied', 'A piece stands on this feature already, on this tile or further away.'],
};

/** Returns why a seat may not deploy so on a tile, or undefined when it may (chapter 6). */
export function refuseDeployment(
  position: Position,
  seat: number,
  tile: number,
  deployment: Deployment,
): Refusal | undefined {
  const { pieces } = rulesetOf(position);
  const kind = pieceNumber(position, deployment.piece);
  const piece = pieces[kind];
  if (piece === undefined) {
    const names = pieces.map(({ name }) => name).join(', ');
    const detail = `There is no ${deployment.piece} in this game; there are ${names}.`;
    return refusal('no-such-piece', 'R-DEP-1', detail);
  }
  if (supplyOf(position, seat, kind) === 0) {
    return refusal('not-in-supply', 'R-DEP-5', `You have no ${piece.name} left in your supply.`);
  }
  if (piece.notWithTile !== undefined) return refuseByRule(piece, piece.notWithTile);
  if ('x' in deployment) return refuseElsewhere(position, kind, tile, deployment);
  const veto = vetoOn(position, tile);
  if (veto !== undefined) return veto;
  const spot = spotOf(position, tile, deployment);
  const rule = spot === NONE ? 'R-DEP-2' : ruleAgainst(position, seat, kind, tile, spot);
  return rule === undefined ? undefined : refuseByRule(piece, rule);
}

function refuseElsewhere(
  position: Position,
  kind: number,
  placed: number,
  deployment: Extract<Deployment, { x: number }>,
): Refusal | undefined {
  const rule = ruleThatOpensBoard(position, placed);
  const tile = tileAt(position, deployment.x, deployment.y);
  if (rule === undefined || tile === placed) {
    const detail = 'Name a segment of the tile just placed, without its cell.';
    return refusal('no-such-segment', rule ?? 'R-DEP-1', detail);
  }
  const spot = tile === NONE ? NONE : spotOf(position, tile, deployment);
  if (spot === NONE) return refusal('no-such-segment', 'R-DEP-2', 'The tile has no such segment.');
  const veto = vetoOn(position, tile);
  if (veto !== undefined || mayGoElsewhere(position, kind, tile, spot)) return veto;
  const detail = 'On another tile only a follower can be deployed, on an unoccupied and incomplete feature.';
  return refusal('piece-not-allowed', rule, detail);
}

function refuseByRule(piece: PieceKind, rule: string): Refusal {
  const [reason, sentence] = SENTENCES[rule] ?? ['piece-not-allowed', piece.sentences[rule] ?? ''];
  return refusal(piece.segmentAtCorner === undefined ? reason : 'corner-not-allowed', rule, sentence);
}
