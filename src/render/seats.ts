/** The sign that distinguishes a seat without its colour. */
export type Emblem = 'dot' | 'bar' | 'circle' | 'cross' | 'diamond' | 'stripe';

/** The look of a seat's pieces: the colours of the box, distinct also in colour-blind sight. */
export interface SeatLook {
  readonly name: string;
  readonly fill: string;
  /** The rim of a piece. */
  readonly shade: string;
  /** Lines within its shape. */
  readonly line: string;
  /** A text colour readable on `fill`. */
  readonly ink: string;
  readonly emblem: Emblem;
}

/** The looks of the seats, in their order. */
export const SEATS: readonly SeatLook[] = [
  { name: 'red', fill: '#d8262c', shade: '#8d0f18', line: '#8d0f18', ink: '#ffffff', emblem: 'dot' },
  { name: 'blue', fill: '#1c57cc', shade: '#123a86', line: '#123a86', ink: '#ffffff', emblem: 'bar' },
  { name: 'green', fill: '#12a380', shade: '#045a47', line: '#045a47', ink: '#ffffff', emblem: 'circle' },
  { name: 'yellow', fill: '#ffd21f', shade: '#a27a00', line: '#a27a00', ink: '#2b2208', emblem: 'cross' },
  { name: 'black', fill: '#25232b', shade: '#000000', line: '#8a8694', ink: '#ffffff', emblem: 'diamond' },
  { name: 'grey', fill: '#ccd0da', shade: '#6d7280', line: '#6d7280', ink: '#1e2027', emblem: 'stripe' },
];

/** Returns the look of a seat, counted from 0. */
export const lookOf = (seat: number): SeatLook => SEATS[seat % SEATS.length] as SeatLook;

/** The look of neutral pieces. */
export const NEUTRAL: SeatLook = {
  name: 'neutral',
  fill: '#7d3fa8',
  shade: '#472062',
  line: '#472062',
  ink: '#ffffff',
  emblem: 'dot',
};
