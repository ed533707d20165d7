import { z } from 'zod';
import type { TileType } from '../../core/board/tile-type.ts';
import { deployAs } from '../../core/deployment/deploy.ts';
import { deploymentSchema } from '../../core/deployment/deployment.ts';
import { deploymentsOn } from '../../core/deployment/legal.ts';
import { refuseDeployment } from '../../core/deployment/refuse.ts';
import type { DecisionKind } from '../../core/expansion.ts';
import {
  CELL_PATTERN,
  DEPLOYMENT_PATTERN,
  type DecisionNotation,
  formatDeployment,
  readDeployment,
} from '../../core/notation.ts';
import { isTileDrawn } from '../../core/position/bag.ts';
import { layTile, withTileLaid } from '../../core/position/lay-tile.ts';
import { type Position, report } from '../../core/position/position.ts';
import { awaitingSeat, setPlacedTile } from '../../core/position/turn-state.ts';
import { refusal } from '../../core/refusal.ts';
import { rulesetOf, tileTypeOf } from '../../core/ruleset.ts';
import { phaseOf } from '../../core/turn.ts';
import { abbeys, mayPlaceAbbey, type Reason } from './abbeys.ts';
import { holesOf, isHole } from './holes.ts';

const ABBEY = 'abbey/ABBEY';

/** See `abbeyDecision`. */
export const abbeyDecisionSchema = z
  .strictObject({
    type: z.literal('abbey'),
    x: z.int().min(-1000).max(1000).describe('East is positive.'),
    y: z.int().min(-1000).max(1000).describe('South is positive.'),
    deploy: deploymentSchema.optional().describe('The piece to deploy; omit it to deploy nothing.'),
  })
  .meta({
    id: 'AbbeyDecision',
    description: 'Places the abbey into a hole instead of drawing a tile (R-ABBEY-1).',
  });
type AbbeyDecision = z.infer<typeof abbeyDecisionSchema>;

/** Placing the abbey, with a monk on it or not (R-ABBEY-1, R-ABBEY-2, R-ABBEY-5, R-DEP-13). */
export const abbeyDecision = {
  type: 'abbey',
  phases: ['abbey-choice', 'place', 'last-abbeys'],
  isOnOffer: (position) => !isTileShown(position) && mayPlaceAbbey(position, awaitingSeat(position)),

  choices: (position) => holesOf(position).map(({ x, y }) => ({ type: 'abbey' as const, x, y })),

  deployments(position, { x, y }, scope) {
    const deployments = withTileLaid(position, abbeyType(position), { quarterTurns: 0, x, y }, (tile) =>
      deploymentsOn(position, awaitingSeat(position), tile, scope),
    );
    return deployments.map((deploy) => ({ type: 'abbey' as const, x, y, deploy }));
  },

  refuse(position, { x, y, deploy }) {
    if (!isHole(position, { x, y })) {
      const detail = `At ${x},${y} there is no empty cell with tiles on all four sides.`;
      return refusal<Reason>('no-hole', 'R-ABBEY-2', detail);
    }
    if (deploy === undefined) return undefined;
    return withTileLaid(position, abbeyType(position), { quarterTurns: 0, x, y }, (tile) =>
      refuseDeployment(position, awaitingSeat(position), tile, deploy),
    );
  },

  effect(position, { x, y, deploy }) {
    const seat = awaitingSeat(position);
    abbeys.set(position, seat, 0);
    const tile = layTile(position, abbeyType(position), 0, x, y);
    setPlacedTile(position, tile);
    report(position, { type: 'tile-placed', seat, tile: ABBEY, x, y, rotation: 0 });
    if (deploy !== undefined) deployAs(position, seat, tile, deploy);
  },

  deploymentOf: ({ deploy }) => deploy,
  target: ({ x, y }) => ({ cell: { x, y } }),
} as const satisfies DecisionKind<AbbeyDecision>;

const ABBEY_PATTERN = new RegExp(`^abbey ${CELL_PATTERN}${DEPLOYMENT_PATTERN}$`);

/** `abbey 2,0 meeple@monastery0`. */
export const abbeyNotation: DecisionNotation<AbbeyDecision> = {
  type: 'abbey',
  format: ({ x, y, deploy }) => `abbey ${x},${y}${formatDeployment(deploy)}`,
  read(words) {
    const groups = ABBEY_PATTERN.exec(words)?.groups;
    if (groups === undefined) return undefined;
    return { type: 'abbey', x: Number(groups['x']), y: Number(groups['y']), ...readDeployment(groups) };
  },
};

/** A tile was drawn for this part: too late for the abbey, which lies beside the tiles of a hand (R-HAND-6). */
function isTileShown(position: Position): boolean {
  return isTileDrawn(position) && phaseOf(position)?.slot === 'place';
}

function abbeyType(position: Position): TileType {
  return tileTypeOf(rulesetOf(position), ABBEY);
}
