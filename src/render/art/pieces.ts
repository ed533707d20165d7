import type { Emblem, SeatLook } from '../seats.ts';
import { el, group } from '../svg.ts';
import type { Theme } from '../theme.ts';

/** A silhouette in a square of 24 round 0,0, with the place of the seat's emblem and lines that explain the shape. */
interface Silhouette {
  readonly outline: string;
  readonly emblem: { readonly x: number; readonly y: number; readonly size: number };
  readonly details?: string;
}

const FOLLOWER =
  'M0 -12C3 -12 4.9 -9.9 4.9 -7.4C4.9 -6.2 4.5 -5.2 3.9 -4.5C7.6 -3.7 11.8 -1.9 11.8 .7C11.8 2.8 8.9 3 6.2 3C7 5.3 9.8 8.6 9.8 10.6C9.8 11.6 9.1 12 8.1 12H2.7C1.4 12 1.7 8.4 0 8.4C-1.7 8.4 -1.4 12 -2.7 12H-8.1C-9.1 12 -9.8 11.6 -9.8 10.6C-9.8 8.6 -7 5.3 -6.2 3C-8.9 3 -11.8 2.8 -11.8 .7C-11.8 -1.9 -7.6 -3.7 -3.9 -4.5C-4.5 -5.2 -4.9 -6.2 -4.9 -7.4C-4.9 -9.9 -3 -12 0 -12Z';

const SILHOUETTES: Readonly<Record<string, Silhouette>> = {
  meeple: { outline: FOLLOWER, emblem: { x: 0, y: 1.6, size: 3.4 } },
  // Larger by its own size, and on a plinth.
  'large-meeple': {
    outline: `M0 -16C3.6 -16 5.8 -13.5 5.8 -10.6C5.8 -9.1 5.3 -8 4.6 -7.1C9 -6.2 14 -4 14 -.9C14 1.6 10.6 1.8 7.4 1.8C8 3.6 9.6 6 10.6 8H12.4Q13.4 8 13.4 9V12H-13.4V9Q-13.4 8 -12.4 8H-10.6C-9.6 6 -8 3.6 -7.4 1.8C-10.6 1.8 -14 1.6 -14 -.9C-14 -4 -9 -6.2 -4.6 -7.1C-5.3 -8 -5.8 -9.1 -5.8 -10.6C-5.8 -13.5 -3.6 -16 0 -16Z`,
    emblem: { x: 0, y: 0, size: 4.2 },
    details: 'M-10.6 8H10.6',
  },
  mayor: {
    outline:
      'M-3.8 -14H3.8V-9.2H7V-6.6H4.2C4 -5.4 3.5 -4.5 2.8 -3.9C8.4 -2.9 11 1.4 11 5.6C11 9.7 8 12 4.8 12H-4.8C-8 12 -11 9.7 -11 5.6C-11 1.4 -8.4 -2.9 -2.8 -3.9C-3.5 -4.5 -4 -5.4 -4.2 -6.6H-7V-9.2H-3.8Z',
    emblem: { x: 0, y: 4.4, size: 4 },
    details: 'M-7 -9.2H7',
  },
  wagon: {
    outline:
      'M-13.4 4V-2.4C-13.4 -8.4 -7.6 -11.6 0 -11.6C7.6 -11.6 13.4 -8.4 13.4 -2.4V4ZM-12 7.4A4.7 4.7 0 1 0 -2.6 7.4A4.7 4.7 0 1 0 -12 7.4ZM2.6 7.4A4.7 4.7 0 1 0 12 7.4A4.7 4.7 0 1 0 2.6 7.4Z',
    emblem: { x: 0, y: -4.4, size: 3.8 },
    details: 'M-13.4 .6H13.4M-7.3 7.4h.01M7.3 7.4h.01',
  },
  builder: {
    outline:
      'M-2 -13C1.4 -13 3.4 -11 3.6 -8.6H5.4V-6.4H3C2.8 -5.4 2.4 -4.6 1.8 -4C3.4 -3.4 4.6 -2.6 5.6 -1.4L7.6 -3.4V-6.2Q6 -7.4 6 -9.4V-13H12V-9.4Q12 -7.4 10.4 -6.2V12H7.6V1.4L6 3L8.4 12H-11L-7 -1.6C-6.6 -3 -6 -3.6 -5.2 -4.2C-5.9 -4.8 -6.4 -5.6 -6.6 -6.4H-9V-8.6H-7.6C-7.2 -11 -5.2 -13 -2 -13Z',
    emblem: { x: -1.2, y: 4.6, size: 3.6 },
    details: 'M-9 -7.5H5.4',
  },
  pig: {
    outline:
      'M-10.4 .6C-10.4 -5.4 -5 -7.6 .6 -7.6C2.8 -7.6 4.6 -7.2 6 -6.6L9.4 -9.6L9.8 -4.8C10.8 -3.8 11.4 -2.6 11.6 -1.4H13.6V3.6H11.2C10.2 5.2 8.8 6.2 7.6 6.8V11.6H3.4V8H-3.4V11.6H-7.6V6.4C-9.2 5.2 -10.2 3.4 -10.4 1.6Q-13.6 1.4 -13.4 -1.6Q-13.2 -3.6 -11.4 -3.4Q-12.6 -.6 -10.4 .6Z',
    emblem: { x: -0.8, y: 0.2, size: 3.8 },
    details: 'M8.4 -2.2h.01',
  },
  barn: {
    outline: 'M-12.4 12V-1.6L-9.4 -7.4L0 -13L9.4 -7.4L12.4 -1.6V12Z',
    emblem: { x: 0, y: -4.4, size: 3.6 },
    details: 'M-12.4 -1.2L-9 -6.6L0 -12L9 -6.6L12.4 -1.2M-4.4 12V2.6H4.4V12M-4.4 2.6L4.4 12M4.4 2.6L-4.4 12',
  },
  count: {
    outline:
      'M-5.4 -14.6L-2.6 -11L0 -15.4L2.6 -11L5.4 -14.6V-7.6C5.4 -5.8 4.4 -4.4 3.4 -3.6C7.4 -1.8 9.8 5 10.6 12H-10.6C-9.8 5 -7.4 -1.8 -3.4 -3.6C-4.4 -4.4 -5.4 -5.8 -5.4 -7.6Z',
    emblem: { x: 0, y: 3, size: 0 },
    details: 'M-5.2 -9.4H5.2M0 -2.6V12M-3 -3.4L0 .4L3 -3.4',
  },
};

