import { point } from '../../geometry/curve.ts';
import { southEastCity } from '../../geometry/printed-walls.ts';
import { el, group, moved } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import type { ExpansionArt, MarkArt } from '../expansion-art.ts';
import type { ExpansionDisplay, ExpansionView, HoldingArt } from '../expansion-display.ts';
import { area, buttLine, circle, roundLine, signDisc } from '../shapes.ts';

type View = ExpansionView<'traders-and-builders'>;

/** Signs of the goods, in a circle of radius 7 round 0,0. */
const GOODS: Readonly<Record<string, (theme: Theme) => string>> = { wine: barrel, grain: sheaf, cloth: bolt };

/** Goods, the builder, and the pig. */
export const tradersAndBuilders: ExpansionArt = {
  exampleTile: 'traders/H',
  marks: Object.fromEntries(Object.entries(GOODS).map(([name, sign]) => [name, tokenOf(sign)])),
  pieces: {
    builder: {
      outline:
        'M-2 -13C1.4 -13 3.4 -11 3.6 -8.6H5.4V-6.4H3C2.8 -5.4 2.4 -4.6 1.8 -4C3.4 -3.4 4.6 -2.6 5.6 -1.4L7.6 -3.4V-6.2Q6 -7.4 6 -9.4V-13H12V-9.4Q12 -7.4 10.4 -6.2V12H7.6V1.4L6 3L8.4 12H-11L-7 -1.6C-6.6 -3 -6 -3.6 -5.2 -4.2C-5.9 -4.8 -6.4 -5.6 -6.6 -6.4H-9V-8.6H-7.6C-7.2 -11 -5.2 -13 -2 -13Z',
      emblem: { x: -1.2, y: 4.6, size: 3.6 },
      details: 'M-9 -7.5H5.4',
    },
    pig: {
      standsInFields: true,
      outline:
        'M-10.4 .6C-10.4 -5.4 -5 -7.6 .6 -7.6C2.8 -7.6 4.6 -7.2 6 -6.6L9.4 -9.6L9.8 -4.8C10.8 -3.8 11.4 -2.6 11.6 -1.4H13.6V3.6H11.2C10.2 5.2 8.8 6.2 7.6 6.8V11.6H3.4V8H-3.4V11.6H-7.6V6.4C-9.2 5.2 -10.2 3.4 -10.4 1.6Q-13.6 1.4 -13.4 -1.6Q-13.2 -3.6 -11.4 -3.4Q-12.6 -.6 -10.4 .6Z',
      emblem: { x: -0.8, y: 0.2, size: 3.8 },
      details: 'M8.4 -2.2h.01',
    },
  },
  shapes: {
    'traders/G': southEastCity(),
    'traders/L': southEastCity(),
    'traders/V': southEastCity(),
    'traders/W': { meeting: point(50, 44), endsAtMeeting: ['road0', 'road1'] },
  },
};

/** The goods that a seat has. */
export const tradersDisplay: ExpansionDisplay<View> = {
  holdings: (theme, { goods }, seat) =>
    Object.entries(goods[seat] ?? {})
      .filter(([, count]) => count > 0)
      .map(([name, count]) => goodsHeld(theme, name, count)),
};

function goodsHeld(theme: Theme, name: string, count: number): HoldingArt {
  return { svg: group({ transform: 'scale(1.5)' }, GOODS[name]?.(theme) ?? ''), count };
}

/** Draws a token of goods: their sign on a pale disc. */
function tokenOf(sign: (theme: Theme) => string): MarkArt {
  return {
    room: 10,
    layer: 'sign',
    place: 'after-piece',
    draw: (theme, at, size) =>
      group({ transform: moved(at, size) }, signDisc(theme, theme.badge), sign(theme)),
  };
}

/** Draws a barrel of wine. */
function barrel(theme: Theme): string {
  return [
    area('M-3.6 -5.6H3.6Q6 0 3.6 5.6H-3.6Q-6 0 -3.6 -5.6z', theme.wine, theme.outline, 0.8),
    buttLine('M-4.5 -2.9H4.5M-4.5 2.9H4.5', theme.gold, 1.3),
    el('path', {
      d: 'M-1.5 -5.4Q-2.6 0 -1.5 5.4M1.5 -5.4Q2.6 0 1.5 5.4',
      stroke: theme.outline,
      'stroke-width': '.5',
      fill: 'none',
      'stroke-opacity': '.7',
    }),
  ].join('');
}

/** Draws a sheaf of grain. */
function sheaf(theme: Theme): string {
  return [
    area('M-2 1.2L-5.4 -5.4Q0 -8.6 5.4 -5.4L2 1.2L4.4 6H-4.4z', theme.gold, theme.outline, 0.8),
    buttLine('M-.6 .6L-2.6 -5.6M0 .6V-6.2M.6 .6L2.6 -5.6M-1 2.4L-2.4 5.6M1 2.4L2.4 5.6', theme.trunk, '.6'),
    roundLine('M-2.6 1.6H2.6', theme.holyRoof, 1.8),
  ].join('');
}

/** Draws a bolt of cloth, unrolled a little. */
function bolt(theme: Theme): string {
  return [
    area('M-4.6 -3H4V5.4Q1.9 3.8 -.3 5.4Q-2.5 7 -4.6 5.4z', theme.cloth, theme.outline, 0.8),
    el('path', {
      d: 'M-2 -2V5.6M1.2 -2V4.4',
      stroke: theme.badge,
      'stroke-width': '.8',
      'stroke-opacity': '.8',
    }),
    area('M-5 -6.6H4.6V-2H-5Q-7.4 -4.3 -5 -6.6z', theme.cloth, theme.outline, 0.8),
    circle(4.6, -4.3, 2.4, { fill: theme.badge, stroke: theme.outline, 'stroke-width': '.8' }),
    circle(4.6, -4.3, 1, { fill: 'none', stroke: theme.cloth, 'stroke-width': '.8' }),
  ].join('');
}
