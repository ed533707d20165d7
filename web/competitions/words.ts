import type { Schemas } from '#client';
import { formatTime } from '../i18n/format-time.ts';
import { more } from '../i18n/index.ts';
import { formats } from './formats.ts';

export type Competition = Schemas['Competition'];

/** Returns the path of a competition's page. */
export const competitionAddress = (id: string): string => `/competitions/${id}`;

/** Whether a competition has ended. */
export const isOver = ({ status }: Pick<Competition, 'status'>): boolean =>
  status === 'finished' || status === 'cancelled';

/** Describes a competition's progress: the number of entrants, or the current round. */
export function progressText(competition: Competition): string {
  const { status, kind, round, rounds, entrants, capacity, teamSize } = competition;
  const words = more().competitions;
  const [counted, ofCapacity] =
    teamSize === null ? [words.entrants, words.ofCapacity] : [words.teams.count, words.teams.ofCapacity];
  const all = counted(entrants);
  const count = capacity === null ? all : ofCapacity(entrants, capacity);
  if (status === 'announced') return count;
  const { hasChallenges, roundText } = formats[kind];
  if (hasChallenges) return `${all} · ${words.challenges(round)}`;
  return status === 'running' ? `${roundText(round, rounds)} · ${all}` : all;
}

/** Describes the terms of a match. */
export function matchText({ form, bestOf, rated }: Pick<Competition, 'form' | 'bestOf' | 'rated'>): string {
  const words = more().competitions;
  const games = form === 'mirrored' ? words.mirrored(bestOf) : words.bestOf(bestOf);
  return `${games}, ${rated ? words.rated : words.unrated}`;
}

/** Describes when an announced competition starts. */
export function startText({ startsAt, capacity, entrants }: Competition): string {
  const words = more().competitions;
  const missing = capacity === null ? undefined : capacity - entrants;
  if (startsAt === null) return missing === undefined ? words.startsByOrganiser : words.startsFull(missing);
  return missing === undefined
    ? words.startsAt(formatTime(startsAt))
    : words.startsAtOrFull(formatTime(startsAt), missing);
}
