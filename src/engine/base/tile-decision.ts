import { z } from 'zod';
import { playableTypes, takePlayed } from '../core/bag.ts';
import type { Rotation } from '../core/board/cell.ts';
import { layTile, type Placement, placementsOf, refusePlacement } from '../core/board/placement.ts';
import type { TileType } from '../core/board/tile-type.ts';
import { deployAs, refuseDeployment } from '../core/deploying.ts';
import { type Deployment, deploymentSchema } from '../core/deployment.ts';
import type { DecisionKind } from '../core/expansion.ts';
import {
  CELL_PATTERN,
  DEPLOYMENT_PATTERN,
  type DecisionNotation,
  formatDeployment,
  readDeployment,
} from '../core/notation.ts';
import { deploymentsOn } from '../core/pieces.ts';
import { markOf, type Position, report, undoTo, write } from '../core/position.ts';
import { type Refusal, refusal } from '../core/refusal.ts';

/** See `tileDecision`. */
export const tileDecisionSchema = z
  .strictObject({
    type: z.literal('tile'),
    tile: z.string().max(40).optional().describe('Which tile of the hand; needed with a hand of three.'),
    x: z.int().min(-1000).max(1000).describe('East is positive.'),
    y: z.int().min(-1000).max(1000).describe('South is positive.'),
    rotation: z
      .union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)])
      .describe('Degrees clockwise from the tile as printed.'),
    deploy: deploymentSchema.optional().describe('Leave out to deploy nothing.'),
  })
  .meta({
    id: 'TileDecision',
    description: 'Places the drawn tile, or one of the hand, and deploys at most one piece on it (phase 3).',
  });
type TileDecision = z.infer<typeof tileDecisionSchema>;

/** Placing a tile with its deployment, one decision (R-TILE-1..5, R-DEP-1, R-TURN-12). */
export const tileDecision: DecisionKind<TileDecision> = {
  type: 'tile',
  phases: ['place'],

  choices(position) {
    const types = [...new Set(playableTypes(position))];
    const named = types.length > 1;
    return types.flatMap((type) =>
      placementsOf(position, type).flatMap((placement) => choicesAt(position, type, placement, named)),
    );
  },

  refuse(position, decision) {
    const type = typeMeant(position, decision);
    if (!('facts' in type)) return type;
    const { x, y, rotation, deploy } = decision;
    const refused = refusePlacement(position, type, rotation / 90, x, y);
    if (refused !== undefined || deploy === undefined) return refused;
    const mark = markOf(position);
    const tile = layTile(position, type, rotation / 90, x, y);
    const answer = refuseDeployment(position, position.memory[position.at.turnSeat], tile, deploy);
    undoTo(position, mark);
    return answer;
  },

  effect(position, decision) {
    const type = typeMeant(position, decision);
    if (!('facts' in type)) throw new Error(type.detail);
    const seat = position.memory[position.at.turnSeat];
    const tile = placeTile(position, type, decision);
    if (decision.deploy !== undefined) deployAs(position, seat, tile, decision.deploy);
  },
};

const TILE_PATTERN = new RegExp(
  `^(?:(?<set>[a-z]+)/(?<letter>[a-z]+) )?${CELL_PATTERN} r ?(?<rotation>\\d+)${DEPLOYMENT_PATTERN}$`,
);

/** `3,-1 r90 meeple@road0`, with a hand of three `base/U 3,-1 r90`. */
export const tileNotation: DecisionNotation<TileDecision> = {
  type: 'tile',
  format({ tile, x, y, rotation, deploy }) {
    return `${tile === undefined ? '' : `${tile} `}${x},${y} r${rotation}${formatDeployment(deploy)}`;
  },
  read(words) {
    const groups = TILE_PATTERN.exec(words)?.groups;
    if (groups === undefined) return undefined;
    const { set, letter = '', x, y, rotation } = groups;
    const named = set === undefined ? {} : { tile: `${set}/${letter.toUpperCase()}` };
    return {
      type: 'tile',
      ...named,
      x: Number(x),
      y: Number(y),
      rotation: Number(rotation),
      ...readDeployment(groups),
    };
  },
};

/** Lays a tile of the active seat, which thereby has it no longer, and lets the rules see it. */
export function placeTile(position: Position, type: TileType, placement: Placement): number {
  const { x, y, rotation } = placement;
  takePlayed(position, type);
  const tile = layTile(position, type, rotation / 90, x, y);
  write(position, position.at.placed, tile);
  report(position, {
    type: 'tile-placed',
    seat: position.memory[position.at.turnSeat],
    tile: type.facts.id,
    x,
    y,
    rotation,
  });
  for (const see of position.ruleset.hooks.onTilePlaced) see(position, tile);
  return tile;
}

function choicesAt(position: Position, type: TileType, placement: Placement, named: boolean): TileDecision[] {
  const bare = { type: 'tile' as const, ...(named ? { tile: type.facts.id } : {}), ...placement };
  const mark = markOf(position);
  const tile = layTile(position, type, placement.rotation / 90, placement.x, placement.y);
  const deployments = deploymentsOn(position, position.memory[position.at.turnSeat], tile);
  undoTo(position, mark);
  return [bare, ...deployments.map((deploy: Deployment) => ({ ...bare, deploy }))];
}

function typeMeant(
  position: Position,
  decision: { tile?: string | undefined; rotation: Rotation },
): TileType | Refusal {
  const types = [...new Set(playableTypes(position))];
  const [only] = types;
  if (decision.tile === undefined) {
    if (types.length === 1 && only !== undefined) return only;
    const names = types.map((type) => type.facts.id).join(', ');
    return refusal('wrong-tile', 'R-HAND-3', `Name the tile of your hand that you place: ${names}.`);
  }
  const meant = types.find((type) => type.facts.id === decision.tile);
  if (meant !== undefined) return meant;
  const names = types.map((type) => type.facts.id).join(', ');
  return refusal('wrong-tile', 'R-TILE-5', `You have ${names} to place, not ${decision.tile}.`);
}
