import { game } from '../../../src/texts/en/game.ts';
import { plural } from '../../../src/texts/names.ts';

/** What somebody reads who is invited to a table, in English. */
export const invited = {
  invites: (name: string) => `${name} invites you to Carcassonne`,
  looksForPlayers: (name: string) => `${name} is looking for players`,
  someone: 'You are invited to Carcassonne',
  what: 'Lay tiles, build cities and roads, and put your people where they score most. Play here in your browser, each move when you have a minute.',
  players: 'Players',
  free: (count: number) => plural('en', count, { one: '1 seat is free', other: `${count} seats are free` }),
  expansions: 'Expansions',
  noExpansions: 'None: the base game',
  with: (names: readonly string[]) => game.and(names),
  pace: 'Pace',
  noClock: 'No time limit',
  price: 'Price',
  costsNothing: 'Free, and without advertising',
  asGuest: 'No account and no address needed: you play as a guest, and can keep the game later.',
  begun: 'This game has begun without you',
  begunText: 'All seats are taken. You can play a game of your own right away.',
};

export type InvitedTexts = typeof invited;
