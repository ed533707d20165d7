import {
  applyDecision,
  awaiting,
  type Decision,
  formatDecision,
  type GameEvent,
  type GameSetup,
  newGame,
} from '../../../engine/index.ts';
import type { JczEntry, JczSetup } from './file.ts';
import { decisionReaders } from './read-decisions.ts';
import { followEvents } from './read-flight.ts';
import { nextEntry, type Reading, refusalAt, skipDeclined } from './reading.ts';

/**
 * Plays the entries of a replay by the rules.
 * @throws JczRefusal at the first illegal entry
 */
export function playReplay(
  setup: GameSetup,
  entries: readonly JczEntry[],
  { elements }: JczSetup,
): Pick<Reading, 'state' | 'decisions'> {
  const reading: Reading = {
    state: newGame(setup).state,
    decisions: [],
    entries: [...entries],
    at: 0,
    isCommitDue: false,
    ransoms: new Set(),
    prisoners: new Map(),
    hasAbbeys: Boolean(elements['abbey']),
  };
  for (;;) {
    const waiting = awaiting(reading.state);
    if (waiting === undefined) break;
    const from = reading.at;
    const decision = decisionReaders[waiting.phase]?.(reading, waiting.seat);
    if (decision === undefined) break;
    followEvents(reading, decide(reading, waiting.seat, decision, from));
  }
  skipDeclined(reading);
  if (nextEntry(reading) !== undefined) throw refusalAt(reading, reading.at, 'the game is over by then');
  return reading;
}

/** @returns the events of the decision */
function decide(reading: Reading, seat: number, decision: Decision, from: number): readonly GameEvent[] {
  const applied = applyDecision(reading.state, seat, decision);
  if (!applied.ok) {
    const { detail, rule } = applied.refusal;
    const words = formatDecision(decision);
    throw refusalAt(reading, from, `${words}: ${detail}${rule === undefined ? '' : ` (${rule})`}`);
  }
  reading.state = applied.state;
  reading.decisions.push({ seat, decision });
  return applied.events;
}
