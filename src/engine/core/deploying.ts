import type { Deployment } from './deployment.ts';
import { deploy, ruleAgainst, SPOTS, spotOf, supplyOf } from './pieces.ts';
import { NONE, type Position } from './position.ts';
import { type Refusal, type RefusalReason, refusal } from './refusal.ts';
import { pieceNumber } from './ruleset.ts';

const SENTENCES: Readonly<Record<string, readonly [RefusalReason, string]>> = {
  'R-DEP-2': ['no-such-segment', 'The tile has no such segment.'],
  'R-DEP-3': ['feature-occupied', 'A piece stands on this feature already, on this tile or further away.'],
};

/** Why a seat may not deploy so on a tile, or undefined when it may (chapter 6). */
export function refuseDeployment(
  position: Position,
  seat: number,
  tile: number,
  deployment: Deployment,
): Refusal | undefined {
  const kind = pieceNumber(position.ruleset, deployment.piece);
  const piece = position.ruleset.pieces[kind];
  if (piece === undefined) {
    const names = position.ruleset.pieces.map(({ name }) => name).join(', ');
    return refusal(
      'no-such-piece',
      'R-DEP-1',
      `There is no ${deployment.piece} in this game; there are ${names}.`,
    );
  }
  if (supplyOf(position, seat, kind) === 0) {
    return refusal('not-in-supply', 'R-DEP-5', `You have no ${piece.name} left in your supply.`);
  }
  const spot = spotOf(position, tile, deployment);
  const rule = spot === NONE ? 'R-DEP-2' : ruleAgainst(position, seat, kind, tile, spot);
  if (rule === undefined) return undefined;
  const [reason, sentence] = SENTENCES[rule] ?? ['piece-not-allowed', piece.sentences[rule] ?? ''];
  return refusal(piece.segmentAtCorner !== undefined ? 'corner-not-allowed' : reason, rule, sentence);
}

/** Carries out a legal deployment. */
export function deployAs(position: Position, seat: number, tile: number, deployment: Deployment): void {
  const kind = pieceNumber(position.ruleset, deployment.piece);
  deploy(position, seat, tile, kind * SPOTS + spotOf(position, tile, deployment));
}
