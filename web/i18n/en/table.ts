import { game } from '../../../src/texts/en/game.ts';
import { plural } from '../../../src/texts/names.ts';
import { ordinal } from './site.ts';

const { and, points } = game;

/** The texts of the page of one game. */
export const table = {
  parts: 'Parts of the page',
  part: { turn: 'Turn', scores: 'Scores', plans: 'Plans', messages: 'Messages', log: 'Log' },
  showLast: 'Show the last move (L)',
  showMove: (seq: number) => `Show move ${seq} on the board`,
  showOwners: 'Colour cities, roads and fields by owner (C)',
  replay: 'Look back at the game',
  share: 'Share this moment',
  since: (count: number) =>
    plural('en', count, { one: '1 move since yours', other: `${count} moves since yours` }),
  second: 'Your builder gives you a second tile.',
  sessionOver: 'You are no longer logged in',
  sessionOverText: 'Log in again to go on. What you have chosen is kept.',
  watchOnly: 'Just watch',
  hint: {
    choose: 'Choose a tile to see where it fits.',
    tap: 'Tap the tile to turn it.',
    key: 'R turns the tile.',
    lastAbbey: 'The bag is empty. This is the last chance to put your abbey into a gap.',
  },
  /** The description of a tile, and where it is. */
  tile: {
    inHand: (name: string) => `Tile in hand: ${name}`,
    sides: (names: readonly string[]) => `to the ${and(names)}`,
    turned: (degrees: number) => `turned by ${degrees}°`,
    onlyField: 'nothing but field',
  },
  /** The features that a place joins. */
  joins: {
    label: (things: readonly string[]) => `Joins ${and(things)}`,
    feature: (kind: string, tiles: number, owner: string) =>
      `the ${kind} of ${plural('en', tiles, { one: '1 tile', other: `${tiles} tiles` })}${owner}`,
    ownedBy: (names: readonly string[]) => ` of ${and(names)}`,
  },
  words: {
    title: 'The board in words',
    hint: 'A row of squares for each line; numbers count east and south from the start tile.',
    row: (y: number) => `Row ${y}`,
    column: (x: number) => `Column ${x}`,
    piece: (piece: string, name: string) => `${piece} of ${name}`,
    mayPlace: 'the tile fits here',
  },
  feature: {
    worth: (count: number) => `worth ${points(count)}`,
  },
  messages: {
    older: 'Older messages',
    unread: (count: number) => plural('en', count, { one: '1 new message', other: `${count} new messages` }),
    fromHere: 'New',
  },
};

const byPoints = (count: number) => plural('en', count, { one: '1 point', other: `${count} points` });

/** What a table says when its game is over, and after a move, in English. */
export const outcome = {
  youWonBy: (by: number) => `You won by ${by}`,
  youLostBy: (by: number) => `You lost by ${by}`,
  drawn: 'It is a draw',
  youShare: 'You share first place',
  youCame: (place: number, behind: number) => `You came ${ordinal(place)}, ${byPoints(behind)} behind`,
  wonBy: (name: string, by: number) => `${name} won by ${by}`,
  pointsByKind: 'Points by kind',
  total: 'Total',
  place: ordinal,
  rematch: 'Rematch',
  /** The next game that waits for the player, and how many do. */
  next: (name: string, waiting: number) =>
    waiting > 1 ? `Next: ${name} (${waiting} waiting)` : `Next: ${name}`,
  /** The same where there is little room. */
  nextShort: (waiting: number) => `Next (${waiting})`,
  against: (names: string) => `against ${names}`,
};

export type OutcomeTexts = typeof outcome;

/** The texts about playing on from a moment of a finished game, in English. */
export const variation = {
  title: 'What if…?',
  hint: 'Play on from here: the same tiles come, robots have the other seats, and it counts in no statistics.',
  playOn: 'Play on from here',
  against: 'against',
  robots: { easy: 'easy robots', fair: 'fair robots', strong: 'strong robots' },
  from: (move: number) =>
    move === 0
      ? 'This game begins another one anew, with the same tiles. It counts in no statistics.'
      : `This game goes on from move ${move} of another one, with the same tiles. It counts in no statistics.`,
  toOrigin: 'Look at that moment',
};

export type VariationTexts = typeof variation;
