import type { LogEntry } from '../api/client.ts';
import { kindOf } from '../board/features.ts';
import { t } from '../i18n/index.ts';

/** An event of the log, as far as the page reads it. */
interface LoggedEvent {
  readonly type: string;
  readonly seat?: number;
  readonly x?: number;
  readonly y?: number;
  readonly tile?: string;
  readonly piece?: string;
  readonly at?: Standing;
  readonly from?: Standing | string;
  readonly to?: Standing | string;
  readonly kind?: string;
  readonly tiles?: number | readonly string[];
  readonly points?: number;
  readonly explanation?: Explanation;
  readonly what?: string;
  readonly number?: number;
  readonly part?: number;
  readonly scores?: readonly number[];
}

type Standing = { readonly segment?: string; readonly corner?: string; readonly quarter?: string };

interface Explanation {
  readonly lines: readonly { of: string; count: number; each: number }[];
  readonly because: readonly string[];
  readonly times?: number;
}

/** A sentence of the log; `how` is the arithmetic behind points. */
export interface Sentence {
  readonly text: string;
  readonly seat?: number | undefined;
  readonly points?: number | undefined;
  readonly how?: string | undefined;
}

/** What an entry of the log made happen, in the reader's language. */
export function sentencesFor(entry: LogEntry, nameOf: (seat: number) => string): Sentence[] {
  const events = entry.events as readonly LoggedEvent[];
  const sentences = events.flatMap((event) => sentenceFor(event, nameOf) ?? []);
  if (sentences.length > 0) return sentences;
  const name = nameOf(entry.seat);
  if (entry.decision.type === 'draw') return [{ text: t().events.draw(name) }];
  if (entry.decision.type === 'redeploy') return [{ text: t().events.stay(name) }];
  return [{ text: t().events.declined(name) }];
}

function sentenceFor(event: LoggedEvent, nameOf: (seat: number) => string): Sentence | undefined {
  const { events: words } = t();
  const name = nameOf(event.seat ?? 0);
  switch (event.type) {
    case 'tile-placed': {
      const place = `${event.x}, ${event.y}`.replaceAll('-', '−');
      return {
        text: event.tile === 'abbey/ABBEY' ? words.abbeyPlaced(name, place) : words.tilePlaced(name, place),
      };
    }
    case 'piece-deployed':
      return { text: deployed(event) };
    case 'piece-moved':
      return { text: movedWords(event, name) };
    case 'feature-completed':
      if (event.kind === 'monastery') return { text: words.completedMonastery() };
      return { text: words.completed(event.kind ?? '', t().board.tiles(Number(event.tiles))) };
    case 'scored':
      return {
        text: words.scored(name, event.points ?? 0, event.kind ?? ''),
        seat: event.seat,
        points: event.points,
        how: event.explanation && arithmetic(event.explanation, event.points ?? 0),
      };
    case 'taken':
      return { text: words.taken(name, event.number ?? 0, event.what ?? '') };
    case 'neutral-moved':
      return { text: words.countMoved(String(event.to)) };
    case 'tiles-set-aside':
      return { text: words.setAside(Array.isArray(event.tiles) ? event.tiles.length : 1) };
    case 'turn-began':
      return event.part !== undefined && event.part > 1 ? { text: words.secondPart(name) } : undefined;
    case 'turn-skipped':
      return { text: words.skipped(name) };
    case 'seat-left':
      return { text: words.left(name) };
    case 'play-ended':
      return { text: words.playEnded() };
    case 'game-over':
      return {
        text: words.over((event.scores ?? []).map((points, seat) => `${nameOf(seat)} ${points}`).join(', ')),
      };
    default:
      return undefined;
  }
}

function deployed({ at, piece = '' }: LoggedEvent): string {
  const { events: words } = t();
  if (at?.corner !== undefined) return words.barn();
  const kind = kindOf(at?.segment ?? '');
  return piece === 'meeple' ? words.deployedAs(kind) : words.deployed(piece, kind);
}

function movedWords({ from, to, piece = '' }: LoggedEvent, name: string): string {
  const { events: words } = t();
  const [start, end] = [from, to] as [Standing | undefined, Standing | undefined];
  if (end?.quarter !== undefined) return words.entered(name, piece, end.quarter);
  const goal = kindOf(end?.segment ?? '');
  if (start?.quarter !== undefined) return words.leftTown(name, piece, start.quarter, goal);
  return words.moved(name, piece, goal);
}

/** `4 tiles × 2 + 1 shield × 2 = 10`, and why the tiles count what they count. */
function arithmetic({ lines, because, times }: Explanation, points: number): string {
  const words = t().log;
  const parts = lines.map(({ of, count, each }) => words.line(of, count, each));
  const whole = times !== undefined && times > 1 ? [`(${parts.join(' + ')}) × ${words.times(times)}`] : parts;
  const sum = words.sum(whole, points);
  return because.length === 0 ? sum : `${sum} (${because.map((name) => words.because(name)).join('; ')})`;
}
