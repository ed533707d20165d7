import { nameIn, textsIn } from '../../texts/index.ts';
import { el, escaped, group } from '../svg.ts';
import { fitted, text } from '../text.ts';
import { type Palette, THEMES } from '../theme.ts';
import { type Cell, type Column, columnsOf } from './columns.ts';
import type { StandingsList, StandingsOptions, StandingsRow, StandingsSheet } from './sheet.ts';

const MARGIN = 28;
const LINE = 38;
const SIZE = 20;
const PLACE = 56;
const NAME = 250;
/** Maximum number of lines in a list, so that it is readable in a chat. */
const MAX_ROWS = 32;
const MAX_COLUMNS = 14;

/** A list with its columns and its position. */
interface PlacedList {
  readonly list: StandingsList;
  readonly columns: readonly Column[];
  readonly top: number;
  readonly height: number;
}

/** Draws the standings of a competition, or its crosstable, as SVG. */
export function renderStandings(sheet: StandingsSheet, options: StandingsOptions): string {
  const theme = THEMES[options.theme];
  const lists = placedLists(sheet, options);
  const width = 2 * MARGIN + Math.max(...lists.map(({ columns }) => widthOf(columns)), PLACE + NAME + 160);
  const height = lists.reduce((sum, { height: each }) => sum + each, MARGIN + 84);
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    el('title', {}, escaped(describeStandings(sheet, options))),
    el('rect', { width, height, fill: theme.page }),
    headArt(sheet, options, theme, width),
    ...lists.map((placed) => listArt(sheet, placed, { options, theme, width })),
  );
}

/** Describes the leaders, as the picture's alternative text. */
export function describeStandings(
  { title, lists, isLadder }: StandingsSheet,
  { language }: StandingsOptions,
): string {
  const words = textsIn(language).standings;
  const leaders = lists.flatMap(({ rows }) => rows.filter(({ place }) => place <= 3).slice(0, 3));
  const names = leaders.map(
    ({ place, name, matchPoints }) =>
      `${place}. ${nameIn(language, name)}${isLadder ? '' : ` (${matchPoints})`}`,
  );
  return [title, `${words.title}: ${names.join(', ') || words.notBegun}`].join('. ');
}

const widthOf = (columns: readonly Column[]): number =>
  PLACE + NAME + 14 + columns.reduce((sum, { width }) => sum + width, 0);

function placedLists(sheet: StandingsSheet, options: StandingsOptions): PlacedList[] {
  const words = textsIn(options.language).standings;
  let top = 84;
  return sheet.lists.map((list) => {
    const columns = columnsOf(sheet, list, options, words).slice(-MAX_COLUMNS - 1);
    const lines = Math.min(Math.max(list.rows.length, 1), MAX_ROWS) + 1 + Number(list.rows.length > MAX_ROWS);
    const height = lines * LINE + 28 + (sheet.lists.length > 1 ? LINE : 0);
    top += height;
    return { list, columns, top: top - height, height };
  });
}

function headArt({ title, stage }: StandingsSheet, options: StandingsOptions, theme: Palette, width: number) {
  const words = textsIn(options.language).standings;
  const line = stage === undefined ? words.title : words.stage(stage);
  return [
    text(MARGIN, 40, fitted(title, 28, width - 2 * MARGIN, true), { size: 28, fill: theme.ink, bold: true }),
    text(MARGIN, 68, line, { size: 18, fill: theme.inkSoft }),
  ].join('');
}

/** The data and style that all lists of a picture share. */
interface Setting {
  readonly options: StandingsOptions;
  readonly theme: Palette;
  readonly width: number;
}

function listArt(
  sheet: StandingsSheet,
  { list, columns, top, height }: PlacedList,
  setting: Setting,
): string {
  const { theme, width, options } = setting;
  const words = textsIn(options.language).standings;
  const isNamed = sheet.lists.length > 1;
  const first = isNamed ? LINE : 0;
  const rows = list.rows.slice(0, MAX_ROWS);
  const more = list.rows.length - rows.length;
  const name = { size: SIZE, fill: theme.ink, bold: true };
  return group(
    { transform: `translate(${MARGIN} ${top})` },
    isNamed ? text(0, 26, words.list[sheet.listKind](list.number), name) : '',
    el('rect', {
      y: first,
      width: width - 2 * MARGIN,
      height: height - first - 16,
      rx: 12,
      fill: theme.panel,
      stroke: theme.panelLine,
      'stroke-width': 1.5,
    }),
    rows.length === 0
      ? text(PLACE, first + 2 * LINE - 12, words.notBegun, { size: SIZE, fill: theme.inkSoft })
      : headingsArt(columns, first + LINE - 12, theme),
    ...rows.map((row, index) => rowArt(row, index, { columns, y: first + (index + 1) * LINE, setting })),
    more > 0
      ? text(PLACE, first + (rows.length + 2) * LINE - 12, words.more(more), {
          size: SIZE,
          fill: theme.inkSoft,
        })
      : '',
  );
}

/** Returns the middle of each column. */
function middles(columns: readonly Column[]): number[] {
  let left = PLACE + NAME;
  return columns.map(({ width }) => {
    left += width;
    return left - width / 2;
  });
}

function headingsArt(columns: readonly Column[], y: number, theme: Palette): string {
  const style = { size: 16, fill: theme.inkSoft, anchor: 'middle' } as const;
  const places = middles(columns);
  return columns.map(({ head }, index) => text(places[index] ?? 0, y, head, style)).join('');
}

/** The position of a line. */
interface Line {
  readonly columns: readonly Column[];
  readonly y: number;
  readonly setting: Setting;
}

function rowArt(row: StandingsRow, index: number, { columns, y, setting }: Line): string {
  const { theme, width } = setting;
  const base = y + LINE - 12;
  const isFirst = row.place === 1;
  const fill = row.hasWithdrawn ? theme.inkSoft : theme.ink;
  const places = middles(columns);
  return [
    el('path', { d: `M0 ${y}H${width - 2 * MARGIN}`, stroke: theme.panelLine, 'stroke-width': 1 }),
    text(PLACE - 16, base, `${row.place}`, { size: SIZE, fill: theme.inkSoft, bold: isFirst, anchor: 'end' }),
    text(PLACE, base, fitted(nameIn(setting.options.language, row.name), SIZE, NAME - 20, isFirst), {
      size: SIZE,
      fill,
      bold: isFirst,
    }),
    ...columns.map(({ cell, width: wide }, column) =>
      cellArt(cell(row, index), { x: places[column] ?? 0, base, wide, theme }),
    ),
  ].join('');
}

/** The position of a cell. */
interface Spot {
  readonly x: number;
  readonly base: number;
  readonly wide: number;
  readonly theme: Palette;
}

function cellArt({ text: words, tone }: Cell, { x, base, wide, theme }: Spot): string {
  if (words === '') return '';
  const isStrong = tone === 'strong' || tone === 'won';
  const ground =
    tone === 'won'
      ? el('rect', {
          x: x - wide / 2 + 4,
          y: base - 21,
          width: wide - 8,
          height: 29,
          rx: 7,
          fill: theme.accentSoft,
        })
      : '';
  const fill = tone === 'soft' ? theme.inkSoft : theme.ink;
  const size = words.length > 4 && wide < 60 ? 16 : SIZE;
  return ground + text(x, base, words, { size, fill, bold: isStrong, anchor: 'middle' });
}
