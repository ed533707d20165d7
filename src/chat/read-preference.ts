import { type DecisionType, PREFERABLE_TYPES } from '../engine/index.ts';
import type { Language } from '../texts/index.ts';
import { decisionTermsFor, PLAN_WORDS } from './vocabulary.ts';

/** A preference as written, with names of players. */
export interface WrittenPreference {
  readonly type: 'preference';
  readonly decision: DecisionType;
  readonly prefer: readonly WrittenGoal[];
}

type WrittenGoal = { readonly type: 'away' } | { readonly type: 'towards'; readonly name: string };

const words = (part: Parameters<typeof PLAN_WORDS>[0]) => PLAN_WORDS(part).join('|');

/** Words before the one for the decision: `move the`. */
const maxWordsBefore = 2;
const BETWEEN = new RegExp(`,? (?:${words('else')}) |, `);
const AWAY = new RegExp(`^(?:${words('away')})$`);
const TOWARDS = new RegExp(`^(?:${words('towards')}) @?(.+)$`);

/** Parses a preference from plain words: `move the dragon away from me, else towards anna`; undefined if it is none. */
export function readPreference(text: string, language: Language): WrittenPreference | undefined {
  const terms = decisionTermsFor(language);
  const written = text.split(' ');
  const found = written.slice(0, maxWordsBefore + 1).map((word) => typeNamed(terms[word] ?? word));
  const decision = found.find((type) => type !== undefined);
  if (decision === undefined) return undefined;
  const goals = written
    .slice(found.indexOf(decision) + 1)
    .join(' ')
    .split(BETWEEN);
  const prefer = goals.flatMap((goal) => readGoal(goal) ?? []);
  return prefer.length < goals.length ? undefined : { type: 'preference', decision, prefer };
}

const typeNamed = (word: string) => PREFERABLE_TYPES.find((type) => type === word);

function readGoal(goal: string): WrittenGoal | undefined {
  if (AWAY.test(goal)) return { type: 'away' };
  const [, name] = TOWARDS.exec(goal) ?? [];
  return name === undefined ? undefined : { type: 'towards', name };
}
