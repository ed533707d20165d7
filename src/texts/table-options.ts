import type { tableOptions } from './en/table-options.ts';

/** The words for the options of a table that are on or off. */
export type TableOptionTexts = typeof tableOptions;
export type TableOption = keyof TableOptionTexts;

/** The words for a table that departs from the default. */
export interface Said {
  /** In a list: `no assistance`. */
  readonly fact: string;
  /** The words after `new` that ask for it: a regular expression for plain text. */
  readonly ask: string;
  /** A line of the help for `new`. */
  readonly help: string;
  /** A sentence shown before players take a seat. */
  readonly sentence?: string;
}

/** The words for an option. With `off` it is on by default, with `on` off. */
export interface OptionWords {
  /** The label of the checkbox in the form for a new table. */
  readonly label?: string;
  readonly hint?: string;
  readonly on?: Said;
  readonly off?: Said;
}

/** A table; options that it lacks are not mentioned. */
type Switches = Readonly<Partial<Record<TableOption, boolean>>>;

/** Returns all wordings, each with its option and value. */
export const allSaid = (texts: TableOptionTexts): (Said & { name: TableOption; value: boolean })[] =>
  Object.entries<OptionWords>(texts).flatMap(([key, { on, off }]) => {
    const name = key as TableOption;
    return [...(on ? [{ name, value: true, ...on }] : []), ...(off ? [{ name, value: false, ...off }] : [])];
  });

/** Returns the wordings that apply to a table. */
export const saidOf = (texts: TableOptionTexts, table: Switches): Said[] =>
  allSaid(texts).filter(({ name, value }) => table[name] === value);

/** Returns the sentences shown before players take a seat. */
export const warningsOf = (texts: TableOptionTexts, table: Switches): string[] =>
  saidOf(texts, table).flatMap(({ sentence }) => sentence ?? []);

/** Returns the same in short, for a list of tables. */
export const briefFacts = (texts: TableOptionTexts, table: Switches): string[] =>
  saidOf(texts, table).flatMap(({ fact, sentence }) => (sentence === undefined ? [] : [fact]));

/** Returns the default options. */
export const usualOptions = (texts: TableOptionTexts): Readonly<Record<TableOption, boolean>> =>
  Object.fromEntries(allSaid(texts).map(({ name, value }) => [name, !value])) as Record<TableOption, boolean>;
