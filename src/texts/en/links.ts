import type { LinkTexts } from '../link-texts.ts';
import { and, points } from './grammar.ts';

const turns: Readonly<Record<number, string>> = {
  90: 'turned once to the right',
  180: 'turned upside down',
  270: 'turned once to the left',
};
const turned = (rotation: number) => turns[rotation] ?? 'as it is';

const sides: Readonly<Record<string, string>> = {
  N: 'the north',
  E: 'the east',
  S: 'the south',
  W: 'the west',
  NE: 'the north-east',
  SE: 'the south-east',
  SW: 'the south-west',
  NW: 'the north-west',
};

/** The pages behind links, in English. */
export const links: LinkTexts = {
  notValid: 'This link does not work',
  noPage: 'Page not found',
  noPageHelp: 'There is nothing at this address. It may have been mistyped, or cut off in an email.',
  picturedRules: 'The rules with pictures',
  movedOn: 'The game has moved on; this decision is no longer needed.',
  seeGame: 'See the game',
  yourTurn: 'It is your turn. Choose, then confirm; nothing is played until you do.',
  confirm: 'Confirm',
  chooseFirst: 'Please choose first: nothing has been played yet.',
  onBoard: 'Choose on the board instead',
  cell: (number, x, y) => `${number} on the picture, at ${x},${y}`,
  place: (x, y, rotation) => `Place it at ${x},${y} ${turned(rotation)}`,
  square: (number) => `square ${number}`,
  turned,
  pieces: 'Pieces and other actions',
  everyPlace: 'All places',
  alone: 'no piece',
  where: (names) => `in ${and(names.map((name) => sides[name] ?? name))}`,
  gain: (number, name) => (name === undefined ? points(number) : `${points(number)} for ${name}`),
  otherwise: 'Your choice',
  held: 'Your move is saved. It is played as soon as the other game with the same tiles has caught up.',
  done: 'Done',
  verify: 'Is this your email address?',
  verified: 'Your email address is confirmed',
  emailChange: 'Use this email address from now on?',
  emailChanged: 'Your email address has changed',
  emailUndo: 'Keep your old email address?',
  emailUndoHint: 'All devices are logged out of your account, and you choose a new password.',
  emailUndone: 'Your old email address is back',
  emailUndoneHint: 'We have sent you an email with a link to choose a new password.',
  reset: 'Choose a new password',
  resetDone: 'You have a new password',
  password: 'New password (at least 8 characters; a few unrelated words are best)',
  unsubscribe: 'Stop emails about your games?',
  unsubscribed: 'We have stopped emails about your games',
  suppress: 'Should we never write to this address again?',
  suppressed: 'We will never write to this address again',
  suppressedText: 'Not even for an invitation or a new account with this address.',
  allowAgain: 'Allow emails again',
  allowed: 'Emails to this address are allowed again',
  play: 'Start playing',
};
