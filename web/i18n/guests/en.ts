import { plural } from '../../../src/texts/names.ts';

/** The texts for those who play without an account, in English. */
export const guests = {
  playNow: 'Play now',
  playHarder: 'I know the game: give me a stronger robot',
  playHint: 'No account, nothing to fill in: a game against a friendly robot, and you begin.',
  beginning: 'Setting up the table…',

  keep: 'Save my games',

  gone: 'Your guest account has expired',
  goneText: (days: number) =>
    `Guests who stay away for ${plural('en', days, { one: 'a day', other: `${days} days` })} make room for others, and their games end. Begin another one: with an email address or a passkey it waits for you as long as you like.`,
};

export type GuestTexts = typeof guests;
