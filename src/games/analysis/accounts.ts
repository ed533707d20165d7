import { LOSS_CLASSES, type LossClass } from './classes.ts';

/** The sources of a seat's result; points have one decimal. */
export interface Account {
  readonly seat: number;
  /** Points above the average of the opponents. */
  readonly result: number;
  /** Points gained by losing less than the opponents through decisions. */
  readonly skill: number;
  /** Points gained by drawing better than the opponents. */
  readonly luck: number;
  /** The rest of the result: the robot's misjudgements, and luck that it doesn't measure. */
  readonly residual: number;
  /** Points lost by its decisions. */
  readonly lost: number;
  /** Luck of its own draws. */
  readonly draws: number;
  /** Number of its decisions in each class. */
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

/** Returns the sources of each seat's result: result = skill + luck + residual. */
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
 * Returns the share of skill, as opposed to luck, in the differences that the analysis explains: from 0 to 1 with two decimals, or null if
 * it explains none.
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

/** Returns how much the number of a seat exceeds the average of the others. */
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