/** A piece of a seat, standing, in a square of about 24 round 0,0. Unknown kinds are drawn as followers. */
export function pieceArt(theme: Theme, kind: string, look: SeatLook): string {
  const { outline, emblem, details } = SILHOUETTES[kind] ?? (SILHOUETTES['meeple'] as Silhouette);
  return [
    el('path', { d: outline, fill: theme.shadow, 'fill-opacity': '.3', transform: 'translate(1.2 1.8)' }),
    el('path', {
      d: outline,
      fill: '#fffdf6',
      stroke: '#fffdf6',
      'stroke-width': 4.2,
      'stroke-linejoin': 'round',
    }),
    el('path', {
      d: outline,
      fill: look.fill,
      stroke: look.shade,
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    }),
    details === undefined
      ? ''
      : el('path', {
          d: details,
          fill: 'none',
          stroke: look.line,
          'stroke-width': 1.2,
          'stroke-linecap': 'round',
          'stroke-opacity': '.75',
        }),
    emblem.size === 0
      ? ''
      : group(
          { transform: `translate(${emblem.x} ${emblem.y}) scale(${emblem.size / 4})` },
          emblemArt(look.emblem, look.ink),
        ),
  ].join('');
}

/** The sign of a seat, in a circle of radius 4 round 0,0. */
export function emblemArt(emblem: Emblem, color: string): string {
  const stroke = (d: string, width: number) =>
    el('path', { d, fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linecap': 'round' });
  switch (emblem) {
    case 'dot':
      return el('circle', { cx: 0, cy: 0, r: 3, fill: color });
    case 'bar':
      return el('rect', { x: -4.4, y: -1.5, width: 8.8, height: 3, rx: 0.8, fill: color });
    case 'ring':
      return el('circle', { cx: 0, cy: 0, r: 3, fill: 'none', stroke: color, 'stroke-width': 1.9 });
    case 'cross':
      return stroke('M-2.9 -2.9L2.9 2.9M2.9 -2.9L-2.9 2.9', 2);
    case 'diamond':
      return el('path', { d: 'M0 -4.4L3.6 0L0 4.4L-3.6 0Z', fill: color });
    default:
      return stroke('M-3.9 1.6L1.6 -3.9M-1.6 3.9L3.9 -1.6', 1.8);
  }
}

/** A crown for whoever has the king, and a robber's mask. */
export function awardArt(theme: Theme, figure: 'king' | 'robber'): string {
  if (figure === 'king') {
    return el('path', {
      d: 'M-9 6L-10 -5L-4.6 -.6L0 -8L4.6 -.6L10 -5L9 6Z',
      fill: theme.gold,
      stroke: theme.outline,
      'stroke-width': 1.4,
      'stroke-linejoin': 'round',
    });
  }
  return [
    el('path', {
      d: 'M-10.4 -4.6Q0 -7.6 10.4 -4.6Q11 5.6 5 5.4Q1.8 5.2 0 2Q-1.8 5.2 -5 5.4Q-11 5.6 -10.4 -4.6Z',
      fill: '#3a3640',
      stroke: '#fffdf6',
      'stroke-width': 1.2,
    }),
    el('path', {
      d: 'M-7.4 -.8Q-5 -3 -2.4 -.4Q-5 1.8 -7.4 -.8ZM7.4 -.8Q5 -3 2.4 -.4Q5 1.8 7.4 -.8Z',
      fill: '#fffdf6',
    }),
  ].join('');
}

/** An abbey tile that a seat still has. */
export const abbeySign = (theme: Theme): string =>
  [
    el('rect', {
      x: -9,
      y: -9,
      width: 18,
      height: 18,
      rx: 2,
      fill: theme.cobble,
      stroke: theme.outline,
      'stroke-width': 1.3,
    }),
    el('path', {
      d: 'M-5.5 6V-.5L0 -6L5.5 -.5V6Z',
      fill: theme.slate,
      stroke: theme.outline,
      'stroke-width': 1,
    }),
    el('path', { d: 'M0 5V0M-2 2H2', stroke: theme.gold, 'stroke-width': 1.4 }),
  ].join('');
