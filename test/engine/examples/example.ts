/** The form of a worked example: rows as text, the expected results, and the rules they show. */
import type { PlacedTile, Row, Rules, Table, TableMaker } from '../support/table.ts';
import { townTiles } from './town.ts';

export const seatNames = ['Red', 'Blue', 'Yellow'] as const;
export type SeatName = (typeof seatNames)[number];
export type Totals = Partial<Record<SeatName, number>>;

export interface Example {
  id: string;
  title: string;
  rules: string;
  /** Named rules that differ from those of the third edition. */
  with?: Partial<Rules>;
  /** One line for each tile: by, tile, x,y, rotation, deployment or action. `-` lies at the start; `count` is the town. */
  rows: string;
  play?: Totals;
  end?: Totals;
  goods?: Partial<Record<SeatName, [wine: number, grain: number, cloth: number]>>;
  king?: SeatName;
  /** The only place that the wagon of the last row can move to. */
  wagon?: { by: SeatName; to: string };
}

export interface ReadRow extends Row {
  by: SeatName | undefined;
}

export function readRows(rows: string): ReadRow[] {
  return rows
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', action] = line.trim().split(/ (?=\+ )/);
      const [by = '', tile = '', cell = '', rotation, deploy] = words.split(/\s+/);
      const [x = 0, y = 0] = cell.split(',').map(Number);
      const seat = seatNames.find((name) => name === by);
      return { by: seat, tile, x, y, rotation: Number(rotation) as Row['rotation'], deploy, action };
    });
}

export function seatOf(name: SeatName): number {
  return seatNames.indexOf(name);
}

/** A table on which the rows have been played, all questions declined. */
export function tableAfter(maker: TableMaker, rows: string, rules: Partial<Rules> = {}): Table {
  const table = tableWith(maker, rows, rules);
  for (const row of readRows(rows)) if (row.by) table.placeAs(seatOf(row.by), tileRow(row));
  return table;
}

/** A table with the start tiles of the rows only. */
export function tableWith(maker: TableMaker, rows: string, rules: Partial<Rules> = {}): Table {
  const start = readRows(rows)
    .filter((row) => !row.by)
    .flatMap((row): PlacedTile[] => (row.tile === 'count' ? townTiles() : [tileRow(row)]));
  return maker.arrange({ rules, seats: seatNames.length, start });
}

/** A row without its `by`, and without what it leaves out. */
export function tileRow({ tile, x, y, rotation, deploy, action }: Row): Row {
  return { tile, x, y, rotation, ...(deploy ? { deploy } : {}), ...(action ? { action } : {}) };
}

/** A row given as text: `base/U 1,0 90 meeple@road0`. */
export function row(text: string): Row {
  const [read] = readRows(`- ${text}`);
  if (!read) throw new Error(`no row: ${text}`);
  return tileRow(read);
}

/** Totals for all seats, 0 for those not named. */
export function totals(named: Totals): number[] {
  return seatNames.map((name) => named[name] ?? 0);
}
