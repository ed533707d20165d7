/** Decisions as the wire has them, and one text for each so that two lists of options can be compared. */
import type { PieceName, Quarter, Rotation } from '../reference/position.ts';

export interface SegmentName {
  x: number;
  y: number;
  segment: string;
}

export type Deploy = { piece: string; segment: string } | { piece: 'barn'; corner: string };

export interface Move {
  piece: PieceName;
  quarter: Quarter;
  to: SegmentName;
}

export type Decision =
  | { type: 'tile'; tile?: string; x: number; y: number; rotation: Rotation; deploy?: Deploy }
  | { type: 'abbey'; x: number; y: number; deploy?: Deploy }
  | { type: 'draw' }
  | { type: 'wagon'; to: SegmentName | null }
  | { type: 'count'; quarter: Quarter; piece: PieceName; moveCountTo?: Quarter }
  | { type: 'count'; quarter: null }
  | { type: 'redeploy'; pieces: Move[] };

/** A decision, or what the service may enter for a seat instead. */
export type Entry = Decision | { type: 'skip' } | { type: 'resign' };

export function deployText(deploy: Deploy | undefined): string | undefined {
  if (!deploy) return undefined;
  return `${deploy.piece}@${'corner' in deploy ? deploy.corner : deploy.segment}`;
}

export function deployFrom(text: string): Deploy {
  const [piece = '', place = ''] = text.split('@');
  return piece === 'barn' ? { piece, corner: place } : { piece, segment: place };
}

export function segmentText(name: SegmentName): string {
  return `${name.x},${name.y}:${name.segment}`;
}

export function segmentFrom(text: string): SegmentName {
  const [, x, y, segment = ''] = /^(-?\d+),(-?\d+):(.+)$/.exec(text) ?? [];
  return { x: Number(x), y: Number(y), segment };
}

/** One line for a decision; equal for equal decisions. */
export function textOf(decision: Decision): string {
  switch (decision.type) {
    case 'tile': {
      const { tile, x, y, rotation } = decision;
      return ['tile', tile, `${x},${y}`, `r${rotation}`, deployText(decision.deploy)]
        .filter(Boolean)
        .join(' ');
    }
    case 'abbey':
      return ['abbey', `${decision.x},${decision.y}`, deployText(decision.deploy)].filter(Boolean).join(' ');
    case 'draw':
      return 'draw';
    case 'wagon':
      return `wagon ${decision.to ? segmentText(decision.to) : 'stays'}`;
    case 'count':
      if (decision.quarter === null) return 'count nobody';
      return `count ${decision.piece}@${decision.quarter}${decision.moveCountTo ? ` count to ${decision.moveCountTo}` : ''}`;
    case 'redeploy':
      return ['redeploy', ...decision.pieces.map(moveText).sort()].join(' ');
  }
}

export function moveText(move: Move): string {
  return `${move.piece}@${move.quarter}>${segmentText(move.to)}`;
}

export function moveFrom(text: string): Move {
  const [, piece, quarter, to = ''] = /^(.+)@(.+)>(.+)$/.exec(text) ?? [];
  return { piece: piece as PieceName, quarter: quarter as Quarter, to: segmentFrom(to) };
}

/** The decision that `textOf` writes as this line. */
export function decisionFrom(text: string): Decision {
  const [type = '', ...words] = text.split(' ');
  if (type === 'tile') return tileFrom(words);
  if (type === 'abbey') {
    const [x, y] = (words[0] ?? '').split(',').map(Number);
    return { type, x: x ?? 0, y: y ?? 0, ...(words[1] ? { deploy: deployFrom(words[1]) } : {}) };
  }
  if (type === 'wagon') return { type, to: words[0] === 'stays' ? null : segmentFrom(words[0] ?? '') };
  if (type === 'redeploy') return { type, pieces: words.map(moveFrom) };
  if (type === 'count') return countFrom(words);
  return { type: 'draw' };
}

function tileFrom(words: string[]): Decision {
  const named = words[0]?.includes('/') ? words.shift() : undefined;
  const [cell = '', turned = '', deploy] = words;
  const [x, y] = cell.split(',').map(Number);
  return {
    type: 'tile',
    ...(named ? { tile: named } : {}),
    x: x ?? 0,
    y: y ?? 0,
    rotation: Number(turned.slice(1)) as Rotation,
    ...(deploy ? { deploy: deployFrom(deploy) } : {}),
  };
}

function countFrom(words: string[]): Decision {
  if (words[0] === 'nobody') return { type: 'count', quarter: null };
  const [piece, quarter] = (words[0] ?? '').split('@') as [PieceName, Quarter];
  const moveCountTo = words[3] as Quarter | undefined;
  return { type: 'count', quarter, piece, ...(moveCountTo ? { moveCountTo } : {}) };
}
