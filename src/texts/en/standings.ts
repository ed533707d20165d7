import { plural } from '../names.ts';
import type { StandingsTexts } from '../standings-texts.ts';

/** The words of pictures of standings, in English. */
export const standings: StandingsTexts = {
  title: 'Standings',
  notBegun: 'not begun yet',
  stage: ({ kind, number, of, played, over, all, isFinal }) => {
    const part = `${kind === 'round' ? 'Round' : 'Season'} ${number}${of === undefined ? '' : ` of ${of}`}`;
    if (isFinal) return `${part} · Final standings`;
    if (over === all) return `${part} · All ${played} over`;
    const one = { matches: 'match', meetings: 'meeting' }[played];
    return `${part} · ${over} of ${plural('en', all, { one: `1 ${one}`, other: `${all} ${played}` })} over`;
  },
  list: { pool: (number) => `Group ${number}`, division: (number) => `Division ${number}` },
  matchPoints: 'Pts',
  record: 'W–D–L',
  duels: 'Matches',
  games: 'Games',
  points: 'Points',
  opponents: 'Opp.',
  more: (count) => `and ${count} more`,
};
