import type { Explanation, GameEvent, LogDecision } from '../engine/index.ts';
import { kindOf, type Words } from './words.ts';

/** What a decision made happen: an entry of the log, as far as it is told. */
export interface Happening {
  readonly seat: number;
  readonly decision: LogDecision;
  readonly events: readonly GameEvent[];
}

/** What a sentence tells. */
export interface Sentence {
  readonly text: string;
  /** Whose points they are. */
  readonly seat?: number;
  readonly points?: number;
  /** The arithmetic behind the points: `4 tiles × 2 + 1 shield × 2 = 10`. */
  readonly how?: string;
}

type Naming = (seat: number) => string;
type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** What happened, one sentence each, in the order in which it did. */
export function sentencesIn(words: Words, happening: Happening, nameOf: Naming): Sentence[] {
  const declined = declinedSentence(words, happening, nameOf(happening.seat));
  const told = happening.events.flatMap((event) => sentenceFor(words, event, happening.events, nameOf) ?? []);
  return declined === undefined ? told : [{ text: declined }, ...told];
}

/** What a seat chose not to do, which no event tells. */
function declinedSentence({ events }: Words, { decision }: Happening, name: string): string | undefined {
  if (decision.type === 'draw') return events.abbeyKept(name);
  if (decision.type === 'wagon' && decision.to === null) return events.wagonHome(name);
  if (decision.type === 'count' && decision.quarter === null) return events.nobodyEntered(name);
  return decision.type === 'redeploy' && decision.pieces.length === 0 ? events.nobodyLeft(name) : undefined;
}

function sentenceFor(
  words: Words,
  event: GameEvent,
  all: readonly GameEvent[],
  nameOf: Naming,
): Sentence | undefined {
  if (event.type === 'scored') return scoredSentence(words, event, nameOf(event.seat));
  const text = textFor(words, event, all, nameOf);
  return text === undefined ? undefined : { text };
}

function textFor(
  words: Words,
  event: GameEvent,
  all: readonly GameEvent[],
  nameOf: Naming,
): string | undefined {
  const { events } = words;
  switch (event.type) {
    case 'tile-placed':
      return placedText(words, event, all, nameOf(event.seat));
    case 'piece-moved':
      return movedText(words, event, nameOf(event.seat));
    case 'neutral-moved':
      return events.countMoved(nameOf(event.seat), event.to);
    case 'feature-completed':
      return events.completed(event.kind, event.tiles);
    case 'taken':
      return events.taken(nameOf(event.seat), event.number, event.what);
    case 'tiles-set-aside':
      return setAsideText(words, event, all);
    case 'turn-began':
      return event.part > 1 ? events.secondPart(nameOf(event.seat)) : undefined;
    case 'turn-skipped':
      return events.skipped(nameOf(event.seat), declinedIn(all, event.seat));
    case 'seat-left':
      return events.left(nameOf(event.seat));
    case 'play-ended':
      return events.playEnded;
    case 'game-over':
      return overText(words, event, nameOf);
    // The sentence of its tile tells of a deployment; whatever else is left goes without saying.
    default:
      return undefined;
  }
}

function placedText(
  words: Words,
  { x, y, tile }: EventOf<'tile-placed'>,
  all: readonly GameEvent[],
  name: string,
): string {
  const deployment = all.find((event) => event.type === 'piece-deployed');
  return words.events.placed(name, `${x},${y}`, {
    isAbbey: tile === 'abbey/ABBEY',
    deployed: deployment && deployedText(words, deployment),
  });
}

function deployedText({ choices, events }: Words, { piece, at }: EventOf<'piece-deployed'>): string {
  return 'segment' in at ? events.deployed(choices.deployed(piece, kindOf(at.segment))) : events.barnBuilt;
}

function movedText({ events }: Words, moved: EventOf<'piece-moved'>, name: string): string {
  const { piece, from, to } = moved;
  if ('quarter' in to) return events.entered(name, piece, to.quarter);
  const kind = 'segment' in to ? kindOf(to.segment) : 'field';
  return from !== undefined && 'quarter' in from
    ? events.leftTown(name, piece, from.quarter, kind)
    : events.movedOn(name, piece, kind);
}

/** All tiles that were set aside on the way, told once. */
function setAsideText({ events }: Words, event: GameEvent, all: readonly GameEvent[]): string | undefined {
  const setAside = all.filter((each) => each.type === 'tiles-set-aside');
  return event === setAside[0] ? events.setAside(setAside.flatMap(({ tiles }) => tiles).length) : undefined;
}

/** The phase whose question a seat left without an answer. */
function declinedIn(all: readonly GameEvent[], seat: number): string {
  const found = all.find((event) => event.type === 'declined' && event.seat === seat);
  return found?.type === 'declined' ? found.decision : '';
}

function overText({ events }: Words, { scores, places }: EventOf<'game-over'>, nameOf: Naming): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [nameOf(seat)] : []));
  return events.over(winners, scores.map((points, seat) => `${nameOf(seat)} ${points}`).join(', '));
}

function scoredSentence(words: Words, scored: EventOf<'scored'>, name: string): Sentence {
  const { seat, points, kind, explanation } = scored;
  const text = words.events.scored(name, points, kind);
  if (explanation === undefined) return { text, seat, points };
  return { text, seat, points, how: arithmetic(words, explanation, points) };
}

/** `4 tiles × 2 + 1 shield × 2 = 10`, and why the tiles count what they count. */
function arithmetic(words: Words, { lines, because, times = 1 }: Explanation, points: number): string {
  const parts = lines.map(({ of, count, each }) => {
    const counted = words.counted(of, count);
    return each === 1 && count === 1 ? counted : `${counted} × ${each}`;
  });
  const sum = times > 1 ? `(${parts.join(' + ')}) × ${words.sums.times(times)}` : parts.join(' + ');
  const reasons = because.map((reason) => words.sums.because(reason)).join('; ');
  return `${sum} = ${points}${reasons === '' ? '' : ` (${reasons})`}`;
}
