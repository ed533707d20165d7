import { z } from 'zod';
import type { Edition, ExpansionId, RulesRequest } from '../engine/index.ts';
import { EXPANSIONS } from '../engine/index.ts';
import { plain } from './plain.ts';

/** The table that somebody wants; what is not said is left out. */
export interface TableWish {
  readonly name?: string;
  readonly seats?: number;
  readonly rules: RulesRequest;
  readonly visibility?: 'public' | 'unlisted' | 'private';
  readonly seating?: 'drawn';
  /** Time for each decision, an ISO 8601 duration; `none`: no deadlines. */
  readonly perTurn?: string;
  readonly onTimeout?: 'skip' | 'forfeit';
  /** Handles and e-mail addresses. */
  readonly invite: readonly string[];
}

const EXPANSION_WORDS: Readonly<Record<string, ExpansionId>> = {
  river: 'river',
  fiume: 'river',
  inns: 'inns-and-cathedrals',
  cathedrals: 'inns-and-cathedrals',
  locande: 'inns-and-cathedrals',
  cattedrali: 'inns-and-cathedrals',
  traders: 'traders-and-builders',
  builders: 'traders-and-builders',
  mercanti: 'traders-and-builders',
  costruttori: 'traders-and-builders',
  king: 'king-and-robber',
  robber: 'king-and-robber',
  re: 'king-and-robber',
  barone: 'king-and-robber',
  abbey: 'abbey-and-mayor',
  mayor: 'abbey-and-mayor',
  abbazia: 'abbey-and-mayor',
  sindaco: 'abbey-and-mayor',
  borgomastro: 'abbey-and-mayor',
  count: 'count',
  conte: 'count',
};

const EDITION_WORDS: Readonly<Record<string, Edition>> = {
  first: 'first',
  '1st': 'first',
  prima: 'first',
  second: 'second',
  '2nd': 'second',
  seconda: 'second',
  third: 'third',
  '3rd': 'third',
  terza: 'third',
  bga: 'bga',
};

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  un: 1,
  una: 1,
  uno: 1,
  two: 2,
  due: 2,
  three: 3,
  tre: 3,
  four: 4,
  quattro: 4,
  five: 5,
  cinque: 5,
  six: 6,
  sei: 6,
};

/** A part of a wish: where it matches the beginning of what is left, it is taken off. */
type Part = readonly [RegExp, (found: RegExpExecArray) => Partial<Draft> | undefined];
interface Draft extends Omit<TableWish, 'invite' | 'rules'> {
  readonly rules?: RulesRequest;
  readonly invite?: readonly string[];
}

/** So many of something: `3 days`, `three days`, `3d`. */
const amount = (words: string, letter: string) =>
  `(\\d{1,4}|(?:${Object.keys(NUMBERS).join('|')})(?= )) ?(?:${words}|(?<=\\d ?)${letter})`;
const END = '(?= |$)';
const part = (source: string, take: Part[1]): Part => [new RegExp(`^(?:${source})${END}`), take];
const rule = (rules: RulesRequest) => () => ({ rules });
const numberIn = (text = '') => NUMBERS[text] ?? Number(text);

const isAddress = (text: string) => z.email().max(254).safeParse(text).success;

