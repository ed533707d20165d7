import { textOfHtml } from './html-text.ts';
import { announcementsIn, endAt } from './quotations.ts';
import {
  fixed,
  joinLines,
  linesOf,
  mayContinue,
  type TextFormat,
  type TextLine,
  unfold,
} from './text-lines.ts';

/** The text written by an email's sender. */
export interface Written {
  /** Its first line. */
  readonly line: string;
  /**
   * The first line with those up to the next empty one, because programs break long lines; undefined if it is not certain
   * which of them the sender wrote.
   */
  readonly paragraph: string | undefined;
}

/** An email's text and HTML. */
interface Body {
  readonly text?: string | undefined;
  readonly html?: string | undefined;
}

/** Maximum length of a paragraph, above that of any message. */
const longestParagraph = 4_000;

/**
 * Returns the text written by the sender, without quotations and signatures; undefined if no line is certain to be.
 * @param format the text's format
 */
export function writtenIn({ text, html }: Body, format: TextFormat): Written | undefined {
  const isPlain = text !== undefined && text.trim() !== '';
  const found = firstParagraph(isPlain ? linesOf(text, format) : linesOf(textOfHtml(html ?? ''), fixed));
  if (found === undefined) return undefined;
  const paragraph = found.isWhole ? joinLines(found.lines).slice(0, longestParagraph) : undefined;
  return { line: unfold(found.lines), paragraph };
}

interface Paragraph {
  readonly lines: readonly TextLine[];
  /** False if the sender may have written more of it than these lines. */
  readonly isWhole: boolean;
}

/** Finds the sender's first lines; undefined if there are none, or the first one is uncertain. */
function firstParagraph(lines: readonly TextLine[]): Paragraph | undefined {
  const announcements = announcementsIn(lines);
  let index = 0;
  for (let line = lines[0]; line !== undefined; line = lines[index]) {
    const announcement = announcements.get(index);
    if (line.text === '' || line.isMarked) index += 1;
    else if (announcement?.isSure === true) index = announcement.last + 1;
    else if (announcement !== undefined || endAt(lines, index) || isRestOfQuotation(lines, index))
      return undefined;
    else break;
  }
  return paragraphAt(lines, index, announcements);
}

/** Returns whether a line can be the rest of the quoted line above it, broken by a program without repeating the mark. */
function isRestOfQuotation(lines: readonly TextLine[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]];
  return above?.isMarked === true && line !== undefined && mayContinue(above, line);
}

function paragraphAt(
  lines: readonly TextLine[],
  first: number,
  announcements: ReturnType<typeof announcementsIn>,
): Paragraph | undefined {
  const kept: TextLine[] = [];
  for (const [offset, line] of lines.slice(first).entries()) {
    const end = announcements.get(first + offset) ?? endAt(lines, first + offset);
    if (end !== undefined) return { lines: kept, isWhole: end.isSure };
    if (line.text === '' || line.isMarked) break;
    kept.push(line);
  }
  return kept.length === 0 ? undefined : { lines: kept, isWhole: true };
}
