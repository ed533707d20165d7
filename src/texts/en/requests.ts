import type { RequestTexts } from '../request-texts.ts';

/** Requests in English. */
export const requests: RequestTexts = {
  kinds: {
    robot: {
      what: ({ about }) => `a robot for ${about}`,
      sentence: ({ by, about, isOwnSeat }) =>
        isOwnSeat
          ? `${by} would like a robot to play until ${by} is back.`
          : `${by} proposes that a robot play for ${about} until ${about} is back.`,
      question: (game, { about }) => `May a robot play for ${about} in “${game}”?`,
    },
    undo: {
      what: ({ by }) => `undo ${by}’s last move`,
      sentence: ({ by }) => `${by} would like to undo their last move.`,
      question: (game, { by }) => `May ${by} undo their last move in “${game}”?`,
    },
    pause: {
      what: () => 'a pause',
      sentence: ({ by }) => `${by} proposes a pause: no deadlines until you all agree to resume.`,
      question: (game) => `Pause “${game}”?`,
    },
    resume: {
      what: () => 'the end of the pause',
      sentence: ({ by }) => `${by} proposes to end the pause: deadlines apply again.`,
      question: (game) => `Resume “${game}”?`,
    },
    'more-time': {
      what: ({ about }) => `more time for ${about}`,
      sentence: ({ by, about, isOwnSeat }) =>
        isOwnSeat
          ? `${by} asks for more time: the time of one more move.`
          : `${by} proposes more time for ${about}: the time of one more move.`,
      question: (game, { about }) => `May ${about} have more time in “${game}”?`,
    },
    end: {
      what: () => 'an end without a result',
      sentence: ({ by }) =>
        `${by} proposes to end the game without a result: no one wins, and it does not count.`,
      question: (game) => `End “${game}” without a result?`,
    },
  },
  closed: {
    accepted: (what) => `All players agreed: ${what}.`,
    declined: (what) => `Declined: ${what}.`,
    withdrawn: (what) => `Withdrawn: ${what}.`,
    outdated: (what) => `No longer open because the game has moved on: ${what}.`,
    expired: (what) => `Not all players agreed in time: ${what}.`,
  },
  needsAll: 'It takes effect if all players agree.',
  happensUnlessDeclined: 'It takes effect once all players agree, or in three days if no one declines.',
  howToAnswer: 'To answer, reply to this email with “agree” or “decline” in the first line.',
  agree: 'Agree',
  decline: 'Decline',
  agreed: 'You agreed. Others still have to answer.',
};
