import { z } from 'zod';
import { quarterTurnOf } from '../core/board/symmetry.ts';
import type { TileType } from '../core/board/tile-type.ts';
import { deployAs } from '../core/deployment/deploy.ts';
import { type Deployment, deploymentSchema } from '../core/deployment/deployment.ts';
import { deploymentsOn } from '../core/deployment/legal.ts';
import { refuseDeployment } from '../core/deployment/refuse.ts';
import { playableTypes, takePlayed } from '../core/drawing.ts';
import { rotationSchema } from '../core/events.ts';
import type { DecisionKind, Scope } from '../core/expansion.ts';
import { renamedMembers } from '../core/members.ts';
import {
  CELL_PATTERN,
  DEPLOYMENT_PATTERN,
  type DecisionNotation,
  formatDeployment,
  readDeployment,
} from '../core/notation.ts';
import { type Placement, placementsOf, refusePlacement } from '../core/placement.ts';
import { layTile, withTileLaid } from '../core/position/lay-tile.ts';
import { type Position, report } from '../core/position/position.ts';
import { activeSeat } from '../core/position/seats.ts';
import { setPlacedTile } from '../core/position/turn-state.ts';
import { type Refusal, refusal } from '../core/refusal.ts';
import { rulesetOf } from '../core/ruleset.ts';

/** Reasons for which these decisions are refused. */
export const REASONS = ['wrong-tile'] as const;

/** See `tileDecision`. */
export const tileDecisionSchema = z
  .strictObject({
    type: z.literal('tile'),
    tile: z
      .string()
      .max(40)
      .optional()
      .describe('The tile of the hand to place; required with a hand of three.'),
    x: z.int().min(-1000).max(1000).describe('East is positive.'),
    y: z.int().min(-1000).max(1000).describe('South is positive.'),
    rotation: rotationSchema.describe('Degrees clockwise from the tile as printed.'),
    deploy: deploymentSchema.optional().describe('The piece to deploy; omit it to deploy nothing.'),
  })
  .meta({
    id: 'TileDecision',
    description: 'Places the drawn tile, or one of the hand, and deploys at most one piece on it (phase 3).',
  });
type TileDecision = z.infer<typeof tileDecisionSchema>;

/** Placing a tile with its deployment, one decision (R-TILE-1..5, R-DEP-1, R-TURN-12). */
export const tileDecision = {
  type: 'tile',
  phases: ['place'],

  choices(position) {
    const types = [...new Set(playableTypes(position))];
    const choices: TileDecision[] = [];
    for (const type of types) {
      const tile = types.length > 1 ? type.facts.id : undefined;
      for (const placement of placementsOf(position, type)) choices.push(placing(tile, placement));
    }
    return choices;
  },

  deployments(position, placement, scope) {
    const { tile } = placement;
    const type = typeNamed(position, tile);
    if (type === undefined) return [];
    const choices: TileDecision[] = [];
    for (const deploy of deploymentsAt(position, type, placement, scope))
      choices.push(placingWith(deploy, tile, placement));
    return choices;
  },

  refuse(position, decision) {
    const type = typeNamed(position, decision.tile);
    if (type === undefined) return refuseTile(position, decision.tile);
    const { x, y, rotation, deploy } = decision;
    const refused = refusePlacement(position, type, rotation / 90, x, y);
    if (refused !== undefined || deploy === undefined) return refused;
    return withTileLaid(position, type, { quarterTurns: rotation / 90, x, y }, (tile) =>
      refuseDeployment(position, activeSeat(position), tile, deploy),
    );
  },

  effect(position, decision) {
    const type = typeNamed(position, decision.tile);
    if (type === undefined) throw new Error(refuseTile(position, decision.tile).detail);
    const tile = placeTile(position, type, decision);
    if (decision.deploy !== undefined) deployAs(position, activeSeat(position), tile, decision.deploy);
  },

  deploymentOf: ({ deploy }) => deploy,
  target: ({ x, y }) => ({ cell: { x, y } }),
} as const satisfies DecisionKind<TileDecision>;

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

/** Lays a tile of the active seat, which no longer has it, and runs the hooks for a placed tile. */
export function placeTile(position: Position, type: TileType, placement: Placement): number {
  const { x, y, rotation } = placement;
  takePlayed(position, type);
  const tile = layTile(position, type, rotation / 90, x, y);
  setPlacedTile(position, tile);
  if (position.events !== undefined) {
    const { id } = type.facts;
    report(position, { type: 'tile-placed', seat: activeSeat(position), tile: id, x, y, rotation });
  }
  for (const hook of rulesetOf(position).hooks.onTilePlaced) hook(position, tile);
  return tile;
}

/** Names each member, as objects that are spread take four times the room, and a list holds hundreds of decisions. */
function placing(tile: string | undefined, { x, y, rotation }: Placement): TileDecision {
  return tile === undefined ? { type: 'tile', x, y, rotation } : { type: 'tile', tile, x, y, rotation };
}

function placingWith(
  deploy: Deployment,
  tile: string | undefined,
  { x, y, rotation }: Placement,
): TileDecision {
  return tile === undefined
    ? { type: 'tile', x, y, rotation, deploy }
    : { type: 'tile', tile, x, y, rotation, deploy };
}

function deploymentsAt(
  position: Position,
  type: TileType,
  { x, y, rotation }: Placement,
  scope?: Scope,
): Deployment[] {
  return withTileLaid(position, type, { quarterTurns: rotation / 90, x, y }, (tile) =>
    deploymentsOn(position, activeSeat(position), tile, scope),
  );
}

/**
 * Returns the decision that does the same with the tile as printed, where that looks the same in every rotation; any
 * other as it is.
 */
export function unturned(position: Position, decision: TileDecision): TileDecision {
  const { rotation, tile, deploy } = decision;
  const facts = rotation === 0 ? undefined : typeNamed(position, tile)?.facts;
  const turn = facts && quarterTurnOf(facts);
  if (facts === undefined || turn === undefined) return decision;
  const nameOf = (segment: string): string => {
    let index = facts.segments.findIndex(({ id }) => id === segment);
    for (let quarter = 0; quarter < rotation / 90; quarter += 1) index = turn[index] ?? index;
    return facts.segments[index]?.id ?? segment;
  };
  const printed = renamedMembers<TileDecision>(position, { ...decision, rotation: 0 }, nameOf);
  if (deploy === undefined || !('segment' in deploy) || 'x' in deploy) return printed;
  return { ...printed, deploy: { ...deploy, segment: nameOf(deploy.segment) } };
}

/** The type of the tile that a decision names, or the only one that there is to place. */
function typeNamed(position: Position, name: string | undefined): TileType | undefined {
  const types = playableTypes(position);
  if (name !== undefined) return types.find(({ facts }) => facts.id === name);
  return types.every((type) => type === types[0]) ? types[0] : undefined;
}

function refuseTile(position: Position, name: string | undefined): Refusal {
  const names = [...new Set(playableTypes(position))].map(({ facts }) => facts.id).join(', ');
  const [rule, detail] =
    name === undefined
      ? ['R-HAND-3', `Name the tile of your hand that you place: ${names}.`]
      : ['R-TILE-5', `You have ${names} to place, not ${name}.`];
  return refusal<(typeof REASONS)[number]>('wrong-tile', rule, detail);
}
