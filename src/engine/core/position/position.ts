import type { CoreEvent } from '../events.ts';
import type { TableRules } from '../table-options.ts';
import type { Box } from './box.ts';
import type { Addresses, StateColumn } from './layout.ts';

/**
 * A position is one block of integers and the grid. Everything that a game holds is in them, so a position is
 * copied by copying two arrays, and undone by writing old values back: no other part of the engine needs
 * code for either. Every write goes through `write` or `writeCell`, which record the old value in the journal.
 * Only the files beside this one know the columns; everything else reads and writes by their functions.
 */
export interface Position {
  /** The things that the numbers stand for; it is the game's ruleset (`rulesetOf`). */
  readonly box: Box;
  readonly at: Addresses;
  readonly memory: Int32Array;
  /**
   * What lies in each cell: 0 nothing, n > 0 tile n - 1, n < 0 empty cell -n - 1 of the frontier.
   * The board is folded (`Fold`) so that no two cells in use can meet.
   */
  readonly grid: Int16Array;
  readonly journal: Journal;
  /** Facts that happened, in order; undefined while nobody listens. */
  events: AnyEvent[] | undefined;
}

/** An event of the core or of an expansion. */
interface AnyEvent {
  readonly type: string;
}

/** Old values of what was written, as pairs of place and value; cells of the grid have negative places. */
interface Journal {
  entries: Int32Array;
  length: number;
}

/** Nobody, no tile, nothing: the value of an absent number. */
export const NONE = -1;

const JOURNAL_START = 512;

/** A position with an empty board and an empty bag. */
export function emptyPosition(box: Box, at: Addresses, state: readonly StateColumn[]): Position {
  const memory = new Int32Array(at.size);
  memory.fill(NONE, at.pieceSegment, at.pieceSegment + at.pieces);
  for (const address of [at.awaitingSeat, at.drawnType, at.placedTile]) memory[address] = NONE;
  for (const { number, rows, first } of state) {
    const address = at.state[number] ?? 0;
    memory.fill(first, address, address + rows(at));
  }
  const grid = new Int16Array(at.gridCells);
  return { box, at, memory, grid, journal: emptyJournal(), events: undefined };
}

/** An independent copy; its journal is empty, so it can't be undone beyond this point. */
export function copyPosition({ box, at, memory, grid }: Position): Position {
  return {
    box,
    at,
    memory: memory.slice(),
    grid: grid.slice(),
    journal: emptyJournal(),
    events: undefined,
  };
}

/** A journal with nothing in it. */
export function emptyJournal(): Journal {
  return { entries: new Int32Array(JOURNAL_START), length: 0 };
}

/** The rules that the table agreed on. */
export function rulesOf(position: Position): TableRules {
  return position.box.rules;
}

/** Writes one integer; `undoTo` can take it back. */
export function write(position: Position, address: number, value: number): void {
  record(position.journal, address, position.memory[address]);
  position.memory[address] = value;
}

/** Adds to one integer. */
export function add(position: Position, address: number, amount: number): void {
  write(position, address, position.memory[address] + amount);
}

/** Writes one cell of the grid; `undoTo` can take it back. */
export function writeCell(position: Position, cell: number, value: number): void {
  record(position.journal, -1 - cell, position.grid[cell]);
  position.grid[cell] = value;
}

function record(journal: Journal, place: number, old: number): void {
  let { entries } = journal;
  if (journal.length + 2 > entries.length) {
    entries = new Int32Array(entries.length * 2);
    entries.set(journal.entries);
    journal.entries = entries;
  }
  entries[journal.length++] = place;
  entries[journal.length++] = old;
}

/** The present point, for `undoTo`. */
export function markOf(position: Position): number {
  return position.journal.length;
}

/** Takes back every write since the mark was taken. */
export function undoTo(position: Position, mark: number): void {
  const { journal, memory, grid } = position;
  while (journal.length > mark) {
    journal.length -= 2;
    const place = journal.entries[journal.length];
    const old = journal.entries[journal.length + 1];
    if (place >= 0) memory[place] = old;
    else grid[-1 - place] = old;
  }
}

/** Forgets how to undo what was done so far. */
export function clearJournal(position: Position): void {
  position.journal.length = 0;
}

/** Records an event, if anybody listens. An expansion names its event's type: `report<BellRung>(position, …)`. */
export function report<Event extends AnyEvent = CoreEvent>(position: Position, event: NoInfer<Event>): void {
  position.events?.push(event);
}
