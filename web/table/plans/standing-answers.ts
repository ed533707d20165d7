import type { Decision } from '../../api/types.ts';

/** An answer that a player may want to give whenever the question comes. */
interface StandingAnswer {
  readonly name: 'draw' | 'wagon' | 'count' | 'redeploy';
  readonly decision: Decision;
}

/** Answers that decline, by the expansion that asks. */
const byExpansion: Readonly<Record<string, readonly StandingAnswer[]>> = {
  'abbey-and-mayor': [
    { name: 'draw', decision: { type: 'draw' } },
    { name: 'wagon', decision: { type: 'wagon', to: null } },
  ],
  count: [
    { name: 'count', decision: { type: 'count', quarter: null } },
    { name: 'redeploy', decision: { type: 'redeploy', pieces: [] } },
  ],
};

/** Lists the answers that may be given in a game always alike. */
export const standingAnswers = (expansions: readonly string[]): readonly StandingAnswer[] =>
  expansions.flatMap((id) => byExpansion[id] ?? []);

/** Returns the name of the answer that a decision is; undefined where it is none of them. */
export function standingAnswerFor(decision: Decision): StandingAnswer['name'] | undefined {
  const answers = standingAnswers(Object.keys(byExpansion));
  return answers.find((answer) => JSON.stringify(answer.decision) === JSON.stringify(decision))?.name;
}
