import type { tableOptions } from './en/table-options.ts';

/** The words for the options of a table that are on or off. */
export type TableOptionTexts = typeof tableOptions;
export type TableOption = keyof TableOptionTexts;

/** What is said of a table that is not as usual. */
export interface Said {
  /** In a list: `no aids`. */
  readonly fact: string;
  /** What asks for it behind `new`, a regular expression for plain text. */
  readonly ask: string;
  /** A line of the help for `new`. */
  readonly help: string;
  /** For players who are about to take a seat. */
  readonly sentence?: string;
}

/** The words for an option: with `off` it is usually on, with `on` usually off. */
export interface OptionWords {
  /** Of the box in the form for a new table. */
  readonly label?: string;
  readonly hint?: string;
  readonly on?: Said;
  readonly off?: Said;
}

/** A table; of an option that it does not show nothing is said. */
type Switches = Readonly<Partial<Record<TableOption, boolean>>>;

/** Returns what can be said of tables, each with the option and its value. */
export const allSaid = (texts: TableOptionTexts): (Said & { name: TableOption; value: boolean })[] =>
  Object.entries<OptionWords>(texts).flatMap(([key, { on, off }]) => {
    const name = key as TableOption;
    return [...(on ? [{ name, value: true, ...on }] : []), ...(off ? [{ name, value: false, ...off }] : [])];
  });

/** Returns what is said of a table. */
export const saidOf = (texts: TableOptionTexts, table: Switches): Said[] =>
  allSaid(texts).filter(({ name, value }) => table[name] === value);

/** Returns what players are told before they take a seat, in sentences. */
export const warningsOf = (texts: TableOptionTexts, table: Switches): string[] =>
  saidOf(texts, table).flatMap(({ sentence }) => sentence ?? []);

/** Returns the same in short, for a list of tables. */
export const briefFacts = (texts: TableOptionTexts, table: Switches): string[] =>
  saidOf(texts, table).flatMap(({ fact, sentence }) => (sentence === undefined ? [] : [fact]));

/** Returns the options as they usually are. */
export const usualOptions = (texts: TableOptionTexts): Readonly<Record<TableOption, boolean>> =>
  Object.fromEntries(allSaid(texts).map(({ name, value }) => [name, !value])) as Record<TableOption, boolean>;
