import type { Corner } from '../core/board/cell.ts';
import { CORNERS } from '../core/board/cell.ts';
import { type Decision, decisionSchema, type LogDecision } from '../decision.ts';

/**
 * The short text form of every decision:
 * `3,-1 r90 meeple@road0` · `base/U 3,-1 r90` · `abbey 2,0 meeple@monastery0` · `draw` · `wagon 3,-1:road0` · `wagon -` ·
 * `count castle meeple` · `count castle meeple > market` · `count -` · `redeploy meeple@castle > 3,-1:city0, ...` ·
 * `redeploy -` · `skip` · `leave`.
 */

/** Writes a decision in its short text form. */
export function formatDecision(decision: LogDecision): string {
  switch (decision.type) {
    case 'tile': {
      const tile = decision.tile === undefined ? '' : `${decision.tile} `;
      return `${tile}${decision.x},${decision.y} r${decision.rotation}${formatDeployment(decision.deploy)}`;
    }
    case 'abbey':
      return `abbey ${decision.x},${decision.y}${formatDeployment(decision.deploy)}`;
    case 'wagon':
      return `wagon ${decision.to === null ? '-' : formatPlace(decision.to)}`;
    case 'count': {
      if (decision.quarter === null) return 'count -';
      const count = decision.moveCountTo === undefined ? '' : ` > ${decision.moveCountTo}`;
      return `count ${decision.quarter} ${decision.piece}${count}`;
    }
    case 'redeploy': {
      const moves = decision.pieces.map(
        ({ piece, quarter, to }) => `${piece}@${quarter} > ${formatPlace(to)}`,
      );
      return `redeploy ${moves.length === 0 ? '-' : moves.join(', ')}`;
    }
    default:
      return decision.type;
  }
}

/**
 * Reads the short text form of a player's decision, forgiving in case and spacing.
 * @returns undefined when the text is no decision
 */
export function parseDecision(text: string): Decision | undefined {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const read = READERS.map((reader) => reader(words)).find((found) => found !== undefined);
  const checked = decisionSchema.safeParse(read);
  return checked.success ? checked.data : undefined;
}

const CELL = '(-?\\d+) ?, ?(-?\\d+)';
const PLACE = /^(-?\d+) ?, ?(-?\d+) ?: ?([a-z]+\d+)$/;
const DEPLOYMENT = '(?: (\\S+) ?@ ?(\\S+))?';
const TILE = new RegExp(`^(?:([a-z]+/[a-z]+) )?${CELL} r ?(\\d+)${DEPLOYMENT}$`);
const ABBEY = new RegExp(`^abbey ${CELL}${DEPLOYMENT}$`);

const READERS: readonly ((words: string) => unknown)[] = [
  readTile,
  readAbbey,
  readDraw,
  readWagon,
  readCount,
  readRedeploy,
];

function readTile(words: string): unknown {
  const [found, tile, x, y, rotation, piece, spot] = TILE.exec(words) ?? [];
  if (found === undefined) return undefined;
  const named = tile === undefined ? {} : { tile: canonicalTile(tile) };
  return {
    type: 'tile',
    ...named,
    x: Number(x),
    y: Number(y),
    rotation: Number(rotation),
    ...readDeployment(piece, spot),
  };
}

function readAbbey(words: string): unknown {
  const [found, x, y, piece, spot] = ABBEY.exec(words) ?? [];
  if (found === undefined) return undefined;
  return { type: 'abbey', x: Number(x), y: Number(y), ...readDeployment(piece, spot) };
}

function readDraw(words: string): unknown {
  return words === 'draw' ? { type: 'draw' } : undefined;
}

function readWagon(words: string): unknown {
  const [found, to = ''] = /^wagon (.+)$/.exec(words) ?? [];
  if (found === undefined) return undefined;
  return { type: 'wagon', to: to === '-' ? null : readPlace(to) };
}

function readCount(words: string): unknown {
  if (words === 'count -') return { type: 'count', quarter: null };
  const [found, quarter, piece, to] = /^count (\S+) ([a-z-]+)(?: ?> ?(\S+))?$/.exec(words) ?? [];
  if (found === undefined) return undefined;
  return { type: 'count', quarter, piece, ...(to === undefined ? {} : { moveCountTo: to }) };
}

function readRedeploy(words: string): unknown {
  const [found, list = ''] = /^redeploy (.+)$/.exec(words) ?? [];
  if (found === undefined) return undefined;
  if (list === '-') return { type: 'redeploy', pieces: [] };
  const pieces = list.split(/(?<=[a-z]\d+) ?, ?/).map((move) => {
    const [, piece, quarter, to = ''] = /^(\S+?) ?@ ?(\S+?) ?> ?(.+)$/.exec(move) ?? [];
    return { piece, quarter, to: readPlace(to) };
  });
  return { type: 'redeploy', pieces };
}

/** Sets are written small, letters large: `base/U`. */
function canonicalTile(tile: string): string {
  const [set = '', letter = ''] = tile.split('/');
  return `${set}/${letter.toUpperCase()}`;
}

function readDeployment(piece: string | undefined, spot: string | undefined): object {
  if (piece === undefined || spot === undefined) return {};
  const corner = spot.toUpperCase();
  return { deploy: isCorner(corner) ? { piece, corner } : { piece, segment: spot } };
}

function isCorner(text: string): text is Corner {
  return (CORNERS as readonly string[]).includes(text);
}

function readPlace(text: string): unknown {
  const [found, x, y, segment] = PLACE.exec(text) ?? [];
  return found === undefined ? undefined : { x: Number(x), y: Number(y), segment };
}

function formatPlace({ x, y, segment }: { x: number; y: number; segment: string }): string {
  return `${x},${y}:${segment}`;
}

function formatDeployment(
  deploy: { piece: string; segment: string } | { piece: string; corner: Corner } | undefined,
): string {
  if (deploy === undefined) return '';
  return ` ${deploy.piece}@${'corner' in deploy ? deploy.corner : deploy.segment}`;
}
