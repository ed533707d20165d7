import { el, group } from '../svg.ts';
import type { Theme } from '../theme.ts';
import { buttLine, circle, ellipse, roundLine } from './shapes.ts';

/** Draws a closed shape, with a line round it if `line` gives its width. */
const shape = (theme: Theme, d: string, fill: string, line?: number): string =>
  el('path', { d, fill, stroke: line === undefined ? undefined : theme.outline, 'stroke-width': line });

/**
 * Draws the small objects that stay upright on rotated tiles, each around its foot or middle at 0,0.
 * @param fine with doors, windows and shaded sides, which are invisible on small pictures but take half their time
 */
export const symbols = (theme: Theme, fine = true): string => symbolList(theme, fine).join('');

/** Draws the same, each a group with its id. */
export function symbolList(theme: Theme, fine: boolean): string[] {
  const details = (...parts: string[]) => (fine ? parts.join('') : '');
  return [
    ...houses(theme, details).map((art, kind) =>
      group({ id: `house${kind}` }, el('g', { transform: 'scale(1.42)' }, art)),
    ),
    ...manors(theme, details).map((art, kind) => group({ id: `manor${kind}` }, art)),
    group({ id: 'tower' }, tower(theme, details)),
    group({ id: 'bastion' }, bastion(theme, details)),
    group({ id: 'oak' }, oak(theme)),
    group({ id: 'fir' }, fir(theme)),
    group({ id: 'bush' }, bush(theme)),
    group({ id: 'sheep' }, sheep(theme)),
    group({ id: 'banner' }, banner(theme)),
    group({ id: 'well' }, well(theme)),
    group({ id: 'rock' }, rock(theme)),
    group({ id: 'reeds' }, reeds(theme)),
  ];
}

/** Parts that are only drawn on fine pictures. */
type Details = (...parts: string[]) => string;

/** Draws houses seen from the front and a little from above: 9 wide, 9 high, the foot at 0,4. */
function houses(theme: Theme, details: Details): string[] {
  const { facade, facadeShade, roofs, roofShades, opening, wallDark } = theme;
  const ridgeAlongTheFront = [
    shape(theme, 'M-4 -.5h8v4.7h-8z', facade, 0.5),
    shape(theme, 'M-4.9 .3L-3 -4.4H3L4.9 .3z', roofs[0], 0.6),
    details(
      shape(theme, 'M-4.5 -.7H4.5L4.9 .3H-4.9z', roofShades[0]),
      shape(theme, 'M-.8 4.2V1.6h1.6v2.6zM-2.9 1.5h1.1v1.2h-1.1zM1.9 1.5h1.1v1.2H1.9z', opening),
    ),
  ];
  const gableToTheFront = [
    shape(theme, 'M-3 4.2V-1L0 -4.4L3 -1V4.2z', facade, 0.5),
    shape(theme, 'M-4.1 .4L0 -5.4L4.1 .4L3 .9L0 -3.3L-3 .9z', roofs[1], 0.6),
    details(shape(theme, 'M-.8 4.2V1.9h1.6v2.3zM-.6 -1.2h1.2v1.4h-1.2z', opening)),
  ];
  const longWithChimney = [
    details(shape(theme, 'M2.2 -5.6h1.5v3h-1.5z', wallDark)),
    shape(theme, 'M-4.6 .2h9.2v4h-9.2z', facadeShade, 0.5),
    shape(theme, 'M-5.4 .9L-4 -3.4H4.6L5.4 .9z', roofs[2], 0.6),
    details(
      shape(theme, 'M-5.1 0H5.1L5.4 .9H-5.4z', roofShades[2]),
      shape(theme, 'M-3 4.2V2h1.5v2.2zM.6 1.9h1.2v1.2H.6zM2.7 1.9h1.2v1.2H2.7z', opening),
    ),
  ];
  return [ridgeAlongTheFront, gableToTheFront, longWithChimney].map((parts) => parts.join(''));
}

/** Draws town houses: narrow and three floors high. */
function manors(theme: Theme, details: Details): string[] {
  const { facade, facadeShade, roofs, roofShades, slate, slateShade, opening } = theme;
  const kinds = [
    [facade, roofs[0], roofShades[0]],
    [facadeShade, roofs[1], roofShades[1]],
    [facade, slate, slateShade],
  ] as const;
  const windows = 'M-2.5 -1.4h1.2v1.6h-1.2zM1.3 -1.4h1.2v1.6H1.3zM-2.5 1.6h1.2v1.4h-1.2z';
  return kinds.map(([wall, roof, shade]) =>
    [
      shape(theme, 'M-3.6 5V-3h7.2V5z', wall, 0.5),
      shape(theme, 'M-4.5 -2.6L0 -8.6L4.5 -2.6z', roof, 0.6),
      details(
        shape(theme, 'M0 -8.6L4.5 -2.6H1z', shade),
        shape(theme, `M-.8 5V2.4h1.6V5z${windows}`, opening),
      ),
    ].join(''),
  );
}

