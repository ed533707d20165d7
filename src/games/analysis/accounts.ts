import { LOSS_CLASSES, type LossClass } from './classes.ts';

/** Where the result of a seat came from; points have one decimal. */
export interface Account {
  readonly seat: number;
  /** Points beyond the average of the others. */
  readonly result: number;
  /** What the seat gained by losing less than the others by its decisions. */
  readonly skill: number;
  /** What the seat gained by drawing better than the others. */
  readonly luck: number;
  /** The part of the result that is neither: what the robot misjudged, and what luck it does not measure. */
  readonly residual: number;
  /** Points that its decisions lost. */
  readonly lost: number;
  /** Luck of its draws alone. */
  readonly draws: number;
  /** Number of its decisions of each class. */
  readonly classes: Readonly<Record<LossClass, number>>;
}

interface Lost {
  readonly seat: number;
  readonly loss: number;
  readonly class: LossClass;
}

interface Drawn {
  readonly seat: number;
  readonly luck: number;
}

/** Rounds points to one decimal. */
export const tenths = (points: number): number => Math.round(points * 10) / 10 + 0;

/** Returns where the result of each seat came from: result = skill + luck + rest. */
export function accountsOf(
  decisions: readonly Lost[],
  draws: readonly Drawn[],
  scores: readonly number[],
): Account[] {
  const lost = scores.map((_, seat) => sumFor(decisions, seat, ({ loss }) => loss));
  const drawn = scores.map((_, seat) => sumFor(draws, seat, ({ luck }) => luck));
  return scores.map((_, seat) => {
    const result = tenths(aheadOf(scores, seat));
    const skill = tenths(-aheadOf(lost, seat));
    const luck = tenths(aheadOf(drawn, seat));
    return {
      seat,
      result,
      skill,
      luck,
      residual: tenths(result - skill - luck),
      lost: lost[seat] ?? 0,
      draws: drawn[seat] ?? 0,
      classes: classesOf(decisions, seat),
    };
  });
}

/**
 * Returns how much of the differences that the analysis explains is skill and not luck, from 0 to 1 with two decimals; null
 * where it explains none.
 */
export function skillShareOf(accounts: readonly Pick<Account, 'skill' | 'luck'>[]): number | null {
  const sum = (part: 'skill' | 'luck') => accounts.reduce((total, each) => total + Math.abs(each[part]), 0);
  const explained = sum('skill') + sum('luck');
  return explained === 0 ? null : Math.round((100 * sum('skill')) / explained) / 100;
}

function sumFor<Item extends { readonly seat: number }>(
  items: readonly Item[],
  seat: number,
  pointsOf: (item: Item) => number,
): number {
  return tenths(items.reduce((sum, item) => (item.seat === seat ? sum + pointsOf(item) : sum), 0));
}

/** Returns by how much the number of a seat is above the average of the others. */
function aheadOf(numbers: readonly number[], seat: number): number {
  const here = numbers[seat] ?? 0;
  const others = numbers.reduce((sum, each) => sum + each, -here);
  return here - others / (numbers.length - 1);
}

function classesOf(decisions: readonly Lost[], seat: number): Record<LossClass, number> {
  const names = decisions.filter((each) => each.seat === seat).map((each) => each.class);
  const counts = LOSS_CLASSES.map((name) => [name, names.filter((each) => each === name).length]);
  return Object.fromEntries(counts);
}
