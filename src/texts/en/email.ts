import type { EmailTexts, GameWords } from '../email-texts.ts';
import type { EmailWords } from '../email-words.ts';
import { planReasonIn } from '../plan-texts.ts';
import { account } from './account-emails.ts';
import { game as words } from './game.ts';
import { plans } from './games.ts';
import { and, points } from './grammar.ts';
import { goesOn, inMatch, lengthOf, matchAfter, matchResult, whyOver } from './matches.ts';
import { requests } from './requests.ts';

const withoutStop = (sentence: string | undefined) => sentence?.replace(/\.$/, '');
const until = (deadline: string | undefined) =>
  deadline === undefined ? [] : [`You have until ${deadline}.`];
const inTime = (deadline: string | undefined) => (deadline === undefined ? '' : `, until ${deadline}`);
const seated = (names: readonly string[]) => `At the table: ${and(names)}.`;
const open = 'See the game';
const again = 'See the match, or play again';

const decide = 'Make your move';

const lengthOfMatch = (match: GameWords['match']) =>
  match === undefined || (match.bestOf === 1 && !match.isMirrored) ? [] : [`You play ${lengthOf(match)}.`];

function whoBegins(by: string, isToDecide: boolean, match: GameWords['match']): string {
  if (match?.isMirrored) return 'Each of you plays first in one game of the pair.';
  return isToDecide ? 'You play first.' : `${by} plays first.`;
}

const turn = ({ game, move, news, deadline, isPaused }: GameWords): EmailWords => ({
  subject: `Your turn in “${game}” (move ${move})${inTime(isPaused ? undefined : deadline)}`,
  lines: [
    ...(move === 0 ? ['You play first.'] : news),
    ...(isPaused ? ['The game is paused: there is no deadline.'] : []),
  ],
  action: decide,
});

function winners(standing: GameWords['standing']): string {
  const first = standing.filter(({ place }) => place === 1);
  if (first.length === 0) return 'everybody agreed to end it without a result';
  const names = and(first.map(({ name }) => name));
  return `${names} won with ${points(first[0]?.points ?? 0)}`;
}

function subjectOf(game: string, messages: GameWords['messages']): string {
  const names = [...new Set(messages.map(({ name }) => name))];
  return names.length === 1 ? `${names[0]} wrote in “${game}”` : `New messages in “${game}”`;
}

