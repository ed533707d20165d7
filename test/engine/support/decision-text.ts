/** Decisions as the wire has them, and one text for each so that two lists of options can be compared. */
import { type Decision as EngineDecision, formatDecision, parseDecision } from '../../../src/engine/index.ts';
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

/**
 * Returns one line for a decision, equal for equal decisions: its short text form, but for what tests call otherwise and
 * sort. A type that this file does not name needs nothing here.
 */
export function textOf(decision: Decision): string {
  switch (decision.type) {
    case 'tile':
      return `tile ${formatDecision(decision as EngineDecision)}`;
    case 'wagon':
      return `wagon ${decision.to ? segmentText(decision.to) : 'stays'}`;
    case 'count':
      if (decision.quarter === null) return 'count nobody';
      return `count ${decision.piece}@${decision.quarter}${decision.moveCountTo ? ` count to ${decision.moveCountTo}` : ''}`;
    case 'redeploy':
      return ['redeploy', ...decision.pieces.map(moveText).sort()].join(' ');
    default:
      return formatDecision(decision as EngineDecision);
  }
}

export function moveText(move: Move): string {
  return `${move.piece}@${move.quarter}>${segmentText(move.to)}`;
}

export function moveFrom(text: string): Move {
  const [, piece, quarter, to = ''] = /^(.+)@(.+)>(.+)$/.exec(text) ?? [];
  return { piece: piece as PieceName, quarter: quarter as Quarter, to: segmentFrom(to) };
}

/** Returns the decision that `textOf` writes as this line. */
export function decisionFrom(text: string): Decision {
  const [type = '', ...words] = text.split(' ');
  if (type === 'wagon') return { type, to: words[0] === 'stays' ? null : segmentFrom(words[0] ?? '') };
  if (type === 'redeploy') return { type, pieces: words.map(moveFrom) };
  if (type === 'count') return countFrom(words);
  const decision = parseDecision(text.replace(/^tile /, ''));
  if (decision === undefined) throw new Error(`"${text}" is no decision.`);
  return decision as Decision;
}

function countFrom(words: string[]): Decision {
  if (words[0] === 'nobody') return { type: 'count', quarter: null };
  const [piece, quarter] = (words[0] ?? '').split('@') as [PieceName, Quarter];
  const moveCountTo = words[3] as Quarter | undefined;
  return { type: 'count', quarter, piece, ...(moveCountTo ? { moveCountTo } : {}) };
}
