import type { Problem } from '../platform/problems.ts';
import type { CommandName, CommandText } from '../texts/chat-texts.ts';
import { inEachLanguage, type Language } from '../texts/index.ts';
import type { Label } from './label.ts';
import { plainWords } from './plain.ts';
import type { Asker, Game, Reply } from './reply.ts';
import type { Among } from './which-game.ts';

interface AnyAction<Arguments> {
  /** Returns what was attempted, as the asker named it, for the case that the board has changed: `3a.1`. */
  attempted?(given: Arguments): string;
  /** Replies to a refusal in a friendlier way than usual; undefined for the usual reply. */
  explain?(
    asker: Asker,
    problem: Problem,
    game: Game | undefined,
    given: Arguments,
  ): Promise<Reply | undefined>;
  /** Replies where there is no game that could be meant. */
  withoutGame?(asker: Asker): Reply;
}

interface GameAction<Arguments> extends AnyAction<Arguments> {
  /** Where its game is looked for when none is named. */
  readonly among: readonly Among[];
  run(asker: Asker, game: Game, given: Arguments): Promise<Reply>;
}

interface FreeAction<Arguments> extends AnyAction<Arguments> {
  readonly among?: undefined;
  /** @param here the game that is talked about, if any */
  run(asker: Asker, here: Game | undefined, given: Arguments): Promise<Reply>;
}

/** Something that a text can ask for: about a game, or free of one. */
export type Action<Arguments = unknown> = GameAction<Arguments> | FreeAction<Arguments>;

/** Words that do not say what is wanted. */
export interface Unclear {
  /** The part of the text that was not understood. */
  readonly unclear: string;
  readonly guesses?: readonly string[];
  /** The only option that it names: nothing is played, but the reply asks. */
  readonly label?: Label | undefined;
  /** The attempted command, where that is clear. */
  readonly about?: Command | 'decision' | 'length';
}

/** How a text is read. */
export interface Reading {
  /** The commands that there are. */
  readonly commands: readonly Command[];
  /** The language of the writer, which counts where a word means different things in two languages. */
  readonly language: Language;
}

interface Worded<Arguments> {
  readonly name: string;
  readonly texts: Readonly<Record<Language, CommandText>>;
  /** Whether the id of a game may stand in its arguments without naming the game that it is about. */
  readonly mayHoldIds?: boolean;
  /** Whether what follows its words may be as long as a message. */
  readonly mayBeLong?: boolean;
  /** Reads what stands behind its words, as it was typed. */
  read(input: string, reading: Reading): Arguments | Unclear;
  /** Explains arguments that are unclear; the command's help is shown where it is absent. */
  explainUnclear?(asker: Asker, input: string): readonly string[];
}

/** An action with its own words, such as `options`. */
export type Command<Arguments = unknown> = Action<Arguments> & Worded<Arguments>;

/** An action that a text asks for. */
export interface Call {
  readonly action: Action;
  readonly given: unknown;
}

/** Returns the texts of a command in each language. */
export const commandTexts = (name: CommandName): Command['texts'] =>
  inEachLanguage(({ commands }) => commands[name]);

/** Reads nothing: for commands without arguments. */
export const noArguments = (): undefined => undefined;

/** Reads nothing, like `noArguments`, but finds anything else that is said unclear: for commands that change a game. */
export const nothingElse = (input: string): Unclear | undefined =>
  plainWords(input) === '' ? undefined : { unclear: input };

export const isUnclear = (read: unknown): read is Unclear =>
  typeof read === 'object' && read !== null && 'unclear' in read;
