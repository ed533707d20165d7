import EmailReplyParser from 'email-reply-parser';
import { textOfHtml } from './html-text.ts';
import { announcementAt, isEnd, isMarked, isSignature } from './quotations.ts';

/** The words that somebody wrote in an email. */
export interface Written {
  /** The first line that they wrote themselves. */
  readonly line: string;
  /** The same with the lines up to the next empty one, as programs break long lines. */
  readonly paragraph: string;
}

/** An email's text and HTML. */
interface Body {
  readonly text?: string | undefined;
  readonly html?: string | undefined;
}

/** Bounds of what is read, as the library looks for quotations in time that grows faster than the text. */
const [mostLines, longestLine, mostCharacters] = [2_000, 2_500, 4_000];

/** Returns what the sender wrote, without quotations and signatures; undefined: nothing. */
export function writtenIn({ text, html }: Body): Written | undefined {
  const isPlain = text !== undefined && text.trim() !== '';
  const lines = ownLines(linesOf(isPlain ? text : textOfHtml(html ?? '')));
  const shown = visible(lines);
  const first = shown.findIndex((line) => line !== '');
  if (first === -1) return undefined;
  const end = shown.indexOf('', first);
  const paragraph = shown.slice(first, end === -1 ? undefined : end).join(' ');
  return { line: shown[first] ?? '', paragraph };
}

/** Characters that neither are text nor can be stored. */
const unprintable = /(?![\t\n])\p{Control}|[\ufffe\uffff]|\p{Surrogate}/gu;

const linesOf = (text: string): string[] =>
  text
    .slice(0, mostLines * 100)
    .split(/\r\n|\r|\n/, mostLines)
    .map((line) => line.slice(0, longestLine).replace(unprintable, '').replaceAll('\u00a0', ' ').trim());

/** Leaves out what is quoted by marks, with what announces it, and all that follows the beginning of a quotation. */
function ownLines(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (isEnd(line) || isSignature(line)) break;
    const announced = announcementAt(lines, index);
    // Below an unmarked quotation nothing can be told from it.
    if (announced > 0 && !isFollowedByMarked(lines, index + announced)) break;
    if (announced > 0) index += announced - 1;
    else kept.push(isMarked(line) ? '' : line);
  }
  return kept;
}

function isFollowedByMarked(lines: readonly string[], index: number): boolean {
  const next = lines.slice(index).find((line) => line !== '');
  return next !== undefined && isMarked(next);
}

/** Leaves out what the library takes for a quotation or a signature in one of a dozen languages. */
function visible(lines: readonly string[]): string[] {
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, mostCharacters);
  const fragments = new EmailReplyParser().read(text).getFragments();
  return fragments
    .filter((fragment) => !fragment.isHidden())
    .flatMap((fragment) => fragment.getContent().split('\n'))
    .map((line) => line.trim());
}
