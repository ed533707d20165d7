import { el, escaped } from './svg.ts';

/** The typeface, in its condensed width; the first name is the one bundled with `renderPng`. */
const FONT = "'DejaVu Sans Condensed', 'DejaVu Sans', 'Arial Narrow', Arial, sans-serif";

export interface TextStyle {
  readonly size: number;
  readonly fill: string;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** A rim that keeps the text readable on any ground. */
  readonly rim?: string;
}

/** Draws a line of text; `y` is the baseline. */
export function text(x: number, y: number, content: string, style: TextStyle): string {
  const { size, fill, bold, anchor, rim } = style;
  const attributes = {
    x,
    y,
    'font-family': FONT,
    'font-stretch': 'condensed',
    'font-size': size,
    'font-weight': bold ? 'bold' : undefined,
    'text-anchor': anchor === 'start' ? undefined : anchor,
  };
  const letters = escaped(content);
  const under =
    rim === undefined
      ? ''
      : el(
          'text',
          { ...attributes, stroke: rim, 'stroke-width': size * 0.22, 'stroke-linejoin': 'round', fill: rim },
          letters,
        );
  return under + el('text', { ...attributes, fill }, letters);
}

/** Estimates the width of a text in the narrow face, erring on the large side. */
export function widthOf(content: string, size: number, bold = false): number {
  let ems = 0;
  for (const letter of content) {
    if (/[iljI.,:;'!|()[\] ]/.test(letter)) ems += 0.34;
    else if (/[mwMW@%]/.test(letter)) ems += 0.86;
    else if (letter.codePointAt(0) !== undefined && (letter.codePointAt(0) ?? 0) > 0x2e80) ems += 1;
    else ems += /[A-Z0-9]/.test(letter) ? 0.62 : 0.55;
  }
  return ems * 0.95 * size * (bold ? 1.08 : 1);
}

/** Truncates a text to a width, with an ellipsis if something was cut off. */
export function fitted(content: string, size: number, width: number, bold = false): string {
  if (widthOf(content, size, bold) <= width) return content;
  const letters = [...content];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size, bold) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Breaks a text into at most `most` lines of a width. */
export function wrapped(content: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of content.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= width || line === '') line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  const kept = lines.slice(0, most);
  if (lines.length > most) kept[most - 1] = fitted(`${lines.slice(most - 1).join(' ')}`, size, width);
  return kept.map((one) => fitted(one, size, width));
}