/** Draws a tower of a city wall. */
function tower(theme: Theme, details: Details): string {
  return [
    shape(theme, 'M-2.7 3.4V-2.6h5.4v6q-2.7 1.4 -5.4 0z', theme.wall, 0.7),
    details(el('path', { d: 'M.6 3.9V-2.4h2.1v5.8z', fill: theme.wallDark, 'fill-opacity': '.55' })),
    shape(theme, 'M-3.4 -2V-5.2h1.6v1.1h1v-1.1h1.6v1.1h1v-1.1H3.4V-2z', theme.wallTop, 0.6),
    details(shape(theme, 'M-.5 -.6h1v2.2h-1z', theme.opening)),
  ].join('');
}

/** Draws a tower of Carcassonne: round, with a pointed roof. */
function bastion(theme: Theme, details: Details): string {
  return [
    shape(theme, 'M-4 5V-3h8v8q-4 2 -8 0z', theme.wall, 0.8),
    details(el('path', { d: 'M1 5.6V-3h3v8z', fill: theme.wallDark, 'fill-opacity': '.55' })),
    shape(theme, 'M-5 -2.2Q0 -.4 5 -2.2L0 -12z', theme.slate, 0.8),
    details(
      shape(theme, 'M0 -12L5 -2.2Q3 -1.5 1.4 -1.4z', theme.slateShade),
      shape(theme, 'M-.6 .2h1.2v2.6h-1.2z', theme.opening),
    ),
  ].join('');
}

function oak(theme: Theme): string {
  return [
    ellipse(0.6, 3.4, 3.6, 1.2, { fill: theme.shadow, 'fill-opacity': '.18' }),
    el('path', { d: 'M-.7 3.4V0h1.4v3.4z', fill: theme.trunk }),
    circle(0, -1.6, 3.6, { fill: theme.tree }),
    circle(-1, -2.6, 2, { fill: theme.treeLight }),
  ].join('');
}

function fir(theme: Theme): string {
  return [
    ellipse(0.5, 3.6, 2.8, 1, { fill: theme.shadow, 'fill-opacity': '.18' }),
    el('path', { d: 'M-.6 3.8V1h1.2v2.8z', fill: theme.trunk }),
    el('path', { d: 'M0 -6.4L3 -1.4H1.8L3.6 2.2H-3.6L-1.8 -1.4H-3z', fill: theme.tree }),
    el('path', { d: 'M0 -6.4V2.2H-3.6L-1.8 -1.4H-3z', fill: theme.treeLight, 'fill-opacity': '.7' }),
  ].join('');
}

function bush(theme: Theme): string {
  return [
    el('path', { d: 'M-3.2 1.6Q-3.6 -1.4 -1 -1.4Q0 -3.4 1.6 -1.6Q3.8 -1.4 3.2 1.6z', fill: theme.tree }),
    circle(-0.9, -0.3, 1.1, { fill: theme.treeLight }),
  ].join('');
}

function sheep(theme: Theme): string {
  return [
    buttLine('M-1.6 1.2v1.6M1.2 1.2v1.6', theme.outline, '.6'),
    ellipse(0, 0, 2.8, 1.9, { fill: theme.flower, stroke: theme.outline, 'stroke-width': '.4' }),
    circle(2.6, -0.8, 1, { fill: theme.outline }),
  ].join('');
}

/** Draws the flag over a finished feature; its pole stands at 0,0. */
function banner(theme: Theme): string {
  return [
    roundLine('M0 0V-12', theme.outline, '.9'),
    el('path', {
      d: 'M.3 -12H8.4L6.4 -9.4L8.4 -6.8H.3z',
      fill: theme.gold,
      stroke: theme.outline,
      'stroke-width': '.6',
    }),
  ].join('');
}

function well(theme: Theme): string {
  return [
    ellipse(0, 0, 3.6, 3, { fill: theme.wallTop, stroke: theme.outline, 'stroke-width': '.6' }),
    ellipse(0, 0, 2, 1.5, { fill: theme.water }),
  ].join('');
}

function rock(theme: Theme): string {
  return [
    el('path', {
      d: 'M-4 2.4L-3 -1.6L-.4 -3.4L2.6 -2L4 2.4z',
      fill: theme.wall,
      stroke: theme.outline,
      'stroke-width': '.5',
    }),
    el('path', { d: 'M-3 -1.6L-.4 -3.4L.4 .2L-1.6 .8z', fill: theme.wallTop }),
  ].join('');
}

function reeds(theme: Theme): string {
  return roundLine('M-2 2L-2.6 -2.6M0 2V-4M2 2L2.8 -2', theme.tree, '.9');
}
