/** Decisions in API format, and a text for each so that lists of options can be compared. */
import { type Decision as EngineDecision, formatDecision, parseDecision } from '../../../src/engine/index.ts';
import type { PieceName, Quarter, Rotation } from '../reference/position.ts';

export interface SegmentName {
  x: number;
  y: number;
  segment: string;
}

/** On the tile itself, on a corner of it, or through a portal on another tile (R-PORTAL-4). */
export type Deploy =
  | { piece: string; segment: string }
  | { piece: 'barn'; corner: string }
  | ({ piece: string } & SegmentName);

/** What a seat may do with its tile instead of deploying a piece: at most one of these (R-DT-5). */
export interface Actions {
  princess?: { seat: number; piece: PieceName } & SegmentName;
  fairy?: { piece: PieceName } & SegmentName;
  floor?: { x: number; y: number; capture?: Captured; release?: PieceName };
  close?: { x: number; y: number; piece: PieceName };
}

/** A follower that is captured; one without a segment stands on top of the tower of its tile. */
export interface Captured {
  seat: number;
  piece: PieceName;
  x: number;
  y: number;
  segment?: string;
}

export interface Move {
  piece: PieceName;
  quarter: Quarter;
  to: SegmentName;
}

export type Decision =
  | ({ type: 'tile'; tile?: string; x: number; y: number; rotation: Rotation; deploy?: Deploy } & Actions)
  | ({ type: 'abbey'; x: number; y: number; deploy?: Deploy } & Actions)
  | { type: 'draw' }
  | { type: 'wagon'; to: SegmentName | null }
  | { type: 'count'; quarter: Quarter; piece: PieceName; moveCountTo?: Quarter }
  | { type: 'count'; quarter: null }
  | { type: 'redeploy'; pieces: Move[] }
  | { type: 'dragon'; x: number; y: number }
  | { type: 'ransom'; seat: number; piece: PieceName }
  | { type: 'ransom'; seat: null };

/** A decision, or an entry that the service makes for a seat. */
export type Entry = Decision | { type: 'skip' } | { type: 'resign' };

export function deployText(deploy: Deploy | undefined): string | undefined {
  if (!deploy) return undefined;
  if ('x' in deploy) return `${deploy.piece}@${segmentText(deploy)}`;
  return `${deploy.piece}@${'corner' in deploy ? deploy.corner : deploy.segment}`;
}

export function deployFrom(text: string): Deploy {
  const [piece = '', place = ''] = text.split('@');
  if (place.includes(':')) return { piece, ...segmentFrom(place) };
  return piece === 'barn' ? { piece, corner: place } : { piece, segment: place };
}

/** Returns the text form of an action, which follows that of its placement: `+ floor 3,-1`. */
export function actionText(action: Actions): string {
  const placing = { type: 'tile', x: 0, y: 0, rotation: 0 } as const;
  const text = formatDecision({ ...placing, ...action } as EngineDecision);
  return text.slice(formatDecision(placing).length + 1);
}

/** Returns the action that `actionText` writes as this line. */
export function actionFrom(text: string): Actions {
  return actionsIn(parseDecision(`0,0 r0 ${text}`) as Decision);
}

/** Returns the actions of a decision. */
export function actionsIn(decision: Decision): Actions {
  if (decision.type !== 'tile' && decision.type !== 'abbey') return {};
  const { princess, fairy, floor, close } = decision;
  return {
    ...(princess && { princess }),
    ...(fairy && { fairy }),
    ...(floor && { floor }),
    ...(close && { close }),
  };
}

export function segmentText(name: SegmentName): string {
  return `${name.x},${name.y}:${name.segment}`;
}

export function segmentFrom(text: string): SegmentName {
  const [, x, y, segment = ''] = /^(-?\d+),(-?\d+):(.+)$/.exec(text) ?? [];
  return { x: Number(x), y: Number(y), segment };
}

/**
 * Returns a line for a decision, equal for equal decisions: its notation, except for types that tests name differently
 * or sort. Other types need no entry here.
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
