import { OPTION_NAMES } from '../record.ts';

/** A place in a text; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** An error in the text of a record, with its place. */
export class RecordSyntaxError extends Error implements Place {
  readonly line: number;
  readonly column: number;

  constructor(message: string, { line, column }: Place) {
    super(message);
    this.name = 'RecordSyntaxError';
    this.line = line;
    this.column = column;
  }
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The tag of each option of the rules: `FieldPoints` stands for `fieldPoints`. */
export const OPTION_TAGS = OPTION_NAMES.map((option) => ({ option, tag: capital(option) }));

/** Tags that may stand several times, one for each player, tile or line of draws. */
export const LIST_TAGS: readonly string[] = ['Player', 'Start', 'Draws'];

/** Every tag there is, in the order in which they are written; `Edition` is only read. */
export const TAGS: readonly string[] = [
  'Format',
  'Edition',
  'Expansions',
  ...OPTION_TAGS.map(({ tag }) => tag),
  ...LIST_TAGS,
  'Returns',
  'Scores',
  'Places',
];
