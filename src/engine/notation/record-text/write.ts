import { type PlayedDecision, playedDecisionSchema } from '../../decision.ts';
import { formatDecision, parsePlayedDecision } from '../decision.ts';
import type { GameRecord } from '../record.ts';
import { OPTION_TAGS } from './syntax.ts';

/** Most characters in a line of draws. */
const longestLine = 90;

/**
 * Writes a record in its text notation (docs/records.md); `parseRecord` reads the very same record from it.
 * @throws Error for a decision that has no short text form, which no game accepts
 */
export function formatRecord(record: GameRecord): string {
  const tags = tagsOf(record).map(([name, value]) => `[${name} ${JSON.stringify(value)}]`);
  const names = namesFor(record.players);
  const width = String(record.decisions.length).length;
  const decisions = record.decisions.map(({ seat, decision }, index) => {
    const number = String(index + 1).padStart(width);
    return `${number}. ${names[seat] ?? seat}: ${textOf(decision, index)}`;
  });
  return `${[...tags, '', ...decisions].join('\n').trimEnd()}\n`;
}

type TagPair = readonly [name: string, value: string];

function tagsOf({ format, rules, players, start, draws, returns, result }: GameRecord): TagPair[] {
  return [
    ['Format', format],
    ['Expansions', rules.expansions.join(' ')],
    ...OPTION_TAGS.flatMap(({ option, tag }): TagPair[] =>
      rules[option] === undefined ? [] : [[tag, String(rules[option])]],
    ),
    ...players.map((name): TagPair => ['Player', name]),
    ...start.map(({ tile, x, y, rotation }): TagPair => ['Start', `${tile} ${x},${y} r${rotation}`]),
    ...linesOf(draws).map((line): TagPair => ['Draws', line]),
    ...(returns === undefined ? [] : [['Returns', returns] as const]),
    ...resultTags(result),
  ];
}

function resultTags(result: GameRecord['result']): TagPair[] {
  if (result === undefined) return [];
  return [
    ['Scores', result.scores.join(' ')],
    ['Places', result.places.join(' ')],
  ];
}

function linesOf(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= longestLine) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Seats go by the players' names where each can be distinguished from the others and from what stands around it. */
function namesFor(players: readonly string[]): readonly (string | number)[] {
  const areClear = new Set(players).size === players.length && players.every(isClear);
  return areClear ? players : players.map((_, seat) => seat);
}

function isClear(name: string): boolean {
  return name === name.trim() && /^[^\d[;:\p{C}\p{Zl}\p{Zp}][^;:\p{C}\p{Zl}\p{Zp}]*$/u.test(name);
}

function textOf(decision: PlayedDecision, index: number): string {
  const text = formatDecision(decision);
  if (isSame(parsePlayedDecision(text), decision)) return text;
  throw new Error(`decision ${index + 1} cannot be written as text: ${JSON.stringify(decision)}`);
}

function isSame(one: PlayedDecision | undefined, other: PlayedDecision): boolean {
  return JSON.stringify(one) === JSON.stringify(playedDecisionSchema.parse(other));
}
