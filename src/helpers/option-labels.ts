/**
 * Returns labels for choosing an option, in the options' order. Cells are numbered, and options that share a cell get
 * letters (`7a`, `7b`). An option without a cell is numbered like a cell.
 */
export function labelsFor(options: readonly object[]): string[] {
  const byCell = new Map<string, number[]>();
  for (const [index, option] of options.entries()) {
    const cell = cellOf(option, index);
    byCell.set(cell, [...(byCell.get(cell) ?? []), index]);
  }
  const labels: string[] = [];
  for (const [number, indexes] of [...byCell.values()].entries()) {
    for (const [turn, index] of indexes.entries()) {
      labels[index] = `${number + 1}${indexes.length > 1 ? letters(turn) : ''}`;
    }
  }
  return labels;
}

function cellOf(option: object, index: number): string {
  const hasCell = 'x' in option && 'y' in option;
  return hasCell ? `${option.x},${option.y}` : `option ${index}`;
}

/** a, b, …, z, aa, ab, … */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
