import type { Meeting, StandingsRow, StandingsSheet } from '../../../src/render/index.ts';

const names = [
  'Anna',
  'Bruno',
  'Čeněk Novák',
  'Dörte van der Lange-Ausgesprochen',
  'Élodie',
  'Fiamma',
  'Øyvind',
  'Greta',
];

/** Returns the result of a meeting: the lower number won, except for some draws, and the last two have not met. */
function meeting(me: number, other: number, round: number, count: number): Meeting {
  if (me + other === 2 * count - 3) return { round, opponent: other, outcome: undefined, games: [0, 0] };
  if ((me + other) % 5 === 0) return { round, opponent: other, outcome: 'drawn', games: [1, 1] };
  return me < other
    ? { round, opponent: other, outcome: 'won', games: [2, me % 2] }
    : { round, opponent: other, outcome: 'lost', games: [other % 2, 2] };
}

function rowsOf(count: number): StandingsRow[] {
  return Array.from({ length: count }, (_, me) => {
    const others = Array.from({ length: count }, (__, other) => other).filter((other) => other !== me);
    const meetings = others.map((other) => meeting(me, other, ((me + other) % count) + 1, count));
    const counted = (outcome: string) => meetings.filter((each) => each.outcome === outcome).length;
    const [won, drawn, lost] = [counted('won'), counted('drawn'), counted('lost')];
    const matchPoints = 2 * won + drawn;
    const name = names[me] ?? `Player ${me + 1}`;
    const points = 90 - 25 * me;
    const sums = { matchPoints, boardPoints: undefined, games: won - lost, points, opponents: 40 - me };
    return { place: me + 1, name, hasWithdrawn: me === 5, won, drawn, lost, ...sums, meetings };
  });
}

/** Standings with golden pictures: a round robin, a Swiss tournament with a bye, and a league of two divisions. */
export const SHEETS = {
  'round-robin': {
    title: 'Spring Cup',
    stage: { kind: 'round', number: 6, of: 7, played: 'matches', over: 3, all: 4, isFinal: false },
    listKind: 'group',
    lists: [{ number: 1, rows: rowsOf(8) }],
    isLadder: false,
    isAllPlayAll: true,
  },
  swiss: {
    title: 'Open of the Old Town <2026> & Friends',
    stage: { kind: 'round', number: 5, of: 5, played: 'matches', over: 18, all: 18, isFinal: true },
    listKind: 'group',
    lists: [{ number: 1, rows: swissRows() }],
    isLadder: false,
    isAllPlayAll: false,
  },
  league: {
    title: 'Liga',
    stage: { kind: 'season', number: 3, of: undefined, played: 'matches', over: 12, all: 12, isFinal: false },
    listKind: 'division',
    lists: [
      { number: 1, rows: rowsOf(4) },
      { number: 2, rows: rowsOf(4) },
    ],
    isLadder: false,
    isAllPlayAll: true,
  },
} as const satisfies Record<string, StandingsSheet>;

function swissRows(): StandingsRow[] {
  return rowsOf(36).map((row, index) => {
    const meetings = row.meetings.slice(0, 5).map((each, round) => ({ ...each, round: round + 1 }));
    const bye: Meeting = { round: 5, opponent: undefined, outcome: 'won', games: [0, 0] };
    return { ...row, meetings: index === 3 ? [...meetings.slice(0, 4), bye] : meetings };
  });
}

/** The golden pictures of standings. */
export const GOLDEN_STANDINGS = [
  { name: 'round-robin', view: 'table', theme: 'light', language: 'en' },
  { name: 'round-robin', view: 'crosstable', theme: 'dark', language: 'de' },
  { name: 'swiss', view: 'table', theme: 'dark', language: 'it' },
  { name: 'swiss', view: 'crosstable', theme: 'light', language: 'en' },
  { name: 'league', view: 'crosstable', theme: 'light', language: 'de' },
] as const;

/** Returns the file of a golden picture of standings. */
export const standingsFile = ({ name, view }: (typeof GOLDEN_STANDINGS)[number]): URL =>
  new URL(`../standings/${name}-${view}.golden.svg`, import.meta.url);
