import { type AnyDecision, choicesOf, takeEffect } from './core/apply.ts';
import { markOf, NONE, type Position, undoTo } from './core/position.ts';
import { proceed } from './core/turn.ts';
import type { Decision } from './decision.ts';

/** A decision that is legal now, and the points that every seat gets from it at once. */
export interface Play {
  readonly decision: Decision;
  /** Points per seat, before anybody else decides anything. */
  readonly gains: readonly number[];
}

/** A legal decision; the placement of a tile carries the same with each legal deployment. */
export interface Option extends Play {
  readonly deployments?: readonly Play[];
}

/** Every legal decision of the seat that is asked, placements with their deployments (api.md, options). */
export function optionsOf(position: Position): Option[] {
  if (position.memory[position.at.asked] === NONE) return [];
  const options: (Play & { deployments?: Play[] })[] = [];
  for (const decision of choicesOf(position) as Decision[]) {
    const play = { decision, gains: gainsOf(position, decision) };
    const placement = options.at(-1);
    if ('deploy' in decision && decision.deploy !== undefined && placement !== undefined) {
      placement.deployments?.push(play);
    } else {
      options.push(placesTile(decision) ? { ...play, deployments: [] } : play);
    }
  }
  return options;
}

function placesTile(decision: Decision): boolean {
  return 'x' in decision;
}

/** Tries the decision and takes it back. */
function gainsOf(position: Position, decision: AnyDecision): number[] {
  const { at, memory } = position;
  const before = memory.slice(at.score, at.score + at.seats);
  const mark = markOf(position);
  const { events } = position;
  position.events = undefined;
  takeEffect(position, decision);
  proceed(position, 'next');
  const gains = Array.from(before, (score, seat) => memory[at.score + seat] - score);
  undoTo(position, mark);
  position.events = events;
  return gains;
}
