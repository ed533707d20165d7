import type { Schemas } from '#client';
import { more } from '../i18n/index.ts';

/** How pages show a kind of competition, and what its form asks for. */
interface PageFormat {
  /** Whether it has seasons with standings of their own, where all entrants play each other at the same time. */
  readonly hasSeasons: boolean;
  /** Whether its entrants challenge each other, so that its standings are an order. */
  readonly hasChallenges: boolean;
  /** Whether a draw decides a match. */
  readonly isKnockout: boolean;
  /** Whether players can enter while it runs. Such competitions have neither teams nor tables with the same bag. */
  readonly isLasting: boolean;
  /** Names a round, with the total number if it is known. */
  readonly roundText: (round: number, of: number | null) => string;
  readonly groupText: (group: number) => string;
  /** Returns the label of a round's end time. */
  readonly endText: () => string;
  /** Returns the label of the field for the number of rounds; undefined if the entrants determine it. */
  readonly roundsField:
    | (() => { readonly label: string; readonly hint?: string; readonly defaultValue: string })
    | undefined;
  /** Other numbers that the organiser can choose. */
  readonly numbers: readonly ('groupSize' | 'divisionSize' | 'promotedCount' | 'challengeRange')[];
}

const tournament: PageFormat = {
  hasSeasons: false,
  hasChallenges: false,
  isKnockout: false,
  isLasting: false,
  roundText: (round, of) => more().competitions.round(round, of),
  groupText: (group) => more().competitions.group(group),
  endText: () => more().competitions.roundEnds,
  roundsField: undefined,
  numbers: [],
};

/** The kinds of competitions, in the order of the form. */
export const formats: Readonly<Record<Schemas['Competition']['kind'], PageFormat>> = {
  swiss: {
    ...tournament,
    roundsField: () => ({ label: more().competitions.form.rounds, defaultValue: '3' }),
  },
  'round-robin': { ...tournament, numbers: ['groupSize'] },
  elimination: { ...tournament, isKnockout: true },
  league: {
    ...tournament,
    hasSeasons: true,
    isLasting: true,
    roundText: (season, of) => more().competitions.season(season, of),
    groupText: (division) => more().competitions.division(division),
    endText: () => more().competitions.seasonEnds,
    roundsField: () => {
      const { seasons: label, seasonsHint: hint } = more().competitions.form;
      return { label, hint, defaultValue: '' };
    },
    numbers: ['divisionSize', 'promotedCount'],
  },
  ladder: {
    ...tournament,
    hasChallenges: true,
    isLasting: true,
    roundText: (challenge) => more().competitions.challengeNumber(challenge),
    numbers: ['challengeRange'],
  },
};
