import type { Curve, Point } from './geometry/curve.ts';

/** Attributes of an element, by their names in SVG. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Formats a number with one decimal, which is enough for a picture. */
export function short(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text;
}

/**
 * Serialises an element; numbers are shortened, undefined attributes omitted.
 * Single shapes are made faint by `fill-opacity` and `stroke-opacity`: `opacity` makes renderers paint each on a layer
 * of its own, which doubled the time of a picture.
 */
export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escaped(value ?? '')}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

export const group = (attributes: Attributes, ...children: string[]): string =>
  children.every((child) => child === '') ? '' : el('g', attributes, ...children);

/** Texts that need no escaping: most of the tens of thousands of attributes. */
const PLAIN = /^[ -!#-%'-;=?-~]*$/;

/** Escapes a text for XML; control characters, which XML cannot hold, are dropped. */
export function escaped(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Returns path data of a chain of Bézier pieces. */
export function pathOf(curve: Curve, closed = false): string {
  const [start, ...rest] = curve.map(({ x, y }) => `${short(x)} ${short(y)}`);
  const pieces = Array.from({ length: Math.floor(rest.length / 3) }, (_, piece) =>
    rest.slice(piece * 3, piece * 3 + 3).join(' '),
  );
  return `M${start}${pieces.length > 0 ? `C${pieces.join(' ')}` : ''}${closed ? 'Z' : ''}`;
}

export const moved = ({ x, y }: Point, scale = 1): string =>
  `translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`;

/** Places a symbol of the picture's `<defs>`. */
export const use = (symbol: string, { x, y }: Point): string =>
  `<use href="#${symbol}" x="${short(x)}" y="${short(y)}"/>`;
