import { z } from 'zod';
import type { DecisionMember } from '../../core/expansion.ts';
import { CELL_PATTERN } from '../../core/notation.ts';
import { putPieceOffBoard, supplyOf } from '../../core/position/pieces.ts';
import { type Position, report } from '../../core/position/position.ts';
import { activeSeat } from '../../core/position/seats.ts';
import { cellOf } from '../../core/position/tiles.ts';
import { refusal } from '../../core/refusal.ts';
import { pieceNumber } from '../../core/ruleset.ts';
import type { TowerClosed } from './events.ts';
import { floors, openTowerAt, openTowers, type Reason, topPlace } from './towers.ts';

/** The followers that may stand on top of a tower (R-TOWER-6). */
const GUARDS = ['meeple', 'large-meeple'];

const closeSchema = z
  .strictObject({ x: z.int(), y: z.int(), piece: z.string().min(1).max(40) })
  .describe('A follower of your supply that closes the tower in this cell (R-TOWER-6).');
type Close = z.infer<typeof closeSchema>;

/** Closing a tower instead of deploying a piece (R-TOWER-6). */
export const closeMember = {
  name: 'close',
  insteadOfDeployment: 'R-DT-5',
  schema: closeSchema,

  choices: closingsOf,

  refuse(position, { x, y, piece }) {
    const choices = closingsOf(position);
    if (choices.some((each) => each.x === x && each.y === y && each.piece === piece)) return undefined;
    const cells = new Set(choices.map((each) => `${each.x},${each.y}`));
    const detail = `You can close the towers at ${[...cells].join('; ') || 'no cell'}, with ${guardsOf(position).join(' or ') || 'nothing'}.`;
    return refusal<Reason>('no-tower', 'R-TOWER-6', detail);
  },

  effect(position, { x, y, piece }) {
    const seat = activeSeat(position);
    const tower = openTowerAt(position, { x, y });
    putPieceOffBoard(position, seat, pieceNumber(position, piece), topPlace(tower));
    report<TowerClosed>(position, { type: 'tower-closed', seat, piece, x, y });
  },

  notation: {
    format: ({ x, y, piece }) => `close ${x},${y} ${piece}`,
    read(words) {
      const groups = CLOSE_PATTERN.exec(words)?.groups;
      return groups && { x: Number(groups['x']), y: Number(groups['y']), piece: groups['piece'] };
    },
  },
} as const satisfies DecisionMember<Close>;

const CLOSE_PATTERN = new RegExp(`^close ${CELL_PATTERN} (?<piece>[^\\s]+)$`);

function closingsOf(position: Position): Close[] {
  const guards = guardsOf(position);
  return openTowers(position)
    .filter((tower) => floors.get(position, tower) > 0)
    .flatMap((tower) => guards.map((piece) => ({ ...cellOf(position, tower), piece })));
}

function guardsOf(position: Position): string[] {
  const seat = activeSeat(position);
  return GUARDS.filter((name) => {
    const kind = pieceNumber(position, name);
    return kind >= 0 && supplyOf(position, seat, kind) > 0;
  });
}
