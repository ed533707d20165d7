import { game } from '../../../src/texts/en/game.ts';
import { requests as shared } from '../../../src/texts/en/requests.ts';

const { and } = game;

/** The texts of what players request of each other. */
export const requests = {
  ...shared,
  title: 'Request',
  menu: 'More…',
  kindName: {
    undo: () => 'Undo my last move',
    pause: () => 'A pause',
    resume: () => 'End the pause',
    'more-time': (name: string | undefined) => (name === undefined ? 'More time' : `More time for ${name}`),
    robot: (name: string | undefined) =>
      name === undefined ? 'A robot that plays on for me' : `A robot for ${name}`,
    end: () => 'End the game without a result',
  },
  explained: {
    undo: 'The game goes back to before your last move. The log keeps both.',
    pause:
      'The clock stands still: no deadlines and no reminders, for 30 days at most. You may still play, and go on whenever you all agree.',
    resume: 'The clock runs again. The player to move has the time that was left.',
    'more-time': 'As much time again as this table gives for a move.',
    robot: 'The robot decides until the player is back. Any move by the player takes the seat back.',
    end: 'The game is over for everybody, nobody wins, and it counts in no statistics.',
  },
  needsAll: 'Everybody else has to agree within three days.',
  unlessDeclined: 'It happens when everybody agrees, or after three days if nobody declines.',
  atOnce: 'Nobody else has to agree, so it happens at once.',
  send: 'Send the request',
  doIt: 'Confirm',
  withdraw: 'Withdraw',
  sent: (what: string) => `You have requested: ${what}.`,
  awaiting: (names: readonly string[], until: string) =>
    names.length === 0 ? `Open until ${until}.` : `Waiting for ${and(names)}, until ${until}.`,
  answerBy: (until: string) => `Please answer by ${until}.`,
  orSilence: 'It also happens then, if nobody declines.',
  robotForYou: 'A robot decides for you until you are back.',
  back: 'I am back',
};
