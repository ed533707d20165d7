import type { StandingsTexts } from '../../texts/standings-texts.ts';
import type { Meeting, StandingsList, StandingsOptions, StandingsRow, StandingsSheet } from './sheet.ts';

/** The text of a cell and its style: `won` is emphasised, `soft` de-emphasised. */
export interface Cell {
  readonly text: string;
  readonly tone: 'plain' | 'strong' | 'won' | 'soft';
}

/** A column of a list. */
export interface Column {
  readonly head: string;
  /** In units of the picture. */
  readonly width: number;
  readonly cell: (row: StandingsRow, index: number) => Cell;
}

/** Returns the columns after the names. */
export function columnsOf(
  sheet: StandingsSheet,
  list: StandingsList,
  { view }: Pick<StandingsOptions, 'view'>,
  words: StandingsTexts,
): Column[] {
  if (sheet.isLadder) return [recordColumn(words)];
  if (view === 'table') return tableColumns(list, words);
  const points: Column = figure(words.matchPoints, 64, ({ matchPoints }) => `${matchPoints}`, 'strong');
  return [...(sheet.isAllPlayAll ? opponentColumns(list) : roundColumns(list)), points];
}

function figure(
  head: string,
  width: number,
  text: (row: StandingsRow) => string,
  tone: Cell['tone'] = 'plain',
): Column {
  return { head, width, cell: (row) => ({ text: text(row), tone }) };
}

const recordColumn = (words: StandingsTexts): Column =>
  figure(words.record, 92, ({ won, drawn, lost }) => `${won}–${drawn}–${lost}`);

const tableColumns = ({ rows }: StandingsList, words: StandingsTexts): Column[] => [
  figure(words.matchPoints, 64, ({ matchPoints }) => `${matchPoints}`, 'strong'),
  recordColumn(words),
  ...(rows.some(({ boardPoints }) => boardPoints !== undefined)
    ? [figure(words.boardPoints, 92, ({ boardPoints = 0 }) => half(boardPoints))]
    : []),
  figure(words.games, 84, ({ games }) => signed(games)),
  figure(words.points, 92, ({ points }) => signed(points)),
  figure(words.opponents, 84, ({ opponents }) => `${opponents}`, 'soft'),
];

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** Returns a column for each opponent, by the number of the line. */
const opponentColumns = ({ rows }: StandingsList): Column[] =>
  rows.map((_, opponent) => ({
    head: `${opponent + 1}`,
    width: 58,
    cell: ({ meetings }, index) => {
      if (index === opponent) return { text: '×', tone: 'soft' };
      const met = meetings.filter(
        (meeting) => meeting.opponent === opponent && meeting.outcome !== undefined,
      );
      const text = met.map(({ games: [mine, theirs] }) => `${half(mine)}:${half(theirs)}`).join(' ');
      return { text, tone: met.some(({ outcome }) => outcome === 'won') ? 'won' : 'soft' };
    },
  }));

/** Formats games or matches won; a draw counts half. */
const half = (won: number): string => (Number.isInteger(won) ? `${won}` : `${Math.floor(won) || ''}½`);

/** Returns a column for each round: the opponent's line, and the result. */
function roundColumns({ rows }: StandingsList): Column[] {
  const rounds = [...new Set(rows.flatMap(({ meetings }) => meetings.map(({ round }) => round)))];
  return rounds
    .sort((one, other) => one - other)
    .map((round) => ({
      head: `${round}`,
      width: 58,
      cell: ({ meetings }) => cellOf(meetings.find((meeting) => meeting.round === round)),
    }));
}

const signs = { won: '+', drawn: '=', lost: '−' } as const;

function cellOf(meeting: Meeting | undefined): Cell {
  if (meeting === undefined) return { text: '', tone: 'soft' };
  const { opponent, outcome } = meeting;
  if (opponent === undefined) return { text: '+', tone: 'won' };
  const text = `${opponent + 1}${outcome === undefined ? '' : signs[outcome]}`;
  return { text, tone: outcome === 'won' ? 'won' : 'soft' };
}
