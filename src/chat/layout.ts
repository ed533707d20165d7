/** Maximum characters of a line that reads well in a chat. */
const width = 88;
/** Stands between the entries of a line. */
export const between = ' · ';

/** Distributes entries over as few lines as possible; continuation lines are indented. */
export function flow(entries: readonly string[], start = '', indent = '  '): string[] {
  const lines: string[] = [];
  let line = start;
  let isEmpty = true;
  for (const entry of entries) {
    const longer = isEmpty ? line + entry : line + between + entry;
    if (isEmpty || longer.length <= width) line = longer;
    else {
      lines.push(line);
      line = indent + entry;
    }
    isEmpty = false;
  }
  return isEmpty && start === '' ? [] : [...lines, line];
}

/** A part of a list that is too long for one reply. */
export interface Page {
  readonly lines: readonly string[];
  readonly page: number;
  readonly pages: number;
}

/** Returns the lines of a page; those of the last page if there are fewer pages. */
export function pageOf(lines: readonly string[], wanted: number, size: number): Page {
  const pages = Math.max(1, Math.ceil(lines.length / size));
  const page = Math.min(wanted, pages);
  return { lines: lines.slice((page - 1) * size, page * size), page, pages };
}
