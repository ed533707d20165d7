import type { RequestTexts } from '../request-texts.ts';

/** Requests in English. */
export const requests: RequestTexts = {
  kinds: {
    robot: {
      what: ({ about }) => `a robot for ${about}`,
      sentence: ({ by, about, isOwnSeat }) =>
        isOwnSeat
          ? `${by} asks that a robot play on for ${by} until ${by} is back.`
          : `${by} proposes that a robot decide for ${about} until ${about} is back.`,
      question: (game, { about }) => `May a robot play for ${about} in “${game}”?`,
    },
    undo: {
      what: ({ by }) => `${by} takes the last move back`,
      sentence: ({ by }) => `${by} would like to take the last move back.`,
      question: (game, { by }) => `May ${by} take the last move in “${game}” back?`,
    },
    pause: {
      what: () => 'a pause',
      sentence: ({ by }) => `${by} proposes a pause: no deadlines until you agree to go on.`,
      question: (game) => `Shall “${game}” pause?`,
    },
    resume: {
      what: () => 'the end of the pause',
      sentence: ({ by }) => `${by} proposes to end the pause: deadlines count again.`,
      question: (game) => `Shall “${game}” go on?`,
    },
    'more-time': {
      what: ({ about }) => `more time for ${about}`,
      sentence: ({ by, about, isOwnSeat }) =>
        isOwnSeat
          ? `${by} asks for more time: as much again as there is for a move.`
          : `${by} proposes more time for ${about}: as much again as there is for a move.`,
      question: (game, { about }) => `May ${about} have more time in “${game}”?`,
    },
    end: {
      what: () => 'an end without a result',
      sentence: ({ by }) =>
        `${by} proposes to end the game without a result: nobody wins, and it does not count.`,
      question: (game) => `Shall “${game}” end without a result?`,
    },
  },
  closed: {
    accepted: (what) => `Everybody agreed: ${what}.`,
    declined: (what) => `Declined: ${what}.`,
    withdrawn: (what) => `Withdrawn: ${what}.`,
    outdated: (what) => `No longer open, as the game has moved on: ${what}.`,
    expired: (what) => `Not agreed in time: ${what}.`,
  },
  needsAll: 'It happens if everybody agrees.',
  happensUnlessDeclined: 'It happens in three days if nobody declines, or as soon as everybody has agreed.',
  howToAnswer: 'To answer, reply to this email with “agree” or “decline” in the first line.',
  agree: 'Agree',
  decline: 'Decline',
  agreed: 'You have agreed. Others still have to answer.',
};
