import type { Point } from '../geometry/curve.ts';
import { el, group, moved } from '../svg.ts';
import type { Theme } from '../theme.ts';

const d = (data: string, fill: string, stroke?: string, width = 0.7): string =>
  el('path', {
    d: data,
    fill,
    stroke,
    'stroke-width': stroke === undefined ? undefined : width,
    'stroke-linejoin': stroke === undefined ? undefined : 'round',
  });

/** A monastery: white church under a red roof, bell tower with a cross; 30 wide, its middle at `at`. */
export function monastery(theme: Theme, at: Point): string {
  return group(
    { transform: moved(at) },
    el('ellipse', { cx: 1, cy: 10.5, rx: 16, ry: 3, fill: theme.shadow, 'fill-opacity': '.22' }),
    // Side wing with its own roof.
    d('M3 -1H15V10H3z', theme.facadeShade, theme.outline),
    d('M2 -.4L4.5 -6.5H13.5L16.3 -.4z', theme.holyRoof, theme.outline),
    d('M2.4 -1.8H15.7L16.3 -.4H2z', theme.holyRoofShade),
    d('M6 10V5.4q1.4 -2 2.8 0V10zM11 6.2V3q1 -1.4 2 0v3.2z', theme.opening),
    // Nave from the front.
    d('M-8 10V-4L-1.5 -10.5L5 -4V10z', theme.stone, theme.outline),
    d('M-10 -2.6L-1.5 -12.6L7 -2.6L5.2 -1.8L-1.5 -9.4L-8.2 -1.8z', theme.holyRoof, theme.outline),
    d('M-3.6 10V4.6q2.1 -3.2 4.2 0V10z', theme.opening),
    el('circle', {
      cx: -1.5,
      cy: -2.4,
      r: 1.9,
      fill: theme.heraldry,
      stroke: theme.outline,
      'stroke-width': '.6',
    }),
    // Bell tower.
    d('M-14 10V-8H-8V10z', theme.stone, theme.outline),
    d('M-15 -7.6L-11 -16.5L-7 -7.6z', theme.holyRoof, theme.outline),
    d('M-11 -16.5L-7 -7.6H-10z', theme.holyRoofShade),
    d('M-12 -2.4V-5q1 -1.4 2 0v2.6zM-11.8 4V1.8h1.6V4z', theme.opening),
    el('path', {
      d: 'M-11 -16.5V-21M-12.7 -19.4H-9.3',
      stroke: theme.gold,
      'stroke-width': '1.1',
      'stroke-linecap': 'round',
    }),
  );
}

/** The walled garden round a monastery. */
export function monasteryYard(theme: Theme, { x, y }: Point): string {
  return [
    el('ellipse', {
      cx: x,
      cy: y + 2,
      rx: 19,
      ry: 16,
      fill: theme.meadowLight,
      stroke: theme.tree,
      'stroke-width': 2,
    }),
    el('ellipse', {
      cx: x,
      cy: y + 2,
      rx: 19,
      ry: 16,
      fill: 'none',
      stroke: theme.treeLight,
      'stroke-width': '.9',
      'stroke-dasharray': '1.6 1.6',
    }),
    el('ellipse', { cx: x, cy: y + 11, rx: 11, ry: 4.6, fill: theme.cobble }),
  ].join('');
}

/** An abbey: a cloister with slate roofs round its court and a church with two towers; it fills the tile's middle. */
export function abbey(theme: Theme): string {
  return [
    el('ellipse', { cx: 51, cy: 82, rx: 38, ry: 5, fill: theme.shadow, 'fill-opacity': '.25' }),
    // Wings left and right and the one behind.
    d('M22 40H32V78H22z', theme.facadeShade, theme.outline),
    d('M68 40H78V78H68z', theme.facadeShade, theme.outline),
    d('M20 42L24 30H34V66L31 72H20z', theme.slate, theme.outline),
    d('M80 42L76 30H66V66L69 72H80z', theme.slateShade, theme.outline),
    d('M24 30L28 22H72L76 30z', theme.slate, theme.outline),
    d('M24 30H76V35H24z', theme.facadeShade, theme.outline),
    d('M34 35H66V66H34z', theme.meadowLight, theme.outline),
    el('path', { d: 'M50 36V65M35 50H65', stroke: theme.cobble, 'stroke-width': 4 }),
    // The church in front.
    d('M36 80V58L50 46L64 58V80z', theme.stone, theme.outline, 0.9),
    d('M33 60L50 43.5L67 60L64.6 62L50 48.5L35.4 62z', theme.slate, theme.outline, 0.9),
    d('M46 80V70q4 -6 8 0V80z', theme.opening),
    el('circle', { cx: 50, cy: 60, r: 4, fill: theme.heraldry, stroke: theme.gold, 'stroke-width': 1.2 }),
    ...[31, 69].map((x) =>
      group(
        { transform: moved({ x, y: 80 }) },
        d('M-5 0V-36H5V0z', theme.stone, theme.outline, 0.9),
        d('M1 0V-36H5V0z', theme.facadeShade),
        d('M-6.4 -35.5L0 -52L6.4 -35.5z', theme.slate, theme.outline, 0.9),
        d('M0 -52L6.4 -35.5H1.6z', theme.slateShade),
        d('M-1.6 -24V-30q1.6 -2.4 3.2 0V-24zM-1.4 -10V-14h2.8v4z', theme.opening),
        el('path', {
          d: 'M0 -52V-58M-2 -56H2',
          stroke: theme.gold,
          'stroke-width': 1.2,
          'stroke-linecap': 'round',
        }),
      ),
    ),
  ].join('');
}

