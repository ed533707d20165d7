import type { Problem } from '../platform/problems.ts';
import type { CommandName, CommandText } from '../texts/chat-texts.ts';
import { inEachLanguage, type Language } from '../texts/index.ts';
import type { Label } from './label.ts';
import { plainWords } from './plain.ts';
import type { Asker, Game, Reply } from './reply.ts';
import type { Among } from './which-game.ts';

interface AnyAction<Arguments> {
  /** Returns the attempted command as the asker wrote it, for when the board has changed: `3a.1`. */
  attempted?(given: Arguments): string;
  /** Replies to a refusal in a friendlier way than the default; undefined for the default reply. */
  explain?(
    asker: Asker,
    problem: Problem,
    game: Game | undefined,
    given: Arguments,
  ): Promise<Reply | undefined>;
  /** Replies if no game can be meant. */
  withoutGame?(asker: Asker): Reply;
}

interface GameAction<Arguments> extends AnyAction<Arguments> {
  /** Which games are searched if none is named. */
  readonly among: readonly Among[];
  run(asker: Asker, game: Game, given: Arguments): Promise<Reply>;
}

interface FreeAction<Arguments> extends AnyAction<Arguments> {
  readonly among?: undefined;
  /** @param here the current game, if any */
  run(asker: Asker, here: Game | undefined, given: Arguments): Promise<Reply>;
}

/** A command: about a game, or independent of one. */
export type Action<Arguments = unknown> = GameAction<Arguments> | FreeAction<Arguments>;

/** Words that can't be interpreted. */
export interface Unclear {
  /** The part of the text that was not understood. */
  readonly unclear: string;
  readonly guesses?: readonly string[];
  /** The only option that it names; it is not played, but the reply asks about it. */
  readonly label?: Label | undefined;
  /** The attempted command, if that is clear. */
  readonly about?: Command | 'decision' | 'length';
}

/** The context for parsing a text. */
export interface Reading {
  /** The available commands. */
  readonly commands: readonly Command[];
  /** The language of the writer, which decides if a word means different things in two languages. */
  readonly language: Language;
}

interface Worded<Arguments> {
  readonly name: string;
  readonly texts: Readonly<Record<Language, CommandText>>;
  /** True if its arguments may contain a game's id without being about that game. */
  readonly mayHoldIds?: boolean;
  /** True if its arguments may be as long as a message. */
  readonly mayBeLong?: boolean;
  /** Parses its arguments, as typed. */
  read(input: string, reading: Reading): Arguments | Unclear;
  /** Explains unclear arguments; by default the command's help is shown. */
  explainUnclear?(asker: Asker, input: string): readonly string[];
}

/** An action with its own words, such as `options`. */
export type Command<Arguments = unknown> = Action<Arguments> & Worded<Arguments>;

/** A call of an action by a text. */
export interface Call {
  readonly action: Action;
  readonly given: unknown;
}

/** Returns the texts of a command in each language. */
export const commandTexts = (name: CommandName): Command['texts'] =>
  inEachLanguage(({ commands }) => commands[name]);

/** Parses no arguments, for commands without any. */
export const noArguments = (): undefined => undefined;

/** Parses no arguments, like `noArguments`, but rejects any text as unclear: for commands that change a game. */
export const nothingElse = (input: string): Unclear | undefined =>
  plainWords(input) === '' ? undefined : { unclear: input };

export const isUnclear = (read: unknown): read is Unclear =>
  typeof read === 'object' && read !== null && 'unclear' in read;