const game: EmailTexts['game'] = {
  started: ({ game, by, deadline, match }) => ({
    subject: `“${game}” has started`,
    lines: [
      ...inMatch(match),
      by === undefined ? 'You play first.' : `${by} plays first.`,
      ...until(deadline),
    ],
    action: open,
  }),
  turn,
  reminder: ({ game, deadline, news }) => ({
    subject: `Still your turn in “${game}”${inTime(deadline)}`,
    lines: news,
    action: decide,
  }),
  nudge: ({ game, by = 'Somebody', deadline, news }) => ({
    subject: `${by} is waiting for you in “${game}”`,
    lines: ['It is your turn.', ...until(deadline), ...news],
    action: decide,
  }),
  expired: ({ game }) => ({
    subject: `Your turn in “${game}” was skipped`,
    lines: ['Your time ran out; nothing was placed for you.'],
    action: open,
  }),
  decision: ({ game, move, news }) => ({
    subject: `“${game}” (move ${move}): ${withoutStop(news.at(-1)) ?? 'a decision'}`,
    lines: news,
    action: open,
  }),
  finished: ({ game, standing, resignations, match }) => {
    const after = match?.after;
    if (after?.kind !== 'over')
      return {
        subject: `“${game}” is over: ${winners(standing)}`,
        lines: [...resignations, ...goesOn(after)],
        action: after?.kind === 'single' ? again : open,
      };
    const last = after.isJudged ? [] : [`The last game: ${winners(standing)}.`];
    return {
      subject: matchResult(after),
      lines: [...whyOver(after), ...last, ...(after.forfeitedBy === undefined ? resignations : [])],
      action: again,
    };
  },
  joined: ({ game, by = 'Somebody' }) => ({
    subject: `${by} has joined “${game}”`,
    lines: [`${by} has taken a seat in “${game}”.`],
    action: open,
  }),
  left: ({ game, by = 'Somebody' }) => ({
    subject: `${by} has left “${game}”`,
    lines: [`${by} has left “${game}” before the start; the seat is free again.`],
    action: open,
  }),
  invited: ({ game, by = 'Somebody', handle = by, table }) => ({
    subject: `${handle} invites you to a game of Carcassonne`,
    lines: [
      `${by} invites you to a game of Carcassonne by mail: “${game}”.`,
      table.what,
      seated(table.who),
      'There is no rush: days may pass between two moves.',
      ...table.warnings,
    ],
    action: 'Take a seat',
  }),
  challenged: ({ by = 'Somebody', handle = by, table, match }) => ({
    subject: `${handle} challenges you to a match of Carcassonne`,
    lines: [
      `${by} challenges you to a match of Carcassonne by mail: ${lengthOf(match)}.`,
      table.what,
      'There is no rush: days may pass between two moves.',
      ...table.warnings,
    ],
    action: 'Accept',
  }),
  opened: ({ game, by = 'Somebody', handle = by, table }) => ({
    subject: `${handle} has opened a table`,
    lines: [
      `${by}, whom you follow, has opened “${game}”.`,
      table.what,
      seated(table.who),
      ...table.warnings,
    ],
    action: 'Look at the table',
  }),
  roundStarted: ({ game, by = 'somebody', match, move, isToDecide, deadline }, round, teams) => ({
    subject: `${game}: you play against ${by}${isToDecide ? `, and it is your turn` : ''}`,
    lines: [
      `Round ${round} of “${game}” has begun. Your opponent is ${by}.`,
      ...(teams === undefined ? [] : [`Your team ${teams[0]} meets ${teams[1]}.`]),
      ...lengthOfMatch(match),
      ...(move > 0 ? [] : [whoBegins(by, isToDecide, match), ...until(isToDecide ? deadline : undefined)]),
    ],
    action: isToDecide ? decide : open,
  }),
  competitionFinished: ({ game }, place) => ({
    subject: `${game} is over`,
    lines: [`“${game}” is over. Your place: ${place}.`],
    action: 'Open your last game',
  }),
  invitedStranger: ({ handle = 'Somebody', table }) => ({
    subject: `${handle} invites you to a game of Carcassonne`,
    lines: [
      `A player called ${handle} invites you to a game of Carcassonne by mail.`,
      table.what,
      seated(table.who),
      'There is no rush: days may pass between two moves, and an email tells you when it is your turn. You need nothing but a browser.',
      'If you do not know who that is, just ignore this email.',
      ...table.warnings,
    ],
    action: 'Take a seat',
  }),
  cancelled: ({ game, by }) => ({
    subject: `“${game}” was cancelled`,
    lines: [
      by === undefined
        ? `“${game}” was cancelled: it had not started, and nothing had changed there for a long time.`
        : `${by} has cancelled “${game}” before the start.`,
    ],
    action: open,
  }),
  declined: ({ game, by = 'Somebody' }) => ({
    subject: `${by} will not play in “${game}”`,
    lines: [`${by} has declined your invitation to “${game}”.`],
    action: open,
  }),
  removed: ({ game }) => ({
    subject: `You no longer have a seat in “${game}”`,
    lines: [`The owner of “${game}” has removed you from the table before the start.`],
  }),
  stoodIn: ({ game, by = 'Somebody' }) => ({
    subject: `A robot plays for ${by} in “${game}”`,
    lines: [`It stops as soon as ${by} makes a move again.`],
    action: open,
  }),
  returned: ({ game, by = 'Somebody' }) => ({
    subject: `${by} is back in “${game}”`,
    lines: ['The robot has stopped.'],
    action: open,
  }),
  requested: ({ game }, kind, people) => ({
    subject: requests.kinds[kind].question(game, people),
    lines: [
      requests.kinds[kind].sentence(people),
      kind === 'resume' ? requests.happensUnlessDeclined : requests.needsAll,
    ],
    action: 'Answer',
  }),
  requestClosed: ({ game }, kind, people, end) => ({
    subject: `“${game}”: ${requests.kinds[kind].what(people)}`,
    lines: [requests.closed[end](requests.kinds[kind].what(people))],
    action: open,
  }),
  paused: ({ game }) => ({
    subject: `“${game}” is paused`,
    lines: [
      'There are no deadlines and no reminders until you agree to go on, or for 30 days. You may still play.',
    ],
    action: open,
  }),
  resumed: ({ game, deadline, isToDecide }) => ({
    subject: `“${game}” goes on`,
    lines: ['The pause is over.', ...(isToDecide ? ['It is your turn.', ...until(deadline)] : [])],
    action: open,
  }),
  planCancelled: ({ game }, reason, detail) => ({
    subject: `A plan of yours in “${game}” was cancelled`,
    lines: [planReasonIn(plans, words, reason, detail)],
    action: open,
  }),
  messages: ({ game, messages }) => ({
    subject: subjectOf(game, messages),
    lines: messages.map(({ name, text }) => `${name}: ${text}`),
    action: 'Reply',
  }),
};

