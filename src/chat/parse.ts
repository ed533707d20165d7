import type { Command, Intent } from './intent.ts';
import { looksLikeDecision, readDecision, readLabel, readLabelWithWho } from './parse-decision.ts';
import { readTableWish } from './parse-new.ts';
import { cleanText, plain } from './plain.ts';
import { nearlyLike } from './spelling.ts';
import {
  COMMAND_NAMES,
  COMMANDS,
  type CommandName,
  PAGE_WORDS,
  PLAY_WORDS,
  TEXT_WORDS,
  YES_WORDS,
} from './words.ts';

/** Every word of every command, the longest first, so that `new game` is found before `new`. */
const HEADS = COMMAND_NAMES.flatMap((name) =>
  [...COMMANDS[name].en, ...COMMANDS[name].it].map((words) => ({ name, words })),
).sort((a, b) => b.words.length - a.words.length);
const HEAD_WORDS = HEADS.map(({ words }) => words);

const DEFAULT_LOG = 5;
const MOST_LOG = 20;

/**
 * Reads what somebody typed, English or Italian, forgiving in case, spaces, accents, punctuation and a leading `/` or
 * `!`. Pure, and it never throws: what makes no sense is `unclear`.
 */
export function parseCommand(text: string): Command {
  const clean = cleanText(text);
  const [, first, rest = ''] = GAME_FIRST.exec(clean) ?? [];
  if (first !== undefined)
    return { game: first.toLowerCase(), intent: rest === '' ? TURN : readIntent(bare(rest)) };
  const intent = readIntent(bare(clean));
  const [found, inside] = GAME_INSIDE.exec(clean) ?? [];
  if (inside === undefined || TALKING.includes(intent.type)) return { game: undefined, intent };
  return { game: inside.toLowerCase(), intent: readIntent(bare(clean.replace(found ?? '', ' ').trim())) };
}

/** Without what marks a command in many chats: `/games@CarcassonneBot`, `!games`. */
const bare = (text: string) => text.replace(/^[!/.]+ ?/, '').replace(/^(\w+)@\w+/, '$1');

const ID = '#([0-9a-f]{5,12}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
const GAME_FIRST = new RegExp(`^${ID}(?:$|[\\s:,]+([^]*))`, 'i');
const GAME_INSIDE = new RegExp(`\\s${ID}(?=\\s|$)`, 'i');
const TURN = { type: 'turn' } as const;
/** What may hold the id of a game without being about it. */
const TALKING: readonly Intent['type'][] = ['say', 'join', 'new', 'help'];

function readIntent(text: string): Intent {
  const words = plain(text).replace(/[\s.,;!?]+$/, '');
  if (words === '') return text.includes('?') || text === '' ? { type: 'help' } : unclear(text);
  const played = withoutPlayWord(words);
  const label = readLabel(played);
  if (label !== undefined) {
    return text.endsWith('?') ? { type: 'options', about: label, page: 1 } : { type: 'label', label };
  }
  const placed = readLabelWithWho(played);
  if (placed !== undefined) return { type: 'label', ...placed };
  const decision = readDecision(played);
  if (decision !== undefined) return { type: 'decision', decision };
  const head = HEADS.find((each) => startsWith(words, each.words));
  if (head !== undefined) return readArguments(head.name, argumentsAfter(text, head.words));
  if (looksLikeDecision(played)) return { type: 'unclear', heard: text, guesses: [], about: 'decision' };
  return unclear(text);
}

const withoutPlayWord = (words: string) => {
  const [first = '', ...rest] = words.split(' ');
  return PLAY_WORDS.includes(first) && rest.length > 0 ? rest.join(' ') : words;
};

const startsWith = (words: string, head: string) =>
  words === head || [' ', ':', ','].some((end) => words.startsWith(`${head}${end}`));

/** What stands behind the words of a command, as it was typed. */
function argumentsAfter(text: string, head: string): string {
  const pattern = new RegExp(`^(?:\\S+\\s+){${head.split(' ').length - 1}}[^\\s:,]+[\\s:,]*`);
  return text.replace(pattern, '').trim();
}

function unclear(text: string, guesses: readonly string[] = []): Intent {
  const first = plain(text).split(/[\s:,.]/)[0] ?? '';
  const near = nearlyLike(first, HEAD_WORDS);
  return { type: 'unclear', heard: text, guesses: [...guesses, ...near.slice(0, 3)] };
}

function readArguments(name: CommandName, rest: string): Intent {
  const words = plain(rest).replace(/[\s.,;!?]+$/, '');
  switch (name) {
    case 'help':
      return readHelp(words);
    case 'board':
      return { type: 'board', isText: words.split(' ').some((word) => TEXT_WORDS.includes(word)) };
    case 'options':
      return readOptions(words);
    case 'log':
      return { type: 'log', count: countIn(words) };
    case 'remaining':
      return readRemaining(words);
    case 'say':
      return rest === '' ? about('say', rest) : { type: 'say', text: rest };
    case 'resign':
      return { type: 'resign', isSure: words.split(' ').some((word) => YES_WORDS.includes(word)) };
    case 'new':
      return readNew(rest);
    case 'join':
      return { type: 'join', which: rest };
    case 'invite':
      return readInvite(rest);
    default:
      return { type: name };
  }
}

const about = (command: CommandName, heard: string): Intent => ({
  type: 'unclear',
  heard,
  guesses: [],
  about: command,
});

function readHelp(words: string): Intent {
  const head = HEADS.find((each) => words === each.words);
  return { type: 'help', ...(head !== undefined && { about: head.name }) };
}

function readOptions(words: string): Intent {
  const page = new RegExp(`^(?:${PAGE_WORDS.join('|')}) ?(\\d{1,3})$`).exec(words)?.[1];
  if (page !== undefined) return { type: 'options', page: Math.max(1, Number(page)) };
  const label = readLabel(words);
  return { type: 'options', page: 1, ...(label !== undefined && { about: label }) };
}

function countIn(words: string): number {
  const count = Number(/^\d{1,3}$/.exec(words)?.[0] ?? DEFAULT_LOG);
  return Math.min(Math.max(count, 1), MOST_LOG);
}

function readRemaining(words: string): Intent {
  const [, x, y] = /(-?\d{1,4})\s*[,; ]\s*(-?\d{1,4})/.exec(words) ?? [];
  if (x === undefined) return { type: 'remaining' };
  return { type: 'remaining', cell: { x: Number(x), y: Number(y) } };
}

function readNew(rest: string): Intent {
  const wish = readTableWish(rest);
  return 'unclear' in wish ? about('new', wish.unclear) : { type: 'new', wish };
}

function readInvite(rest: string): Intent {
  const wish = readTableWish(rest.replace(/(^|[\s,;])(?=[^\s@,;]+(?:[\s,;]|$))/g, '$1@'));
  const isFine = !('unclear' in wish) && wish.invite.length > 0;
  return isFine ? { type: 'invite', names: wish.invite } : about('invite', rest);
}