/** In the order in which they are tried. */
const PARTS: readonly Part[] = [
  part(amount('players?|people|seats?|giocatori|posti', 'p'), ([, count]) => ({ seats: numberIn(count) })),
  part(amount('minutes?|minuti|minuto|min', 'm'), ([, count]) => ({ perTurn: `PT${numberIn(count)}M` })),
  part(amount('hours?|ore|ora', 'h'), ([, count]) => ({ perTurn: `PT${numberIn(count)}H` })),
  part(amount('days?|giorni|giorno', '[dg]'), ([, count]) => ({ perTurn: `P${numberIn(count)}D` })),
  part(amount('weeks?|settimane|settimana', 'w'), ([, count]) => ({ perTurn: `P${numberIn(count)}W` })),
  part('no (?:clock|deadlines?|limits?)|senza (?:orologio|scadenz[ae]|limiti)', () => ({ perTurn: 'none' })),
  part('forfeit|abbandono', () => ({ onTimeout: 'forfeit' as const })),
  part('skip|salta', () => ({ onTimeout: 'skip' as const })),
  part('hand(?: of)? (?:3|three)|mano (?:di )?(?:3|tre)', rule({ handSize: 3 })),
  part('(?:hand(?: of)? (?:1|one)|mano (?:di )?(?:1|una))', rule({ handSize: 1 })),
  part('small (?:city|cities) (?:2|two)|citta piccole (?:2|due)', rule({ smallCity: 2 })),
  part('small (?:city|cities) (?:4|four)|citta piccole (?:4|quattro)', rule({ smallCity: 4 })),
  part(
    '(?:fields|farms) per city once|campi per citta una volta',
    rule({ fieldScoring: 'per-field-city-once' }),
  ),
  part('(?:fields|farms) per city|campi per citta', rule({ fieldScoring: 'per-city' })),
  part('(?:fields|farms) per field|campi per campo', rule({ fieldScoring: 'per-field' })),
  part('(?:fields|farms) (?:3|three)|campi (?:3|tre)', rule({ fieldPoints: 3 })),
  part('(?:fields|farms) (?:4|four)|campi (?:4|quattro)', rule({ fieldPoints: 4 })),
  part('each (?:meeple|follower)|ogni (?:seguace|omino)', rule({ sharing: 'each-meeple' })),
  part('majority|maggioranza', rule({ sharing: 'majority' })),
  part('(?:draw|random|shuffle)(?: the)? (?:seats|order)|posti (?:a sorte|sorteggiati)|sorteggio', () => ({
    seating: 'drawn' as const,
  })),
  part('public|pubblica|pubblico', () => ({ visibility: 'public' as const })),
  part('unlisted|hidden|nascosta|nascosto', () => ({ visibility: 'unlisted' as const })),
  part('private|privata|privato', () => ({ visibility: 'private' as const })),
  part(
    'all(?: the)?(?: expansions?)?|everything|tutte(?: le)?(?: espansioni)?|tutto',
    rule({ expansions: [...EXPANSIONS] }),
  ),
  part('base(?: game)?|gioco base|no expansions?|senza espansioni', () => ({})),
  part(`(?:edition|edizione) ([123])|([123])\\.? (?:edition|edizione)`, ([, after, before]) => ({
    rules: { edition: (['first', 'second', 'third'] as const)[Number(after ?? before) - 1] },
  })),
  part(`(${Object.keys(EDITION_WORDS).join('|')})(?: (?:edition|edizione))?`, ([, word = '']) => ({
    rules: { edition: EDITION_WORDS[word] },
  })),
  part(`(${EXPANSIONS.join('|')})`, ([, id]) => ({ rules: { expansions: [id as ExpansionId] } })),
  part(`(${Object.keys(EXPANSION_WORDS).join('|')})`, ([, word = '']) => ({
    rules: { expansions: [EXPANSION_WORDS[word] as ExpansionId] },
  })),
  part('([^ @]+@[^ @]+)', ([, address = '']) => (isAddress(address) ? { invite: [address] } : undefined)),
  // A chat's way to name somebody, such as <@123456>.
  part('<@!?([^ <>@]+)>|@([^ <>@]+)', ([, id, handle = '']) => ({ invite: [id ?? handle] })),
  part('([2-6])', ([, count]) => ({ seats: Number(count) })),
  // Words between the parts that say nothing themselves.
  part(
    '(?:with|and|for|of|the|in|per|each|turn|game|table|expansions?|edition|a|an|to|move|hand|against|vs|invite)',
    () => ({}),
  ),
  part(
    '(?:con|e|ed|di|da|del|della|per|ogni|turno|mossa|partita|tavolo|espansioni|espansione|edizione|al|alla|la|il|le|i|in|una|un|contro|invita)',
    () => ({}),
  ),
];

/**
 * Reads what follows `new`: `3 players inns traders second edition hand of three 2 days private @bruno "Sunday"`, in any
 * order, in English or Italian. What is not understood comes back instead.
 */
export function readTableWish(text: string): TableWish | { readonly unclear: string } {
  const [, before = '', quoted, after = ''] = /^(.*?)["“”„«](.+?)["“”»](.*)$/.exec(text) ?? ['', text];
  let rest = plain(`${before} ${after}`.replace(/[,;+&]/g, ' '));
  let wish: TableWish = { rules: {}, invite: [], ...nameIn(quoted) };
  while (rest !== '') {
    const [next, taken] = firstPart(rest);
    if (next === undefined) return { unclear: rest.split(' ')[0] ?? rest };
    wish = withPart(wish, next);
    rest = rest.slice(taken).trim();
  }
  return wish;
}

const longestName = 80;

function nameIn(quoted = ''): { name?: string } {
  const name = quoted.replace(/\s+/g, ' ').trim().slice(0, longestName).trim();
  return name === '' ? {} : { name };
}

function firstPart(rest: string): [Partial<Draft>, number] | [undefined] {
  for (const [pattern, take] of PARTS) {
    const found = pattern.exec(rest);
    const wished = found === null ? undefined : take(found);
    if (found !== null && wished !== undefined) return [wished, found[0].length];
  }
  return [undefined];
}

function withPart(wish: TableWish, { rules, invite = [], ...others }: Partial<Draft>): TableWish {
  const expansions = [...(wish.rules.expansions ?? []), ...(rules?.expansions ?? [])];
  return {
    ...wish,
    ...others,
    rules: {
      ...wish.rules,
      ...rules,
      ...(expansions.length > 0 && { expansions: [...new Set(expansions)] }),
    },
    invite: [...new Set([...wish.invite, ...invite])],
  };
}
