import { inEachLanguage } from '../../texts/index.ts';
import type { Unclear } from '../command.ts';
import { FINAL_MARKS, plainWords } from '../plain.ts';

/** An action in a tournament. */
export type TournamentAct = 'enter' | 'join' | 'invite' | 'leave';

/** A parsed command about tournaments. */
export interface TournamentRequest {
  /** The number of a tournament in the list; undefined for all. */
  readonly which: number | undefined;
  /** Undefined to show its state. */
  readonly act: TournamentAct | undefined;
  /** The rest of the text: the name of a team, or the invited player. */
  readonly rest: string;
}

const acts: readonly TournamentAct[] = ['enter', 'join', 'invite', 'leave'];
const wordsOf = (act: TournamentAct) =>
  Object.values(inEachLanguage(({ chat }) => chat.tournaments.acts[act])).flat();
const actBy = new Map(acts.flatMap((act) => wordsOf(act).map((word) => [word, act] as const)));

const form = /^(\d{1,2})(?!\w)[\s.,:;!?]*(\S*)\s*(.*)$/s;

/** Parses the arguments of `tournaments`: nothing, `2`, `2 enter The Abbots`. */
export function readTournaments(input: string): TournamentRequest | Unclear {
  if (input.replace(FINAL_MARKS, '') === '') return { which: undefined, act: undefined, rest: '' };
  const [, number, word = '', behind = ''] = form.exec(input) ?? [];
  const act = actBy.get(plainWords(word));
  if (number === undefined || (act === undefined && word !== '')) return { unclear: input };
  const rest = withoutQuotes(behind.replace(/\s+/g, ' ').trim());
  return act === 'invite' && rest === '' ? { unclear: input } : { which: Number(number), act, rest };
}

const withoutQuotes = (text: string) => /^["“”„«](.*)["“”»]$/.exec(text)?.[1]?.trim() ?? text;
