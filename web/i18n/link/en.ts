/** The texts for those who followed the link of an email, in English. */
export const link = {
  decidingAs: (name: string) =>
    `The link in your email lets you make this decision as ${name}, without logging in.`,
  done: 'Your move is made',
  doneText:
    'The others are told, and you get an email when it is your turn again. For everything else, log in.',
  stillYourTurn:
    'There is one more thing to decide: log in and go on at once, or follow the link of the next email.',
  over: 'This decision has already been made',
  overText:
    'The game has moved on since this email was written. The latest email leads to where it stands now; or log in.',
  notValid: 'This link no longer works',
  notValidText:
    'It is too old or was cut off, or the password has been changed since. Log in to see the game.',
  seeGame: 'See the game without logging in',
  toGame: 'To the game',
  somebodyElse: (name: string) => `This email was for ${name}`,
  somebodyElseText: (name: string) =>
    `You are logged in as another player. The link makes one decision for ${name}, and your log-in stays as it is.`,
  stay: 'Stay who I am',
  decideAs: (name: string) => `Decide for ${name}`,
};

export type LinkTexts = typeof link;
