import type { GameWords } from './game-words.ts';

/** Why a plan was cancelled, where no rule of the game says so. */
export type PlanReason = 'tile-used-up' | 'condition-lost' | 'robot-decides' | 'undone' | 'before-cancelled';

/** The texts of one language about plans. */
export interface PlanTexts {
  readonly reasons: Readonly<Record<PlanReason, string>>;
  /** For a plan that breaks a rule without words in this language; absent in English, which has words for all rules. */
  readonly noLongerLegal?: string;
  /** Answers of a chat. `plan` is a plan in words: `with tile U: at 1,0, turned once to the right`. */
  readonly forTile: (tile: string, decisions: string) => string;
  readonly onCondition: (conditions: readonly string[], decisions: string) => string;
  readonly conditions: {
    readonly completed: (feature: string, not: boolean) => string;
    readonly occupied: (cell: string, not: boolean) => string;
    readonly claimed: (feature: string, not: boolean) => string;
  };
  readonly repeats: string;
  /** Of a plan that waits until another one of the list was carried out. */
  readonly follows: (number: number, plan: string) => string;
  readonly made: (number: number, plan: string) => string;
  readonly none: string;
  readonly isCancelled: (plan: string, why: string) => string;
  readonly isDone: (plan: string, move: number) => string;
  readonly deleted: (plan: string) => string;
  readonly noSuchPlan: (number: number) => string;
  readonly forced: (isOn: boolean) => string;
  readonly tilesToCome: (tiles: string) => string;
  /** The answer to words that are no decision. */
  readonly howToPlan: string;
}

/** Returns why a plan was cancelled, in a sentence; `detail` says the same in English. */
export function planReasonIn(texts: PlanTexts, words: GameWords, reason: string, detail: string): string {
  const known: Readonly<Record<string, string>> = texts.reasons;
  return known[reason] ?? words.refusal(reason) ?? texts.noLongerLegal ?? detail;
}
