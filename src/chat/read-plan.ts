import type { Decision } from '../engine/index.ts';
import type { Condition } from '../games/plans/condition.ts';
import type { Language } from '../texts/index.ts';
import { type Label, parseLabel } from './label.ts';
import { plainWords } from './plain.ts';
import { readDecision } from './read-decision.ts';
import { readPreference, type WrittenPreference } from './read-preference.ts';
import { decisionTermsFor, PLAN_WORDS } from './vocabulary.ts';

/** A plan as written. */
export interface WrittenPlan {
  /** As written, in lower case: `u`, `base/u`; undefined for any tile, or none. */
  readonly tile: string | undefined;
  /** An option with that tile by its label, or complete decisions; if neither is given, the options are listed. */
  readonly label?: Label;
  readonly decisions?: readonly [WrittenStep, ...WrittenStep[]];
  readonly conditions: readonly Condition[];
  /** True for a preference, which stays until it is deleted. */
  readonly repeats: boolean;
  /** The number of the plan that must be carried out before. */
  readonly follows?: number;
}

/** A decision as written; players in a preference by name. */
export type WrittenStep = Decision | WrittenPreference;

const words = (part: Parameters<typeof PLAN_WORDS>[0]) => PLAN_WORDS(part).join('|');

const AFTER = new RegExp(`^(?:${words('after')}) (?:(?:${words('plan')}) )?#?(\\d{1,2})[:,]? (.+)$`);
const ALWAYS = new RegExp(` (?:${words('always')})$`);
const PARTS = new RegExp(`^(.*?)(?: (?:${words('if')}) (.*))?$`);
const TILE = new RegExp(`^(?:(?:${words('tile')}) )?([a-z]+/[a-z]+|[a-z]{1,2})(?: (.+))?$`);
const ANY_TILE = new RegExp(`^(?:${words('any')})(?: (?:${words('tile')}))? (.+)$`);

/** Parses a plan: `U 3,-1 r90 meeple@road0 if 2,0 is taken`; undefined if invalid. */
export function readPlan(input: string, language: Language): WrittenPlan | undefined {
  const whole = plainWords(input);
  const [, follows, text = whole] = AFTER.exec(whole) ?? [];
  const [, what = '', conditions] = PARTS.exec(text.replace(ALWAYS, '')) ?? [];
  const when = conditions === undefined ? [] : readConditions(conditions, language);
  const done = readDecisions(what.trim(), language);
  if (when === undefined || done === undefined) return undefined;
  const repeats = ALWAYS.test(text) || done.decisions?.[0].type === 'preference';
  return { ...done, conditions: when, repeats, ...(follows !== undefined && { follows: Number(follows) }) };
}

type Done = Pick<WrittenPlan, 'tile' | 'label' | 'decisions'>;

function readDecisions(text: string, language: Language): Done | undefined {
  const [first = '', ...others] = text.split(';').map((part) => part.trim());
  const begun = readFirst(first, language);
  if (begun === undefined || others.length === 0) return begun;
  const rest = others.flatMap((part) => readStep(part, language) ?? []);
  if (begun.decisions === undefined || rest.length < others.length) return undefined;
  return { ...begun, decisions: [...begun.decisions, ...rest] };
}

function readFirst(text: string, language: Language): Done | undefined {
  const whole = readStep(text, language);
  if (whole !== undefined) return { tile: undefined, decisions: [whole] };
  const [, forAny] = ANY_TILE.exec(text) ?? [];
  if (forAny !== undefined) return readAt(undefined, forAny, language);
  const [, tile, rest] = TILE.exec(text) ?? [];
  if (tile === undefined) return undefined;
  return rest === undefined ? { tile } : readAt(tile, rest, language);
}

const readStep = (text: string, language: Language): WrittenStep | undefined =>
  readPreference(text, language) ?? readDecision(text, language);

function readAt(tile: string | undefined, text: string, language: Language): Done | undefined {
  const label = tile === undefined ? undefined : parseLabel(text);
  if (label !== undefined) return { tile, label };
  const decision = readDecision(text, language);
  return decision && { tile, decisions: [decision] };
}

const AND = new RegExp(` (?:${words('and')}) (?=\\S*\\d,)`);
const PLACE = /(-?\d{1,4}), ?(-?\d{1,4})(?::([a-z]+)(\d*))?/;

function readConditions(text: string, language: Language): Condition[] | undefined {
  const parts = text.split(AND);
  const read = parts.flatMap((part) => readCondition(part, language) ?? []);
  return read.length < parts.length ? undefined : read;
}

function readCondition(text: string, language: Language): Condition | undefined {
  const [place = '', x = '', y = '', kind, number = ''] = PLACE.exec(text) ?? [];
  if (place === '') return undefined;
  const about = ` ${text.replace(place, ' ').replace(/\s+/g, ' ')} `;
  const says = (part: Parameters<typeof PLAN_WORDS>[0]) =>
    PLAN_WORDS(part).some((word) => about.includes(` ${word} `));
  if (kind === undefined) {
    if (!says('occupied') && !says('free')) return undefined;
    return withNot({ type: 'occupied', x: Number(x), y: Number(y) }, says('free') !== says('not'));
  }
  const feature = `${x},${y}:${decisionTermsFor(language)[kind] ?? kind}${number === '' ? '0' : number}`;
  if (says('completed')) return withNot({ type: 'completed', feature }, says('not'));
  return says('claimed') ? withNot({ type: 'claimed', feature }, says('not')) : undefined;
}

const withNot = (condition: Condition, not: boolean): Condition => (not ? { ...condition, not } : condition);
