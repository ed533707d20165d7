import type { GameState } from '../engine/index.ts';
import type { Language } from '../texts/index.ts';
import { type Call, type Command, isUnclear, type Reading, type Unclear } from './command.ts';
import { help } from './commands/help.ts';
import { COMMANDS } from './commands/index.ts';
import { options } from './commands/options.ts';
import { playAsked } from './commands/play-asked.ts';
import { playDecision } from './commands/play-decision.ts';
import { playOption } from './commands/play-option.ts';
import { turn } from './commands/turn.ts';
import { labelAmong, readPolitely, undecorated } from './courtesies.ts';
import { cleanText, plain, plainWords } from './plain.ts';
import { type LabelledOption, looksLikeDecision, readDecision, readLabelledOption } from './read-decision.ts';
import { nearlyLike } from './spelling.ts';
import { PLAY_WORDS, YES_WORDS } from './vocabulary.ts';

/** A parsed text: its action, and its game if it names one. */
export interface Parsed {
  /** The short id after `#`, lower case. */
  readonly game: string | undefined;
  readonly call: Call | Unclear;
}

/**
 * Parses a typed text, in any language, ignoring case, extra spaces, accents, punctuation and a leading `/` or `!`. Pure,
 * and never throws: nonsense is unclear.
 */
export function parseCommand(
  text: string,
  { commands = COMMANDS, language = 'en' }: Partial<Reading> = {},
): Parsed {
  const clean = undecorated(cleanText(text));
  const reading = { commands, language };
  const parsed = parseClean(clean.slice(0, longestCommand), reading);
  if (clean.length <= longestCommand) return parsed;
  if (mayBeLong(parsed.call)) return parseClean(clean, reading);
  return { game: parsed.game, call: { unclear: clean, about: 'length' } };
}

/** Maximum length of a command, except for one with a message. */
const longestCommand = 500;

const mayBeLong = (call: Call | Unclear) =>
  !isUnclear(call) && 'mayBeLong' in call.action && call.action.mayBeLong === true;

function parseClean(clean: string, reading: Reading): Parsed {
  const [, first, rest = ''] = GAME_FIRST.exec(clean) ?? [];
  if (first !== undefined) {
    const call = rest === '' ? { action: turn, given: undefined } : readCall(bare(rest), reading);
    return { game: first.toLowerCase(), call };
  }
  const call = readCall(bare(clean), reading);
  const [found, inside] = GAME_INSIDE.exec(clean) ?? [];
  if (inside === undefined || mayHoldIds(call)) return { game: undefined, call };
  const without = bare(clean.replace(found ?? '', ' ').trim());
  return { game: inside.toLowerCase(), call: readCall(without, reading) };
}

/** Strips the marks of commands in many chats: `/games@CarcassonneBot`, `!games`. */
const bare = (text: string) => text.replace(/^[!/.]+ ?/, '').replace(/^(\w+)@\w+/, '$1');

const ID = '#([0-9a-f]{5,12}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
const GAME_FIRST = new RegExp(`^${ID}(?:$|[\\s:,]+([^]*))`, 'i');
const GAME_INSIDE = new RegExp(`\\s${ID}(?=\\s|$)`, 'i');

const mayHoldIds = (call: Call | Unclear) =>
  !isUnclear(call) && 'mayHoldIds' in call.action && call.action.mayHoldIds === true;

function readCall(text: string, reading: Reading): Call | Unclear {
  const words = plainWords(text);
  if (words === '') {
    return text.includes('?') || text === '' ? { action: help, given: undefined } : unclear(text, reading);
  }
  const played = withoutPlayWord(words);
  const call =
    readPlayed(played, text.endsWith('?'), reading) ??
    readAnswer(words, text.endsWith('?'), reading) ??
    readWorded(text, words, reading);
  if (call !== undefined) return call;
  const isDecision = looksLikeDecision(played, reading.language);
  return isDecision ? { unclear: text, about: 'decision' } : unclear(text, reading);
}

/** Returns the call for a decision that is only clear in its game, whose position supplies omitted parts. */
export function decisionIn(text: string, language: Language, state: GameState): Call | undefined {
  return decisionCall(withoutPlayWord(plainWords(text)), language, state);
}

function decisionCall(words: string, language: Language, at?: GameState): Call | undefined {
  const decision = readDecision(words, language, at);
  return decision && { action: playDecision, given: decision };
}

const withoutPlayWord = (words: string) => {
  const [first = '', ...rest] = words.split(' ');
  return PLAY_WORDS.includes(first) && rest.length > 0 ? rest.join(' ') : words;
};

/** Parses an option by its label, played or inspected, or a decision in its text form. */
function readPlayed(words: string, isQuestion: boolean, { language }: Reading): Call | undefined {
  const given = readLabelledOption(words, language);
  if (given === undefined) return decisionCall(words, language);
  return optionCall(given, isQuestion);
}

/** Parses an option between courtesies, as in `ok 1a thanks`, or the answer to `Play 1a?`. */
function readAnswer(words: string, isQuestion: boolean, { language }: Reading): Call | undefined {
  if (!isQuestion && YES_WORDS.includes(words)) return { action: playAsked, given: undefined };
  const given = readPolitely(words, language);
  return given && optionCall(given, isQuestion);
}

/** Plays an option, or lists the pieces for it if its label alone is a question. */
const optionCall = (given: LabelledOption, isQuestion: boolean): Call =>
  isQuestion
    ? { action: options, given: { about: given.label, who: given.who, page: 1 } }
    : { action: playOption, given };

/** Parses a command by its words; the longest match wins, so that `new game` is found before `new`. */
function readWorded(text: string, words: string, reading: Reading): Call | Unclear | undefined {
  const [head] = headsOf(reading.commands).filter((each) => startsWith(words, each.words));
  if (head === undefined) return undefined;
  const given = head.command.read(argumentsAfter(text, head.words), reading);
  return isUnclear(given) ? { about: head.command, ...given } : { action: head.command, given };
}

function headsOf(commands: readonly Command[]): { command: Command; words: string }[] {
  const heads = commands.flatMap((command) =>
    Object.values(command.texts).flatMap((text) => text.words.map((words) => ({ command, words }))),
  );
  return heads.sort((a, b) => b.words.length - a.words.length);
}

const startsWith = (words: string, head: string) =>
  words === head || [' ', ':', ','].some((end) => words.startsWith(`${head}${end}`));

/** Returns the arguments of a command, as typed. */
function argumentsAfter(text: string, head: string): string {
  const pattern = new RegExp(`^(?:\\S+\\s+){${head.split(' ').length - 1}}[^\\s:,]+[\\s:,]*`);
  return text.replace(pattern, '').trim();
}

function unclear(text: string, { commands }: Reading): Unclear {
  const first = plain(text).split(/[\s:,.]/)[0] ?? '';
  const words = new Set(headsOf(commands).map((head) => head.words));
  const near = nearlyLike(first, [...words]);
  return { unclear: text, guesses: near.slice(0, 3), label: labelAmong(plain(text)) };
}
