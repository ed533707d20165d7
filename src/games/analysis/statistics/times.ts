import type { PlayedGame } from './played-game.ts';

/** A seat's thinking times, in milliseconds. */
interface TimeStatistics {
  readonly total: number;
  readonly median: number;
  /** The longest, with the entry that ended it; null without decisions. */
  readonly longest: { readonly seq: number; readonly milliseconds: number } | null;
}

/** Returns a seat's thinking times, each from the previous entry to its own. */
export function timesOf({ entries, startedAt }: PlayedGame, seat: number): TimeStatistics {
  const all = entries.map(({ seq, at }, index) => ({
    seq,
    milliseconds: at.getTime() - (entries[index - 1]?.at ?? startedAt).getTime(),
  }));
  const decided = all.filter((_, index) => entries[index]?.seat === seat && isDecision(entries[index]));
  const sorted = decided.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const longest = decided.reduce<TimeStatistics['longest']>(
    (most, each) => (most === null || each.milliseconds > most.milliseconds ? each : most),
    null,
  );
  return { total: sorted.reduce((sum, each) => sum + each, 0), median: medianOf(sorted), longest };
}

/** Whether an entry is the decision that the game was waiting for. Players can resign out of turn. */
function isDecision(entry: PlayedGame['entries'][number] | undefined): boolean {
  const type = entry?.decision.type;
  return type !== 'resign' && type !== 'undo' && type !== 'end';
}

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  if (sorted.length === 0) return 0;
  if (!Number.isInteger(middle)) return sorted[Math.floor(middle)] ?? 0;
  return Math.round(((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2);
}
