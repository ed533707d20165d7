import { el, group } from '../svg.ts';
import type { Theme } from '../theme.ts';

/** Small things that stand upright however their tile is turned. Each is drawn round its foot or middle at 0,0. */
export function symbols(theme: Theme): string {
  return [
    ...[0, 1, 2].map((kind) =>
      group({ id: `house${kind}` }, el('g', { transform: 'scale(1.42)' }, house(theme, kind as 0 | 1 | 2))),
    ),
    ...[0, 1, 2].map((kind) => group({ id: `manor${kind}` }, manor(theme, kind as 0 | 1 | 2))),
    group({ id: 'tower' }, tower(theme)),
    group({ id: 'bastion' }, bastion(theme)),
    group({ id: 'oak' }, oak(theme)),
    group({ id: 'fir' }, fir(theme)),
    group({ id: 'bush' }, bush(theme)),
    group({ id: 'tuft' }, tuft(theme)),
    group({ id: 'flowers' }, flowers(theme)),
    group({ id: 'sheep' }, sheep(theme)),
    group({ id: 'banner' }, banner(theme)),
    group({ id: 'well' }, well(theme)),
    group({ id: 'rock' }, rock(theme)),
    group({ id: 'reeds' }, reeds(theme)),
  ].join('');
}

/** A house seen from the front and a little from above: 9 wide, 9 high, its foot at 0,4. */
function house(theme: Theme, kind: 0 | 1 | 2): string {
  const shade = theme.roofShades[kind];
  const shapes = [
    // Ridge along the front.
    [
      el('path', { d: 'M-4 -.5h8v4.7h-8z', fill: theme.facade, stroke: theme.outline, 'stroke-width': '.5' }),
      el('path', {
        d: 'M-4.9 .3L-3 -4.4H3L4.9 .3z',
        fill: theme.roofs[0],
        stroke: theme.outline,
        'stroke-width': '.6',
      }),
      el('path', { d: 'M-4.5 -.7H4.5L4.9 .3H-4.9z', fill: shade }),
      el('path', {
        d: 'M-.8 4.2V1.6h1.6v2.6zM-2.9 1.5h1.1v1.2h-1.1zM1.9 1.5h1.1v1.2H1.9z',
        fill: theme.opening,
      }),
    ],
    // Gable to the front.
    [
      el('path', {
        d: 'M-3 4.2V-1L0 -4.4L3 -1V4.2z',
        fill: theme.facade,
        stroke: theme.outline,
        'stroke-width': '.5',
      }),
      el('path', {
        d: 'M-4.1 .4L0 -5.4L4.1 .4L3 .9L0 -3.3L-3 .9z',
        fill: theme.roofs[1],
        stroke: theme.outline,
        'stroke-width': '.6',
      }),
      el('path', { d: 'M-.8 4.2V1.9h1.6v2.3zM-.6 -1.2h1.2v1.4h-1.2z', fill: theme.opening }),
    ],
    // Long and low, with a chimney.
    [
      el('path', { d: 'M2.2 -5.6h1.5v3h-1.5z', fill: theme.wallDark }),
      el('path', {
        d: 'M-4.6 .2h9.2v4h-9.2z',
        fill: theme.facadeShade,
        stroke: theme.outline,
        'stroke-width': '.5',
      }),
      el('path', {
        d: 'M-5.4 .9L-4 -3.4H4.6L5.4 .9z',
        fill: theme.roofs[2],
        stroke: theme.outline,
        'stroke-width': '.6',
      }),
      el('path', { d: 'M-5.1 0H5.1L5.4 .9H-5.4z', fill: shade }),
      el('path', { d: 'M-3 4.2V2h1.5v2.2zM.6 1.9h1.2v1.2H.6zM2.7 1.9h1.2v1.2H2.7z', fill: theme.opening }),
    ],
  ];
  return (shapes[kind] ?? []).join('');
}

/** A town house: narrow and three floors high. */
function manor(theme: Theme, kind: 0 | 1 | 2): string {
  return [
    el('path', {
      d: 'M-3.6 5V-3h7.2V5z',
      fill: kind === 1 ? theme.facadeShade : theme.facade,
      stroke: theme.outline,
      'stroke-width': '.5',
    }),
    el('path', {
      d: 'M-4.5 -2.6L0 -8.6L4.5 -2.6z',
      fill: kind === 2 ? theme.slate : theme.roofs[kind],
      stroke: theme.outline,
      'stroke-width': '.6',
    }),
    el('path', { d: 'M0 -8.6L4.5 -2.6H1z', fill: kind === 2 ? theme.slateShade : theme.roofShades[kind] }),
    el('path', {
      d: 'M-.8 5V2.4h1.6V5zM-2.5 -1.4h1.2v1.6h-1.2zM1.3 -1.4h1.2v1.6H1.3zM-2.5 1.6h1.2v1.4h-1.2z',
      fill: theme.opening,
    }),
  ].join('');
}

