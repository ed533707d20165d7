/** Questions of a game, and how a game breaks off when only one seat is left. */
import type { Decision, Entry } from '../support/decision-text.ts';
import type { Position } from './position.ts';

/** A question to one seat. `options` of `redeploy` are its single moves; `place` lists no deployments. */
export interface Question {
  seat: number;
  phase:
    | 'abbey-choice'
    | 'ransom'
    | 'place'
    | 'redeploy'
    | 'wagon'
    | 'count'
    | 'dragon'
    | 'last-abbeys'
    | 'final-redeploy';
  options: Decision[];
}

export interface Answer {
  seat: number;
  entry: Entry;
}

export type Asking<T> = Generator<Question, T, Answer>;

/** Thrown where a game breaks off in the middle of whatever was going on. */
export const brokenOff = new Error('One seat is left.');

/** Asks until the seat itself has answered; a seat that resigns meanwhile is recorded, and its resignation declines. */
export function* ask(position: Position, question: Question): Asking<Answer> {
  for (;;) {
    const answer = yield question;
    hear(position, answer);
    if (answer.seat === question.seat) return answer;
  }
}

/** Records a resignation. */
export function hear(position: Position, { seat, entry }: Answer): void {
  if (entry.type === 'resign') position.gone[seat] = true;
  if (isOver(position)) throw brokenOff;
}

/** R-END-5: one seat is left. */
function isOver(position: Position): boolean {
  return position.gone.filter((gone) => !gone).length < 2;
}
