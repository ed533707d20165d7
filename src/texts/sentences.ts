import type { Explanation, GameEvent, LogDecision } from '../engine/index.ts';
import { choiceIn } from './choices.ts';
import type { EventContext, EventOf } from './expansion-words.ts';
import type { GameWords } from './game-words.ts';
import { plainName } from './names.ts';

/** The parts of a log entry that its sentences are made of. */
export interface EntryFacts {
  readonly seat: number;
  readonly decision: LogDecision;
  readonly events: readonly GameEvent[];
}

/** A sentence about an entry. */
export interface Sentence {
  readonly text: string;
  /** The player who gets the points. */
  readonly seat?: number;
  readonly points?: number;
  /** The arithmetic behind the points: `4 tiles × 2 + 1 shield × 2 = 10`. */
  readonly how?: string;
}

type NameOf = (seat: number) => string;

/** Returns one sentence per event, in order; at least one. */
export function sentencesIn(words: GameWords, entry: EntryFacts, nameOf: NameOf): Sentence[] {
  const decided = decidedSentence(words, entry, nameOf);
  const sentences = entry.events.flatMap((event) => sentenceFor(words, event, entry, nameOf) ?? []);
  if (decided !== undefined) return [{ text: decided }, ...sentences];
  return sentences.length > 0 ? sentences : [{ text: plainSentence(words, entry, nameOf) }];
}

/** Returns what no event reports of a decision, such as that a seat declined. */
function decidedSentence(
  words: GameWords,
  { decision, seat }: EntryFacts,
  nameOf: NameOf,
): string | undefined {
  return words.decision(decision.type)?.sentence?.(decision, nameOf(seat));
}

/** Returns an entry that there are no words for: `Anna: circle road0.` */
function plainSentence(words: GameWords, { decision, seat }: EntryFacts, nameOf: NameOf): string {
  return `${nameOf(seat)}: ${choiceIn(words, decision)}.`;
}

function sentenceFor(
  words: GameWords,
  event: GameEvent,
  { events }: EntryFacts,
  nameOf: NameOf,
): Sentence | undefined {
  const name = 'seat' in event ? nameOf(event.seat) : '';
  const text = eventText(words, event, { name, words, events, nameOf });
  if (text === '') return undefined;
  return event.type === 'scored' ? { text, ...pointsOf(words, event) } : { text };
}

/** Returns the sentence of the first expansion that has words for an event; an event without words is shown by its type. */
function eventText(words: GameWords, event: GameEvent, context: EventContext): string {
  for (const sentence of words.sentences(event.type)) {
    const text = sentence(event, context);
    if (text !== undefined) return text;
  }
  return `${context.name === '' ? '' : `${context.name}: `}${plainName(event.type)}.`;
}

function pointsOf(
  words: GameWords,
  { seat, points, explanation }: EventOf<'scored'>,
): Omit<Sentence, 'text'> {
  if (explanation === undefined) return { seat, points };
  return { seat, points, how: arithmetic(words, explanation, points) };
}

/** Returns `4 tiles × 2 + 1 shield × 2 = 10`, and why the tiles count what they count. */
function arithmetic(words: GameWords, { lines, because, times = 1 }: Explanation, points: number): string {
  const parts = lines.map(({ of, count, each }) => {
    const counted = words.counted(of, count);
    return each === 1 && count === 1 ? counted : `${counted} × ${each}`;
  });
  const sum = times > 1 ? `(${parts.join(' + ')}) × ${words.times(times)}` : parts.join(' + ');
  const reasons = because.map((reason) => words.because(reason)).join('; ');
  return `${sum} = ${points}${reasons === '' ? '' : ` (${reasons})`}`;
}