/** A tower of a city wall. */
function tower(theme: Theme): string {
  return [
    el('path', {
      d: 'M-2.7 3.4V-2.6h5.4v6q-2.7 1.4 -5.4 0z',
      fill: theme.wall,
      stroke: theme.outline,
      'stroke-width': '.7',
    }),
    el('path', { d: 'M.6 3.9V-2.4h2.1v5.8z', fill: theme.wallDark, 'fill-opacity': '.55' }),
    el('path', {
      d: 'M-3.4 -2V-5.2h1.6v1.1h1v-1.1h1.6v1.1h1v-1.1H3.4V-2z',
      fill: theme.wallTop,
      stroke: theme.outline,
      'stroke-width': '.6',
    }),
    el('path', { d: 'M-.5 -.6h1v2.2h-1z', fill: theme.opening }),
  ].join('');
}

/** A tower of Carcassonne: round, with a pointed roof. */
function bastion(theme: Theme): string {
  return [
    el('path', {
      d: 'M-4 5V-3h8v8q-4 2 -8 0z',
      fill: theme.wall,
      stroke: theme.outline,
      'stroke-width': '.8',
    }),
    el('path', { d: 'M1 5.6V-3h3v8z', fill: theme.wallDark, 'fill-opacity': '.55' }),
    el('path', {
      d: 'M-5 -2.2Q0 -.4 5 -2.2L0 -12z',
      fill: theme.slate,
      stroke: theme.outline,
      'stroke-width': '.8',
    }),
    el('path', { d: 'M0 -12L5 -2.2Q3 -1.5 1.4 -1.4z', fill: theme.slateShade }),
    el('path', { d: 'M-.6 .2h1.2v2.6h-1.2z', fill: theme.opening }),
  ].join('');
}

function oak(theme: Theme): string {
  return [
    el('ellipse', { cx: 0.6, cy: 3.4, rx: 3.6, ry: 1.2, fill: theme.shadow, 'fill-opacity': '.18' }),
    el('path', { d: 'M-.7 3.4V0h1.4v3.4z', fill: theme.trunk }),
    el('circle', { cx: 0, cy: -1.6, r: 3.6, fill: theme.tree }),
    el('circle', { cx: -1, cy: -2.6, r: 2, fill: theme.treeLight }),
  ].join('');
}

function fir(theme: Theme): string {
  return [
    el('ellipse', { cx: 0.5, cy: 3.6, rx: 2.8, ry: 1, fill: theme.shadow, 'fill-opacity': '.18' }),
    el('path', { d: 'M-.6 3.8V1h1.2v2.8z', fill: theme.trunk }),
    el('path', { d: 'M0 -6.4L3 -1.4H1.8L3.6 2.2H-3.6L-1.8 -1.4H-3z', fill: theme.tree }),
    el('path', { d: 'M0 -6.4V2.2H-3.6L-1.8 -1.4H-3z', fill: theme.treeLight, 'fill-opacity': '.7' }),
  ].join('');
}

function bush(theme: Theme): string {
  return [
    el('path', { d: 'M-3.2 1.6Q-3.6 -1.4 -1 -1.4Q0 -3.4 1.6 -1.6Q3.8 -1.4 3.2 1.6z', fill: theme.tree }),
    el('circle', { cx: -0.9, cy: -0.3, r: 1.1, fill: theme.treeLight }),
  ].join('');
}

function tuft(theme: Theme): string {
  return el('path', {
    d: 'M-1.8 1L-2.4 -1M-.4 1V-1.8M1 1L1.9 -1.2',
    stroke: theme.furrow,
    'stroke-width': '.8',
    'stroke-linecap': 'round',
    fill: 'none',
  });
}

function flowers(theme: Theme): string {
  return el('path', {
    d: 'M-2 0h.01M.4 -1.4h.01M1.6 .8h.01',
    stroke: theme.flower,
    'stroke-width': '1.3',
    'stroke-linecap': 'round',
  });
}

function sheep(theme: Theme): string {
  return [
    el('path', { d: 'M-1.6 1.2v1.6M1.2 1.2v1.6', stroke: theme.outline, 'stroke-width': '.6' }),
    el('ellipse', {
      cx: 0,
      cy: 0,
      rx: 2.8,
      ry: 1.9,
      fill: theme.flower,
      stroke: theme.outline,
      'stroke-width': '.4',
    }),
    el('circle', { cx: 2.6, cy: -0.8, r: 1, fill: theme.outline }),
  ].join('');
}

/** The flag over a finished feature; its pole stands at 0,0. */
function banner(theme: Theme): string {
  return [
    el('path', { d: 'M0 0V-12', stroke: theme.outline, 'stroke-width': '.9', 'stroke-linecap': 'round' }),
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
    el('ellipse', {
      cx: 0,
      cy: 0,
      rx: 3.6,
      ry: 3,
      fill: theme.wallTop,
      stroke: theme.outline,
      'stroke-width': '.6',
    }),
    el('ellipse', { cx: 0, cy: 0, rx: 2, ry: 1.5, fill: theme.water }),
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
  return el('path', {
    d: 'M-2 2L-2.6 -2.6M0 2V-4M2 2L2.8 -2',
    stroke: theme.tree,
    'stroke-width': '.9',
    'stroke-linecap': 'round',
  });
}
