import {
  applyDecision,
  awaiting,
  type Decision,
  formatDecision,
  type GameSetup,
  newGame,
} from '../../../engine/index.ts';
import type { JczEntry, JczSetup } from './file.ts';
import { decisionReaders } from './read-decisions.ts';
import { type Reading, refusalAt } from './reading.ts';

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
    entries,
    at: 0,
    hasAbbeys: Boolean(elements['abbey']),
  };
  for (;;) {
    const waiting = awaiting(reading.state);
    if (waiting === undefined) break;
    const from = reading.at;
    const decision = decisionReaders[waiting.phase]?.(reading, waiting.seat);
    if (decision === undefined) break;
    decide(reading, waiting.seat, decision, from);
  }
  const left = reading.entries
    .slice(reading.at)
    .findIndex(({ type }) => type !== 'PASS' && type !== 'COMMIT');
  if (left >= 0) throw refusalAt(reading, reading.at + left, 'the game is over by then');
  return reading;
}

function decide(reading: Reading, seat: number, decision: Decision, from: number): void {
  const applied = applyDecision(reading.state, seat, decision);
  if (!applied.ok) {
    const { detail, rule } = applied.refusal;
    const words = formatDecision(decision);
    throw refusalAt(reading, from, `${words}: ${detail}${rule === undefined ? '' : ` (${rule})`}`);
  }
  reading.state = applied.state;
  reading.decisions.push({ seat, decision });
}
