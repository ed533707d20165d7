import {
  applyDecision,
  awaiting,
  entriesInEffect,
  type GameState,
  newGame,
  packState,
} from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { ANALYSIS_LEVEL, ROBOT_VERSION } from '../../robots/index.ts';
import { unplayable } from '../log/whole-entries.ts';
import { setupOf } from '../state/setup.ts';
import { findGame, type GameRow } from '../store/games.ts';
import { readLog, type StoredEntry } from '../store/log-entries.ts';
import { type Analysis, analysisOf, type JudgedEntry } from './analysis.ts';

/** A player's decision before it is judged. */
interface ToJudge {
  readonly entry: StoredEntry;
  /** The game before the decision. */
  readonly state: GameState;
}

/**
 * Judges every decision of a finished game on the robot threads, with lower priority than work that players are waiting for.
 * @param mayContinue called from time to time; once it returns false, the analysis stops and returns undefined
 */
export async function computeAnalysis(
  deps: Deps,
  id: string,
  mayContinue: () => Promise<boolean>,
): Promise<Analysis | undefined> {
  const row = await findGame(deps.db.prisma, id);
  if (row === undefined) return undefined;
  const { entries } = await readLog(deps.db.prisma, id, row.version);
  const seed = seedOf(row);
  const judged: JudgedEntry[] = [];
  const waiting = decisionsIn(row, entries);
  while (waiting.length > 0) {
    const batch = waiting.splice(0, deps.robots.threads);
    judged.push(...(await Promise.all(batch.map((each) => judge(deps, each, seed)))));
    if (!(await mayContinue())) return undefined;
  }
  const robot = { level: ANALYSIS_LEVEL, version: ROBOT_VERSION, seed, playouts: null };
  return analysisOf(robot, judged, row.scores);
}

/** The same log always gets the same judgement. */
const seedOf = ({ headHash }: GameRow) => headHash.slice(0, 16);

async function judge(deps: Deps, { entry, state }: ToJudge, seed: string): Promise<JudgedEntry> {
  const { seq, seat, decision } = entry;
  const job = { kind: 'judge', state: packState(state), seat, decision, seed } as const;
  return { seq, seat, judgement: await deps.robots.run(job) };
}

/** Returns the decisions made by players. Leaves out automatic and undone decisions and resignations, which show no one's skill. */
function decisionsIn(row: GameRow, entries: readonly StoredEntry[]): ToJudge[] {
  let { state } = newGame(setupOf(row));
  const decisions: ToJudge[] = [];
  for (const entry of entriesInEffect(entries)) {
    const { seq, seat, decision } = entry;
    const isMade = decision.type !== 'skip' && decision.type !== 'resign';
    if (isMade && awaiting(state)?.seat === seat) decisions.push({ entry, state });
    const applied = applyDecision(state, seat, decision);
    if (!applied.ok) throw unplayable(row.id, seq - 1, applied.refusal);
    state = applied.state;
  }
  return decisions;
}
