import type { LinkTexts } from '../link-texts.ts';

/** The pages behind links, in English. */
export const links: LinkTexts = {
  notValid: 'This link does not work',
  noPage: 'Page not found',
  noPageHelp: 'There is nothing at this address. Perhaps it was mistyped, or cut off in an email.',
  movedOn: 'The game has moved on; this decision is no longer needed.',
  seeGame: 'See the game',
  yourTurn: 'It is your turn. Choose, then confirm; nothing is played until you do.',
  confirm: 'Confirm',
  done: 'Done',
  verify: 'Is this your email address?',
  verified: 'Your email address is confirmed',
  reset: 'Choose a new password',
  resetDone: 'You have a new password',
  password: 'New password (at least 8 characters)',
  unsubscribe: 'Stop emails about your games?',
  unsubscribed: 'You will get no more emails about your games',
  suppress: 'Should we never write to this address again?',
  suppressed: 'We will never write to this address again',
  suppressedText: 'Nobody can make us: neither by inviting you nor by creating an account with this address.',
  allowAgain: 'Allow emails again',
  allowed: 'Emails to this address are allowed again',
  play: 'Go and play',
};
