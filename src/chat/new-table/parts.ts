import { z } from 'zod';
import { EXPANSIONS, type RulesRequest } from '../../engine/index.ts';
import type { RobotLevel } from '../../robots/index.ts';
import type { NewTablePart } from '../../texts/chat-texts.ts';
import {
  EXPANSION_OPTIONS,
  EXPANSION_WORDS,
  NUMBER_PATTERNS,
  newTablePattern,
  TABLE_OPTIONS,
} from '../vocabulary.ts';
import type { Addition } from './request.ts';

/** A part of a request: if it matches the start of the rest, it is removed from it. */
export type Part = readonly [RegExp, (found: RegExpExecArray) => Addition | undefined];

const END = '(?= |$)';
const matching = (pattern: string, take: Part[1]): Part => [new RegExp(`^(?:${pattern})${END}`), take];
const part = (name: NewTablePart, addition: Addition) => matching(newTablePattern(name), () => addition);
const rule = (name: NewTablePart, rules: RulesRequest) => part(name, { rules });

/** A number of something: `3 days`, `three days`, `3d`. */
function amount(name: NewTablePart, take: (count: number) => Addition): Part {
  const numbers = NUMBER_PATTERNS.join('|');
  const pattern = `(\\d{1,4}|(?:${numbers})(?= )) ?(?:${newTablePattern(name)})`;
  return matching(pattern, ([, count = '']) => take(numberIn(count)));
}

const maxRobots = 5;

/** A robot or several: `robot`, `two easy robots`. */
function robots(name: NewTablePart, level: RobotLevel): Part {
  const pattern = `(?:(\\d|${NUMBER_PATTERNS.join('|')}) )?(?:${newTablePattern(name)})`;
  return matching(pattern, ([, count]) => {
    const amount = count === undefined ? 1 : numberIn(count);
    return amount > maxRobots ? undefined : { robots: Array.from({ length: amount }, () => level) };
  });
}

function numberIn(text: string): number {
  const index = NUMBER_PATTERNS.findIndex((pattern) => new RegExp(`^(?:${pattern})$`).test(text));
  return index === -1 ? Number(text) : index + 1;
}

/** The reliability required of others: `reliability 90`, `90% reliable`. */
function reliability(): Part {
  const words = newTablePattern('reliability');
  return matching(`(?:${words}) (\\d{1,3})(?: ?%)?|(\\d{1,3}) ?%? (?:${words})`, ([, after, before]) => {
    const percent = Number(after ?? before);
    return percent >= 1 && percent <= 100 ? { minReliability: percent } : undefined;
  });
}

const editions = ['first', 'second', 'third'] as const;
const edition = newTablePattern('edition');
const isAddress = (text: string) => z.email().max(254).safeParse(text).success;

/** In matching order. */
export const PARTS: readonly Part[] = [
  amount('players', (seatCount) => ({ seatCount })),
  amount('minutes', (count) => ({ perTurn: `PT${count}M` })),
  amount('hours', (count) => ({ perTurn: `PT${count}H` })),
  amount('days', (count) => ({ perTurn: `P${count}D` })),
  amount('weeks', (count) => ({ perTurn: `P${count}W` })),
  part('noDeadline', { perTurn: 'none' }),
  part('forfeit', { onTimeout: 'forfeit' }),
  part('skip', { onTimeout: 'skip' }),
  part('standIn', { onTimeout: 'robot' }),
  ...TABLE_OPTIONS.map(({ name, value, ask }) => matching(ask, () => ({ [name]: value }))),
  ...EXPANSION_OPTIONS.map(({ expansion, name, value, ask }) =>
    matching(ask, () => ({ rules: { expansions: [expansion], [name]: value } })),
  ),
  robots('easyRobot', 'easy'),
  robots('strongRobot', 'strong'),
  robots('fairRobot', 'fair'),
  rule('handOf3', { handSize: 3 }),
  rule('handOf1', { handSize: 1 }),
  rule('smallCity2', { smallCity: 2 }),
  rule('smallCity4', { smallCity: 4 }),
  rule('perCityOnce', { fieldScoring: 'per-field-city-once' }),
  rule('perCity', { fieldScoring: 'per-city' }),
  rule('perField', { fieldScoring: 'per-field' }),
  rule('fieldPoints3', { fieldPoints: 3 }),
  rule('fieldPoints4', { fieldPoints: 4 }),
  rule('eachFollower', { sharing: 'each-meeple' }),
  rule('majority', { sharing: 'majority' }),
  reliability(),
  part('drawnSeats', { seating: 'drawn' }),
  part('public', { visibility: 'public' }),
  part('unlisted', { visibility: 'unlisted' }),
  part('private', { visibility: 'private' }),
  rule('allExpansions', { expansions: [...EXPANSIONS] }),
  part('noExpansions', {}),
  matching(`(?:${edition}) ([123])|([123])\\.? (?:${edition})`, ([, after, before]) => ({
    rules: { edition: editions[Number(after ?? before) - 1] },
  })),
  ...editions.map((id) =>
    matching(`(?:${newTablePattern(id)})(?: (?:${edition}))?`, () => ({ rules: { edition: id } })),
  ),
  matching(`bga(?: (?:${edition}))?`, () => ({ rules: { edition: 'bga' } })),
  ...EXPANSION_WORDS.map(({ id, words }) =>
    matching(words.join('|'), () => ({ rules: { expansions: [id] } })),
  ),
  matching('([^ @]+@[^ @]+)', ([, address = '']) => (isAddress(address) ? { invite: [address] } : undefined)),
  // A chat's mention of a person, such as <@123456>.
  matching('<@!?([^ <>@]+)>|@([^ <>@]+)', ([, id, handle = '']) => ({ invite: [id ?? handle] })),
  matching('([2-6])', ([, count]) => ({ seatCount: Number(count) })),
  // Filler words between the parts.
  part('fillers', {}),
];