/** The abbey's ground: court inside a wall with a gate in the middle of each side. */
export function abbeyGround(theme: Theme): string {
  const wall = 'M42 9H15Q9 9 9 15V42M9 58V85Q9 91 15 91H42M58 91H85Q91 91 91 85V58M91 42V15Q91 9 85 9H58';
  return [
    el('path', { d: 'M50 0V100M0 50H100', stroke: theme.cobble, 'stroke-width': 9, 'stroke-opacity': '.75' }),
    el('rect', { x: 9, y: 9, width: 82, height: 82, rx: 6, fill: theme.cobble }),
    el('rect', {
      x: 14,
      y: 14,
      width: 72,
      height: 72,
      rx: 4,
      fill: theme.meadowLight,
      'fill-opacity': '.55',
    }),
    el('path', {
      d: wall,
      fill: 'none',
      stroke: theme.outline,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    el('path', { d: wall, fill: 'none', stroke: theme.wall, 'stroke-width': 4.4, 'stroke-linecap': 'round' }),
    el('path', {
      d: wall,
      fill: 'none',
      stroke: theme.wallTop,
      'stroke-width': 1.8,
      'stroke-dasharray': '3 2',
    }),
  ].join('');
}

/** A cathedral, towering over its city: two towers, a rose window; 34 wide, 46 high. */
export function cathedral(theme: Theme, at: Point): string {
  const spire = (x: number) =>
    group(
      { transform: moved({ x, y: 0 }) },
      d('M-5.4 17V-13H5.4V17z', theme.stone, theme.outline, 0.8),
      d('M1.4 17V-13H5.4V17z', theme.facadeShade),
      d('M-6.6 -12.6L0 -30L6.6 -12.6z', theme.slate, theme.outline, 0.8),
      d('M0 -30L6.6 -12.6H1.8z', theme.slateShade),
      d('M-1.7 -3V-8.4q1.7 -2.6 3.4 0V-3zM-1.5 8.4V3.4q1.5 -2.2 3 0v5z', theme.opening),
      el('path', {
        d: 'M0 -30V-35M-1.8 -33.2H1.8',
        stroke: theme.gold,
        'stroke-width': 1.2,
        'stroke-linecap': 'round',
      }),
    );
  return group(
    { transform: moved({ x: at.x, y: at.y + 5 }) },
    el('ellipse', { cx: 1, cy: 17.4, rx: 20, ry: 3.6, fill: theme.shadow, 'fill-opacity': '.28' }),
    d('M-9 17V-7L0 -15L9 -7V17z', theme.stone, theme.outline, 0.8),
    d('M-10 -6.4L0 -16.6L10 -6.4L8.4 -5L0 -13L-8.4 -5z', theme.slate, theme.outline, 0.8),
    el('circle', { cx: 0, cy: -2, r: 4.3, fill: theme.heraldry, stroke: theme.gold, 'stroke-width': 1.3 }),
    el('path', {
      d: 'M0 -6V2M-4 -2H4M-2.8 -4.8L2.8 .8M2.8 -4.8L-2.8 .8',
      stroke: theme.gold,
      'stroke-width': '.6',
    }),
    d('M-4 17V9q4 -6 8 0V17z', theme.opening, theme.gold, 0.6),
    spire(-12.5),
    spire(12.5),
  );
}

/** An inn by its pond. */
export function innPond(theme: Theme, { x, y }: Point): string {
  return [
    el('ellipse', { cx: x, cy: y + 3, rx: 13, ry: 8.6, fill: theme.bank }),
    el('ellipse', {
      cx: x,
      cy: y + 3,
      rx: 11.8,
      ry: 7.4,
      fill: theme.water,
      stroke: theme.waterEdge,
      'stroke-width': 1.1,
    }),
    el('path', {
      d: `M${x + 2} ${y + 6}h6M${x - 8} ${y + 7.4}h5`,
      stroke: theme.waterLight,
      'stroke-width': 1.1,
      'stroke-linecap': 'round',
    }),
  ].join('');
}

export function inn(theme: Theme, at: Point): string {
  return group(
    { transform: moved({ x: at.x - 1, y: at.y - 3 }) },
    d('M-7 -1H7V6H-7z', theme.facade, theme.outline),
    el('path', { d: 'M-7 2.6H7M-3.4 -1V6M3.4 -1V6', stroke: theme.trunk, 'stroke-width': '.9' }),
    d('M-8.6 -.2L-5.6 -7.6H5.6L8.6 -.2z', theme.roofs[1], theme.outline),
    d('M-8.1 -1.6H8.1L8.6 -.2H-8.6z', theme.roofShades[1]),
    d('M-1.4 6V2.8h2.8V6z', theme.opening),
    el('path', { d: 'M9.4 6.4V-2.6H13', stroke: theme.trunk, 'stroke-width': 1, fill: 'none' }),
    d('M10.6 -2H15V2.6H10.6z', theme.gold, theme.outline, 0.6),
  );
}

/** A coat of arms; 14 wide, 17 high. */
export function shield(theme: Theme, at: Point, size = 1): string {
  const outer = 'M-7.4 -8.4H7.4V-.4Q7.4 6 0 9.4Q-7.4 6 -7.4 -.4z';
  const inner = 'M-5.6 -6.6H5.6V-.6Q5.6 4.6 0 7.3Q-5.6 4.6 -5.6 -.6z';
  return group(
    { transform: moved(at, size) },
    el('path', { d: outer, transform: 'translate(.8 1.2)', fill: theme.shadow, 'fill-opacity': '.35' }),
    d(outer, theme.badge, theme.outline, 0.9),
    d(inner, theme.heraldry),
    el('path', { d: 'M0 -6.6V7.2M-5.6 -.8H5.6', stroke: theme.gold, 'stroke-width': 2.6 }),
  );
}

/** A token of goods on a pale disc. */
export function goods(theme: Theme, kind: string, at: Point, size = 1): string {
  return group(
    { transform: moved(at, size) },
    el('circle', { cx: 0.6, cy: 1, r: 8.8, fill: theme.shadow, 'fill-opacity': '.35' }),
    el('circle', { cx: 0, cy: 0, r: 8.6, fill: theme.badge, stroke: theme.outline, 'stroke-width': '.9' }),
    goodsSign(theme, kind),
  );
}

/** Barrel, sheaf or cloth, in a circle of radius 7 round 0,0. */
export function goodsSign(theme: Theme, kind: string): string {
  if (kind === 'wine') {
    return [
      d('M-3.6 -5.6H3.6Q6 0 3.6 5.6H-3.6Q-6 0 -3.6 -5.6z', theme.wine, theme.outline, 0.8),
      el('path', { d: 'M-4.5 -2.9H4.5M-4.5 2.9H4.5', stroke: theme.gold, 'stroke-width': 1.3 }),
      el('path', {
        d: 'M-1.5 -5.4Q-2.6 0 -1.5 5.4M1.5 -5.4Q2.6 0 1.5 5.4',
        stroke: theme.outline,
        'stroke-width': '.5',
        fill: 'none',
        'stroke-opacity': '.7',
      }),
    ].join('');
  }
  if (kind === 'grain') {
    return [
      d('M-2 1.2L-5.4 -5.4Q0 -8.6 5.4 -5.4L2 1.2L4.4 6H-4.4z', theme.gold, theme.outline, 0.8),
      el('path', {
        d: 'M-.6 .6L-2.6 -5.6M0 .6V-6.2M.6 .6L2.6 -5.6M-1 2.4L-2.4 5.6M1 2.4L2.4 5.6',
        stroke: theme.trunk,
        'stroke-width': '.6',
      }),
      el('path', {
        d: 'M-2.6 1.6H2.6',
        stroke: theme.holyRoof,
        'stroke-width': 1.8,
        'stroke-linecap': 'round',
      }),
    ].join('');
  }
  // A bolt of cloth, unrolled a little.
  return [
    d('M-4.6 -3H4V5.4Q1.9 3.8 -.3 5.4Q-2.5 7 -4.6 5.4z', theme.cloth, theme.outline, 0.8),
    el('path', {
      d: 'M-2 -2V5.6M1.2 -2V4.4',
      stroke: theme.badge,
      'stroke-width': '.8',
      'stroke-opacity': '.8',
    }),
    d('M-5 -6.6H4.6V-2H-5Q-7.4 -4.3 -5 -6.6z', theme.cloth, theme.outline, 0.8),
    el('circle', {
      cx: 4.6,
      cy: -4.3,
      r: 2.4,
      fill: theme.badge,
      stroke: theme.outline,
      'stroke-width': '.8',
    }),
    el('circle', { cx: 4.6, cy: -4.3, r: 1, fill: 'none', stroke: theme.cloth, 'stroke-width': '.8' }),
  ].join('');
}
