/** An entry of a log, as far as it says whether it undoes others. */
interface Entry {
  readonly decision: { readonly type: string; readonly to?: unknown };
}

/** An entry that undoes none. */
export type InEffect<Each extends Entry> = Omit<Each, 'decision'> & {
  readonly decision: Exclude<Each['decision'], { readonly type: 'undo' }>;
};

/**
 * Returns the numbers of the entries of a log, counted from 1, that are in effect: no `undo`, and none that one has undone.
 * An `undo` names the entry after which the game goes on.
 */
export function numbersInEffect(entries: readonly Entry[]): number[] {
  const numbers: number[] = [];
  for (const [index, { decision }] of entries.entries()) {
    if (decision.type !== 'undo') numbers.push(index + 1);
    else while ((numbers.at(-1) ?? 0) > Number(decision.to)) numbers.pop();
  }
  return numbers;
}

/** Returns the entries of a log, given from its first on, that are in effect. */
export function entriesInEffect<Each extends Entry>(entries: readonly Each[]): InEffect<Each>[] {
  return numbersInEffect(entries).map((number) => entries[number - 1] as unknown as InEffect<Each>);
}
