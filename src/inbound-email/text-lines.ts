/** A line of a text as sent. */
export interface TextLine {
  readonly text: string;
  /** True if a mark quotes it. */
  readonly isMarked: boolean;
  /**
   * `soft`: its paragraph continues on the next line, after a space; `tight`: the same without the space; `hard`: its
   * paragraph ends; `unknown`: not specified by the format.
   */
  readonly end: 'soft' | 'tight' | 'hard' | 'unknown';
}

/** The format of a text part (RFC 3676, section 3). */
export interface TextFormat {
  readonly isFlowed: boolean;
  /** True if the space of a soft line break is not part of the text (`DelSp=yes`). */
  readonly deletesSpace: boolean;
}

export const fixed: TextFormat = { isFlowed: false, deletesSpace: false };

/** Maximum number of lines read, and maximum length of all and of one. */
const [maxLines, maxCharacters, longestLine] = [2_000, 200_000, 2_500];

/** Characters that are not text and can't be stored. */
const unprintable = /(?![\t\n])\p{Control}|[\ufffe\uffff]|\p{Surrogate}/gu;

/** Returns the lines of a text, trimmed. */
export function linesOf(text: string, { isFlowed, deletesSpace }: TextFormat): TextLine[] {
  const lines = text
    .slice(0, maxCharacters)
    .split(/\r\n|\r|\n/, maxLines)
    .map((line) => line.slice(0, longestLine).replace(unprintable, ''));
  return isFlowed ? flowedLines(lines, deletesSpace ? 'tight' : 'soft') : lines.map(fixedLine);
}

function fixedLine(line: string): TextLine {
  const text = clean(line);
  return { text, isMarked: /^[>|]/.test(text), end: 'unknown' };
}

/**
 * Parses `format=flowed` (RFC 3676, section 4): a line that ends with a space continues on the next one, unless that has
 * another quote depth or the line is a signature's delimiter.
 */
function flowedLines(lines: readonly string[], soft: 'soft' | 'tight'): TextLine[] {
  const depths = lines.map((line) => /^>*/.exec(line)?.[0].length ?? 0);
  return lines.map((line, index) => {
    const unstuffed = line.slice(depths[index]).replace(/^ /, '');
    const isSoft = unstuffed.endsWith(' ') && unstuffed !== '-- ' && depths[index] === depths[index + 1];
    // DelSp removes one of two spaces.
    const end = unstuffed.endsWith('  ') ? 'soft' : soft;
    return { text: clean(unstuffed), isMarked: (depths[index] ?? 0) > 0, end: isSoft ? end : 'hard' };
  });
}

const clean = (line: string) => line.replaceAll('\u00a0', ' ').trim();

/** Minimum line width at which programs break paragraphs: RFC 3676 recommends 66 to 78 characters. */
const narrowest = 66;

/**
 * Returns whether a program can have broken one paragraph between two lines: the second line's first word would not have
 * fitted on the first.
 */
export const mayContinue = (line: TextLine, next: TextLine): boolean =>
  line.end !== 'hard' && line.text.length + 1 + (next.text.split(' ')[0] ?? '').length > narrowest;

/** Returns the first line of a paragraph joined with those that a soft break continues it on. */
export function unfold(lines: readonly TextLine[]): string {
  let text = '';
  for (const line of lines) {
    text += line.text;
    if (line.end === 'hard' || line.end === 'unknown') break;
    if (line.end === 'soft') text += ' ';
  }
  return text.trim();
}

/** Returns the text of a paragraph that may have been broken anywhere. */
export const joinLines = (lines: readonly TextLine[]): string =>
  lines
    .map(({ text, end }) => (end === 'tight' ? text : `${text} `))
    .join('')
    .trim();

/** The content types of an email and of its parts, with their folded lines. */
const contentTypes = /^content-type[ \t]*:.*(?:\r?\n[ \t].*)*/gim;
const flowed = /;\s*format\s*=\s*"?flowed\b/i;

/** Returns the format of the first text part of an email. */
export function formatOf(email: string): TextFormat {
  const [type = ''] = (email.match(contentTypes) ?? []).filter((each) => /text\/plain/i.test(each));
  return { isFlowed: flowed.test(type), deletesSpace: /;\s*delsp\s*=\s*"?yes\b/i.test(type) };
}

/** Returns an email whose text parts a parser does not reflow. */
export const withoutFormat = (email: string): string =>
  email.replace(contentTypes, (type) => type.replace(flowed, '; format=fixed'));
