import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { StoredLog } from '../../../db/log-entries.ts';
import type { KeptAnswer } from '../../../db/stored-games.ts';
import {
  awaiting,
  formatDecision,
  type GameEvent,
  type GameState,
  result,
  scores,
} from '../../../engine/index.ts';
import { genesisHash } from '../hash-chain.ts';
import type { Findings } from './finding.ts';
import type { ReplayedLog } from './replay-log.ts';

/**
 * What of an answer is compared. Sentences are left out, as they name people, whose names change, and deadlines,
 * which are not in the log.
 */
const answerSchema = z.object({
  entry: z.object({
    seq: z.int().min(1),
    seat: z.int(),
    decision: z.unknown(),
    text: z.string(),
    events: z.array(z.unknown()),
    at: z.string(),
    hash: z.string(),
    previousHash: z.string(),
  }),
  version: z.int(),
  status: z.string(),
  scores: z.array(z.int()),
  awaiting: z
    .object({ seats: z.array(z.int()), phase: z.string(), decisions: z.array(z.string()) })
    .nullable(),
});

type Answer = z.infer<typeof answerSchema>;

/** What an answer says of a state. */
export type AnsweredState = Pick<Answer, 'status' | 'scores' | 'awaiting'>;

/** Returns what an answer says of a state. */
export function answeredState(state: GameState): AnsweredState {
  const next = awaiting(state);
  return {
    status: result(state) === undefined ? 'running' : 'finished',
    scores: scores(state),
    awaiting:
      next === undefined ? null : { seats: [next.seat], phase: next.phase, decisions: [...next.decisions] },
  };
}

/** A kept answer as far as it could be read. */
export interface ReadAnswer {
  readonly playerId: string;
  readonly at: Date;
  /** Undefined: it is no answer at all. */
  readonly content: Answer | undefined;
}

/** Reads kept answers. */
export const readAnswers = (answers: readonly KeptAnswer[]): ReadAnswer[] =>
  answers.map(({ playerId, at, result: kept }) => ({
    playerId,
    at,
    content: answerSchema.safeParse(kept).data,
  }));

/** What answers are compared with: the first `sound` entries and the states after them, and who sat where. */
export interface Answered {
  readonly log: StoredLog;
  readonly replayed: ReplayedLog;
  readonly sound: number;
  readonly states: ReadonlyMap<number, AnsweredState>;
  /** Whether a player has or had a seat. */
  readonly isPlayerAt: (playerId: string, seat: number) => boolean;
}

/**
 * Compares the answers that are kept for repeated requests with the log. Those of entries that are not sound have nothing
 * to be compared with.
 */
export function checkAnswers(answers: readonly ReadAnswer[], answered: Answered, found: Findings): void {
  const { sound } = answered;
  let isBeyond = false;
  for (const answer of answers) {
    const seq = answer.content?.entry.seq;
    if (seq === undefined) found.add('answer-differs', 'A kept answer is none at all.');
    else if (seq > sound) isBeyond = true;
    else if (!isAsLogged(answer, answered))
      found.add('answer-differs', 'The kept answer is not what the log says.', seq);
  }
  const isExplained = (['entry-missing', 'entry-extra', 'entry-changed', 'entry-illegal'] as const).some(
    (code) => found.has(code),
  );
  if (isBeyond && !isExplained)
    found.add('answer-without-entry', 'An answer is kept for an entry that is not there.', sound + 1);
}

function isAsLogged(
  { playerId, at, content }: ReadAnswer,
  { log, replayed, states, isPlayerAt }: Answered,
): boolean {
  if (content === undefined) return false;
  const { entry, version, ...state } = content;
  const expected = expectedAnswer(log, entry.seq, replayed.events[entry.seq - 1] ?? []);
  return (
    version === entry.seq &&
    at.toISOString() === expected?.at &&
    isPlayerAt(playerId, expected.seat) &&
    isDeepStrictEqual(entry, expected) &&
    isDeepStrictEqual(state, states.get(entry.seq))
  );
}

/** Returns what an answer must say of an entry. */
function expectedAnswer(
  log: StoredLog,
  seq: number,
  events: readonly GameEvent[],
): Answer['entry'] | undefined {
  const logged = log.entries[seq - 1];
  if (logged === undefined) return undefined;
  const { seat, decision, hash } = logged;
  const previousHash = log.entries[seq - 2]?.hash ?? log.opening?.hash ?? genesisHash;
  const text = formatDecision(decision);
  return { seq, seat, decision, text, events: [...events], at: logged.at.toISOString(), hash, previousHash };
}