/** Emails in English. */
export const email: EmailTexts = {
  game,
  account,
  requests,
  webhook: {
    turn: (name) => `${name}, it is your turn.`,
    stillTurn: (name) => `${name}, it is still your turn.`,
    started: (first) => `The game has started; ${first} plays first.`,
    joined: (name) => `${name} has joined the table.`,
    left: (name) => `${name} has left the table.`,
    invited: (by) => `${by} invites you to play.`,
    challenged: (by, match) => `${by} challenges you to a match: ${lengthOf(match)}.`,
    match: matchAfter,
    opened: (by, match) =>
      match === undefined
        ? `${by} has opened a table.`
        : `${by} challenges the club to a match: ${lengthOf(match)}.`,
    pairings: (round, isSeason) => `${isSeason ? 'Season' : 'Round'} ${round} has begun:`,
    challengeInLadder: (name, other) => `${name} challenges ${other}.`,
    challengeEnded: (name, other, points, result) => {
      const outcome =
        typeof result === 'object'
          ? `${result.winner} has won`
          : { tie: 'it ended in a tie', nobody: 'nobody has won' }[result];
      return `The challenge of ${name} to ${other} is over, ${points}: ${outcome}.`;
    },
    nowInPlace: (name, place) => `${name} is now in place ${place}.`,
    bye: (name) => `${name} has a bye`,
    finalStandings: 'The final standings:',
    roundStarted: (title, round, name, opponent) =>
      `Round ${round} of ${title} has begun: ${name} plays against ${opponent}.`,
    competitionFinished: (title, name, place) => `${title} is over: ${name} has place ${place}.`,
    cancelled: (by) =>
      by === undefined
        ? 'The table was cancelled: nothing had changed there for a long time.'
        : `${by} has cancelled the table.`,
    declined: (name) => `${name} has declined the invitation.`,
    stoodIn: (name) => `A robot decides for ${name} until ${name} is back.`,
    returned: (name) => `${name} is back and decides again.`,
    paused: 'The game is paused: there are no deadlines until the players agree to go on.',
    resumed: (name) => `The pause is over; it is ${name}’s turn.`,
    removed: (name) => `${name} was removed from the table by its owner.`,
    planCancelled: (name, reason, detail) =>
      `A plan of ${name} was cancelled. ${planReasonIn(plans, words, reason, detail)}`,
    somebody: 'Somebody',
  },
  replies: {
    otherSender:
      'An email came from another address than that of your account, so nothing was done. Answer from your address.',
    unproved:
      'Your mail provider did not prove that your email came from you (DKIM, SPF), so nothing was done. Decide on the page instead.',
    empty:
      'I could not tell which words in your email are your own, so I did nothing. What would you like to do? Write it at the top of your reply, with an empty line below.',
    guessed:
      'Your email did not say which email it answers, so it was taken for an answer to the latest one.',
  },
  frame: {
    open,
    decide,
    withoutScripts: 'A plain list, without scripts',
    scores: 'Scores',
    total: 'Total',
    until: 'until',
    unsubscribe: 'Stop emails about my games',
    why: 'You get this email because you play Carcassonne by mail.',
    suppress: 'Never write to me again',
    whyStranger: 'You get this email because somebody gave us your address.',
    analysis: 'Analysis: best and worst moments, skill and luck',
    boardAlt: (game) => `The board of “${game}”`,
    thread: (game) => `Carcassonne: “${game}”`,
    turnThread: (game) => `Your turn in “${game}”`,
    howToAnswer:
      'To play, answer this email: write the number of an option in the first line. “help” says what else you can write.',
    hello: (name) => (name === undefined ? 'Hello,' : `Hello ${name},`),
    orAnswer: 'Or answer this email',
  },
};

/** What players choose to be notified of, on the page. */
export const labels = {
  'turn.started': 'It is my turn',
  'turn.reminder': 'It is still my turn',
  'turn.expired': 'My time has run out',
  'decision.made': 'Every move at my tables',
  'game.started': 'One of my games starts',
  'game.finished': 'One of my games is over',
  'player.joined': 'Somebody takes a seat at my table',
  'player.left': 'Somebody leaves my table before the game starts',
  'player.invited': 'I am invited',
  'round.started': 'A round of a tournament begins',
  'competition.finished': 'A tournament of mine ends',
  'match.finished': 'A match of mine ends between two games',
  'table.opened': 'Somebody whom I follow opens a table',
  'player.removed': 'I am removed from an open table',
  'player.replaced': 'A robot stands in for somebody at my table',
  'player.returned': 'Somebody for whom a robot played is back',
  'request.opened': 'Somebody needs my consent',
  'request.closed': 'My request is declined or expires',
  'game.paused': 'A game of mine is paused',
  'game.resumed': 'A game of mine goes on after a pause',
  'plan.cancelled': 'A plan of mine is cancelled',
  'invitation.declined': 'Somebody declines my invitation',
  'game.cancelled': 'A table of mine, or one that I am invited to, is cancelled',
  'message.posted': 'Somebody writes a message at my table',
};
