import { point } from '../../geometry/curve.ts';
import { group, moved, use } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { area, buttLine, circle, roundLine, stroked } from '../shapes.ts';

const shape = (data: string, fill: string, outline?: string): string => area(data, fill, outline, 0.8);

/** The great buildings of Carcassonne, by quarter; 14 below 0,0 is their foot. */
export const GREAT_BUILDINGS: Readonly<Record<string, (theme: Theme) => string>> = {
  castle: (theme) =>
    [
      shape('M-24 14V-8H24V14z', theme.wall, theme.outline),
      shape(
        'M-25 -7V-12H-20V-9.5H-15V-12H-10V-9.5H-5V-12H0V-9.5H5V-12H10V-9.5H15V-12H20V-9.5H25V-7z',
        theme.wallTop,
        theme.outline,
      ),
      shape('M-10 14V-19H10V14z', theme.wall, theme.outline),
      shape('M-12 -18.4L0 -33L12 -18.4z', theme.slate, theme.outline),
      shape('M0 -33L12 -18.4H3z', theme.slateShade),
      shape('M-4.4 14V5q4.4 -6 8.8 0V14z', theme.opening),
      shape('M-2 -6V-12q2 -2.8 4 0V-6z', theme.opening),
      buttLine('M0 -33V-42', theme.outline, 1),
      shape('M.4 -42H9L7 -39.4L9 -36.8H.4z', theme.gold, theme.outline),
      ...[-26, 26].map((x) => group({ transform: moved(point(x, 9), 1.25) }, use('bastion', point(0, 0)))),
    ].join(''),
  cathedral: (theme) =>
    [
      shape('M-22 14V-6H10V14z', theme.stone, theme.outline),
      shape('M-25 -5L-20 -17H8L12 -5z', theme.holyRoof, theme.outline),
      shape('M-24.2 -7H11.4L12 -5H-25z', theme.holyRoofShade),
      ...[-18, -10, -2].map((x) => shape(`M${x} 8V1q2 -3 4 0V8z`, theme.heraldry, theme.outline)),
      ...[8, 22].map((x) =>
        group(
          { transform: moved(point(x, 0)) },
          shape('M-5.5 14V-20H5.5V14z', theme.stone, theme.outline),
          shape('M1.5 14V-20H5.5V14z', theme.facadeShade),
          shape('M-7 -19.5L0 -37L7 -19.5z', theme.slate, theme.outline),
          shape('M0 -37L7 -19.5H2z', theme.slateShade),
          shape('M-2 -6V-12q2 -3 4 0V-6z', theme.opening),
          roundLine('M0 -37V-43M-2.2 -40.8H2.2', theme.gold, 1.3),
        ),
      ),
      shape('M12 14V-2H18V14z', theme.stone, theme.outline),
      shape('M13 14V7q2 -3.4 4 0V14z', theme.opening),
      circle(15, 1, 2.6, { fill: theme.heraldry, stroke: theme.gold, 'stroke-width': 0.8 }),
    ].join(''),
  blacksmith: (theme) =>
    [
      shape('M6 -22H13V-4H6z', theme.wallDark, theme.outline),
      stroked('M9.5 -24Q4 -29 9 -32Q14 -36 9 -40', theme.wallTop, 3, {
        'stroke-linecap': 'round',
        'stroke-opacity': '.8',
      }),
      shape('M-22 14V-4H22V14z', theme.facadeShade, theme.outline),
      shape('M-26 -3L-18 -16H18L26 -3z', theme.roofs[1], theme.outline),
      shape('M-24.6 -5.4H24.6L26 -3H-26z', theme.roofShades[1]),
      shape('M-18 14V2H2V14z', theme.opening),
      shape('M-16 14Q-14 6 -11 9Q-9 4 -7 9Q-3 7 -3 14z', theme.gold),
      shape('M-13 14Q-11 9 -9.6 11Q-8 9 -6 14z', theme.holyRoof),
      // The anvil before the door.
      shape('M6 6H20Q19 9.4 15.4 9.6V12H18V14.6H8V12H10.6V9.6Q6.6 9.4 6 6z', theme.outline),
    ].join(''),
  market: (theme) =>
    [-21, 0, 21]
      .map((x, index) =>
        group(
          { transform: moved(point(x, index === 1 ? -6 : 2)) },
          buttLine('M-8 -4V11M8 -4V11', theme.trunk, 1.4),
          shape('M-9 4H9V9H-9z', theme.trunk, theme.outline),
          shape(`M-10 -3L-7 -13H7L10 -3z`, theme.badge, theme.outline),
          shape(
            'M-10 -3L-7 -13H-3.5L-5 -3zM0 -3L0 -13H3.5L5 -3z',
            index === 1 ? theme.cloth : theme.holyRoof,
          ),
          shape('M-10 -3Q-7.5 1 -5 -3Q-2.5 1 0 -3Q2.5 1 5 -3Q7.5 1 10 -3z', theme.badge, theme.outline),
          roundLine('M-6 3h.01M-2 3h.01M2 3h.01M6 3h.01', index === 1 ? theme.gold : theme.tree, 3.6),
        ),
      )
      .join(''),
};
