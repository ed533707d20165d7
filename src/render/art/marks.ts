import { el, group, moved } from '../svg.ts';
import { text } from '../text.ts';
import { drawingOf } from './drawings.ts';
import type { MarkArt } from './expansion-art.ts';

/** Returns the drawing of a mark; by default a neutral sign with its name. */
export function markArt(mark: string): MarkArt {
  return (
    drawingOf(({ marks }) => marks, mark) ?? {
      room: 11,
      layer: 'sign',
      place: 'after-piece',
      draw: signWith(mark),
    }
  );
}

/** Returns a neutral sign: a name on a board. */
export function signWith(name: string): MarkArt['draw'] {
  const [fontSize, height] = [6, 9];
  const width = Math.max(height, name.length * fontSize * 0.62 + 4);
  return (theme, at, size) =>
    group(
      { transform: moved(at, size) },
      el('rect', {
        x: -width / 2,
        y: -height / 2,
        width,
        height,
        rx: 2,
        fill: theme.badge,
        stroke: theme.outline,
        'stroke-width': 0.9,
      }),
      text(0, fontSize * 0.36, name, { size: fontSize, fill: theme.ink, bold: true, anchor: 'middle' }),
    );
}
