/** An option's label as in the picture: `7`, `7a`, `7a.2`. */
export interface Label {
  readonly cell: number;
  readonly turn: string;
  readonly deployment: number | undefined;
}

/** Formats a label for people. */
export function formatLabel({ cell, turn, deployment }: Label): string {
  return `${cell}${turn}${deployment === undefined ? '' : `.${deployment}`}`;
}

const LABEL = /^#?(\d{1,3}) ?([a-z]{0,2})(?:[ .:]*(\d{1,5}))?$/;

/** Parses a label, `7A 2` as well as `7a.2`, from plain words. */
export function parseLabel(words: string): Label | undefined {
  const [, cell, turn = '', deployment] = LABEL.exec(words) ?? [];
  if (cell === undefined) return undefined;
  return { cell: Number(cell), turn, deployment: deployment === undefined ? undefined : Number(deployment) };
}

/**
 * Returns whether a label or its prefix matches an option: `3` means 3a and 3b. A letter is accepted even without a
 * choice: `3a` means 3.
 */
export function isAt(option: { readonly label: string }, { cell, turn }: Label): boolean {
  if (option.label === `${cell}${turn}`) return true;
  if (turn === 'a') return option.label === `${cell}`;
  return turn === '' && new RegExp(`^${cell}[a-z]+$`).test(option.label);
}
