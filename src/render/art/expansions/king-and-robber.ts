import { crossingCities, southEastCity } from '../../geometry/printed-walls.ts';
import { el } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import type { ExpansionArt } from '../expansion-art.ts';
import type { ExpansionDisplay, ExpansionView } from '../expansion-display.ts';

type View = ExpansionView<'king-and-robber'>;

/** The shapes of the expansion's cities. */
export const kingAndRobber: ExpansionArt = {
  exampleTile: 'king/D',
  shapes: { 'king/D': southEastCity(), 'king/E': crossingCities() },
};

/** The king's crown and the robber's mask beside their holders. */
export const kingDisplay: ExpansionDisplay<View> = {
  holdings: (theme, { king, robber }, seat) => [
    ...(king === seat ? [{ svg: crown(theme), count: undefined }] : []),
    ...(robber === seat ? [{ svg: mask(), count: undefined }] : []),
  ],
};

function crown(theme: Theme): string {
  return el('path', {
    d: 'M-9 6L-10 -5L-4.6 -.6L0 -8L4.6 -.6L10 -5L9 6Z',
    fill: theme.gold,
    stroke: theme.outline,
    'stroke-width': 1.4,
    'stroke-linejoin': 'round',
  });
}

function mask(): string {
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
