import type { StoredLog } from '../../store/log-entries.ts';
import type { KeptAnswer } from '../../store/stored-games.ts';
import type { Findings } from './finding.ts';

/** The facts that stored answers are compared with: the first `sound` entries, and who sat where. */
export interface Answered {
  readonly log: StoredLog;
  readonly sound: number;
  /** Whether a player has or had a seat. */
  readonly isPlayerAt: (playerId: string, seat: number) => boolean;
}

/**
 * Compares the stored answers to repeatable requests with the log: their recipients, entries and times. The content of an answer is
 * computed from the log, so it needs no check. Answers about unsound entries can't be compared.
 */
export function checkAnswers(answers: readonly KeptAnswer[], answered: Answered, found: Findings): void {
  const { sound } = answered;
  for (const answer of answers) {
    if (answer.seq <= sound && !isAsLogged(answer, answered))
      found.add('answer-differs', 'The kept answer is not what the log says.', answer.seq);
  }
  const isBeyond = answers.some(({ seq }) => seq > sound);
  const isExplained = (['entry-missing', 'entry-extra', 'entry-changed', 'entry-illegal'] as const).some(
    (code) => found.has(code),
  );
  if (isBeyond && !isExplained)
    found.add('answer-without-entry', 'An answer is kept for an entry that is not there.', sound + 1);
}

function isAsLogged({ playerId, seq, at }: KeptAnswer, { log, isPlayerAt }: Answered): boolean {
  const entry = log.entries[seq - 1];
  return entry?.at.getTime() === at.getTime() && isPlayerAt(playerId, entry.seat);
}
