import { elimination } from './elimination.ts';
import type { Format } from './format.ts';
import { ladder } from './ladder.ts';
import { league } from './league.ts';
import { roundRobin } from './round-robin.ts';
import { swiss } from './swiss.ts';

/** The formats of competitions, by kind. */
export const formats = {
  'round-robin': roundRobin,
  swiss,
  elimination,
  league,
  ladder,
} as const satisfies Record<string, Format>;

export type CompetitionKind = keyof typeof formats;
export const COMPETITION_KINDS = Object.keys(formats) as CompetitionKind[];

/** Returns the format of a competition. */
export const formatOf = ({ kind }: { readonly kind: CompetitionKind }): Format => formats[kind];
