import type { CardTexts } from '../card-texts.ts';

/** The cards that chats show with links, in English. */
export const cards: CardTexts = {
  site: 'Carcassonne by mail',
  siteText: 'Carcassonne as a long game among friends: a move today, the answer tomorrow.',
  move: (seq, of) => `Move ${seq} of ${of}`,
  running: (name) => `Waiting for ${name}`,
  aborted: 'Ended without a result',
  invited: (game) => `You are invited: ${game}`,
  invitedSomewhere: 'You are invited to a game of Carcassonne',
  invitedText: 'Take a seat and play whenever you have a minute. No account needed to look around.',
  seats: (taken, seats) => `${taken} of ${seats} seats taken`,
};
