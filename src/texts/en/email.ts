import type { GameWords, LetterWords, Phrases } from '../email-texts.ts';
import { wordsIn } from '../index.ts';

const { and, points } = wordsIn('en');
const bare = (sentence: string | undefined) => sentence?.replace(/\.$/, '');
const until = (deadline: string | undefined) =>
  deadline === undefined ? [] : [`You have until ${deadline}.`];

function yourTurn({ game, move, news, deadline }: GameWords): LetterWords {
  const headline = bare(news.at(-1));
  return {
    subject: `Your turn in “${game}” (move ${move})${headline === undefined ? '' : `: ${headline}`}`,
    lines: [...news, 'It is your turn.', ...until(deadline)],
    action: 'Decide',
  };
}

/** English. */
export const english: Phrases = {
  language: 'en',
  yourTurn,
  reminder: ({ game, deadline, news }) => ({
    subject: `Still your turn in “${game}”${deadline === undefined ? '' : `, until ${deadline}`}`,
    lines: [`“${game}” waits for your decision.`, ...until(deadline), ...news],
    action: 'Decide',
  }),
  nudge: ({ game, by = 'Somebody', deadline, news }) => ({
    subject: `${by} waits for you in “${game}”`,
    lines: [`${by} asks you not to forget “${game}”: it is your turn.`, ...until(deadline), ...news],
    action: 'Decide',
  }),
  expired: ({ game, hasLeft }) => ({
    subject: hasLeft ? `You left “${game}”: your time was over` : `Your turn in “${game}” was skipped`,
    lines: hasLeft
      ? [
          'Your time was over once too often, and your seat was given up. You keep your points; the others play on.',
        ]
      : ['Your time was over, so your turn was skipped: nothing was placed for you.'],
    action: 'See the game',
  }),
  started: ({ game, by, deadline }) => ({
    subject: `“${game}” has begun`,
    lines: [
      `All are seated; “${game}” has begun.`,
      by === undefined ? 'You play first.' : `${by} plays first.`,
      ...until(deadline),
    ],
    action: 'See the game',
  }),
  moved: ({ game, move, news }) => ({
    subject: `“${game}” (move ${move}): ${bare(news.at(-1)) ?? 'a decision'}`,
    lines: news,
    action: 'See the game',
  }),
  finished: ({ game, standing }) => ({
    subject: `“${game}” is over: ${winners(standing)}`,
    lines: [`“${game}” is over: ${winners(standing)}.`],
    action: 'See the game',
  }),
  invited: ({ game, by = 'Somebody' }) => ({
    subject: `${by} invites you to “${game}”`,
    lines: [
      `${by} asks you to a game of Carcassonne by mail: “${game}”.`,
      'Take your time: there may be days between two moves.',
    ],
    action: 'Take a seat',
  }),
  message: ({ game, by = 'Somebody', text = '' }) => ({
    subject: `${by} in “${game}”`,
    lines: [`${by} says:`, text],
    action: 'Answer',
  }),
  digest: (count) => ({
    subject: count === 1 ? 'One game waits for you' : `${count} games wait for you`,
    lines: [count === 1 ? 'One game waits for your decision:' : `${count} games wait for your decision:`],
  }),
  verify: (name) => ({
    subject: 'Is this your address?',
    lines: [
      `Somebody, you I hope, made the account “${name}” with this address.`,
      'Confirm it, and your games can write to you.',
    ],
    action: 'Yes, this is my address',
  }),
  reset: (name) => ({
    subject: 'A new password',
    lines: [
      `Somebody asked for a new password for the account “${name}”. If it was not you, do nothing: the old one stays.`,
      'The link works once, for one hour.',
    ],
    action: 'Choose a new password',
  }),
  endpointDisabled: (url, isGone) => ({
    subject: 'Your webhook was switched off',
    lines: [
      isGone
        ? `Your webhook ${url} answered 410 (gone), so nothing is sent there any more.`
        : `Your webhook ${url} has not taken a single notice for days, so nothing is sent there any more.`,
      'Switch it on again when it works: PATCH /v1/me/webhooks/{id} with {"enabled": true}.',
    ],
  }),
  told: {
    turn: (name) => `${name}, it is your turn.`,
    stillTurn: (name) => `${name}, it is still your turn.`,
    begun: (first) => `The game has begun; ${first} plays first.`,
    invites: (by) => `${by} invites you to play.`,
    somebody: 'Somebody',
  },
  small: {
    scores: 'Scores',
    total: 'Total',
    until: 'until',
    unsubscribe: 'No more of these mails',
    why: 'You get this because you play Carcassonne by mail.',
    boardAlt: (game) => `The board of “${game}”`,
    hello: (name) => `Hello ${name},`,
  },
};

function winners(standing: GameWords['standing']): string {
  const first = standing.filter(({ place }) => place === 1);
  const names = and(first.map(({ name }) => name));
  return `${names} won with ${points(first[0]?.points ?? 0)}`;
}
