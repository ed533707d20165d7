import type { Schemas } from '#client';
import type { TableOption } from '../../src/texts/table-options.ts';
import type { ListedGame } from '../api/client.ts';
import { t } from '../i18n/index.ts';
import { expansionNames, paceText } from '../table/rule-words.ts';
import { percentText } from '../ui/percent.ts';

type Option = Exclude<TableOption, 'allowRobots'>;
type Term = Exclude<keyof Schemas['TableTemplate'], 'name' | 'seatCount' | Option>;

/** The list's text for each option, if it has one. */
const TEXTS: Readonly<Record<Term, ((game: ListedGame) => string | undefined) | undefined>> = {
  rules: ({ rules }) => expansionNames(rules.expansions).join(', ') || t().site.lists.baseGame,
  clock: ({ clock }) => (clock === null ? t().site.lists.noClock : paceText(clock)),
  allowRobots: ({ allowRobots }) => t().site.lists[allowRobots ? 'withRobots' : 'withoutRobots'],
  minReliability: ({ minReliability }) =>
    minReliability === null ? undefined : t().site.lists.askedReliability(percentText(minReliability)),
  visibility: undefined,
  seating: undefined,
};

/** Describes the terms of an open table: expansions, time limit, and whether robots can play. */
export const termsText = (game: ListedGame): string =>
  Object.values(TEXTS)
    .map((text) => text?.(game))
    .filter((text) => text !== undefined)
    .join(' · ');
