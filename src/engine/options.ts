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
  let bare: Outcome | undefined;
  for (const decision of choicesOf(position) as Decision[]) {
    const deploy = 'deploy' in decision ? decision.deploy : undefined;
    // On a tile that scores nothing a follower changes nothing at once; a barn does.
    if (deploy !== undefined && 'segment' in deploy && bare?.scored === false) {
      options.at(-1)?.deployments?.push({ decision, gains: bare.gains });
      continue;
    }
    const outcome = tryOut(position, decision);
    const play = { decision, gains: outcome.gains };
    if (deploy !== undefined) options.at(-1)?.deployments?.push(play);
    else {
      bare = outcome;
      options.push('x' in decision ? { ...play, deployments: [] } : play);
    }
  }
  return options;
}

/** What a decision brings at once. */
interface Outcome {
  readonly gains: readonly number[];
  /** Whether any feature was on the agenda of its part. */
  readonly scored: boolean;
}

/** Carries a decision out up to the end of its part, or to the next question, and takes it back. */
function tryOut(position: Position, decision: AnyDecision): Outcome {
  const { at, memory, ruleset } = position;
  const before = memory.slice(at.score, at.score + at.seats);
  const end = memory[at.phase] < ruleset.slotAt.next ? 'next' : 'final';
  const mark = markOf(position);
  const { events } = position;
  position.events = undefined;
  takeEffect(position, decision);
  proceed(position, end);
  const gains = Array.from(before, (score, seat) => memory[at.score + seat] - score);
  const scored = memory[at.agendaCount] > 0;
  undoTo(position, mark);
  position.events = events;
  return { gains, scored };
}
