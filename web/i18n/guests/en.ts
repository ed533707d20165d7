import { plural } from '../../../src/texts/names.ts';

/** The texts for those who play without an account, in English. */
export const guests = {
  playNow: 'Play now',
  playHarder: 'I know the game: give me a stronger robot',
  playHint: 'No account, nothing to fill in: a game against a friendly robot, and you begin.',
  beginning: 'Setting up the table…',

  keep: 'Save my games',
  keepAll: 'Keep your games',
  youAre: (name: string) => `You play as ${name}, a guest on this device.`,
  keepText:
    'Add an email address or a passkey, and your games are yours: on every device, for as long as you like.',
  until: (date: string) => `Without either they stay until ${date}, and longer while you come back.`,
  withPasskey: 'Keep with a passkey',
  passkeyText: 'Your fingerprint, your face or a PIN: nothing to type, nothing to remember.',
  passkeyName: 'my first device',
  or: 'or',
  withEmail: 'Keep with an email address',
  emailText: 'Games can then tell you when it is your turn.',
  haveAccount: 'Already have an account? Log in with it; the games of this guest stay behind.',
  kept: 'Saved. These games are yours now',
  keptByPasskey: 'From now on you log in with your passkey. You can choose a name in the settings.',
  keptByEmail: (address: string) =>
    `We have sent an email to ${address}. Follow its link to confirm the address.`,
  back: 'Back to the game',
  logOutSure:
    'You play as a guest: once you log out, nobody can come back to your games. Log out all the same?',
  noName: 'Guests have a made-up name; with an account you choose your own.',

  noAddress:
    'You log in with a passkey alone. With an email address games can write to you, and you get back in without the passkey.',
  addAddress: 'Add an email address',

  gone: 'Your guest account has expired',
  goneText: (days: number) =>
    `Guests who stay away for ${plural('en', days, { one: 'a day', other: `${days} days` })} make room for others, and their games end. Begin another one: with an email address or a passkey it waits for you as long as you like.`,
};

export type GuestTexts = typeof guests;
