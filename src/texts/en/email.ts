import {
  type GameWords,
  isOneGame,
  type Letters,
  type MatchAfterWords,
  type MatchWords,
  type Winners,
} from '../email-words.ts';
import { planReasonIn } from '../plan-texts.ts';
import type { RequestEnd, RequestKindName, RequestPeople } from '../request-texts.ts';
import { account, accountActions } from './account-emails.ts';
import { game as words } from './game.ts';
import { plans } from './games.ts';
import { and, points } from './grammar.ts';
import { goesOn, inMatch, lengthOf, matchAfter, matchResult, whyOver } from './matches.ts';
import { requests } from './requests.ts';

const until = (deadline: string | undefined) =>
  deadline === undefined ? [] : [`You have until ${deadline}.`];
const inTime = (deadline: string | undefined) => (deadline === undefined ? '' : `, until ${deadline}`);
const seated = (names: readonly string[]) => `At the table: ${and(names)}.`;

function firstMove(by: string, isToDecide: boolean, match: GameWords['match']): string {
  if (match?.isMirrored) return 'Each of you plays first in one game of the pair.';
  return isToDecide ? 'You play first.' : `${by} plays first.`;
}

const winners = ({ names, points: number }: Winners): string =>
  names.length === 0
    ? 'all players agreed to end it without a result'
    : `${and(names)} won with ${points(number)}`;

const game = {
  started: ({ game, by, deadline, match }: GameWords) => [
    `“${game}” has started`,
    ...inMatch(match),
    by === undefined ? 'You play first.' : `${by} plays first.`,
    ...until(deadline),
  ],
  turn: ({ game, move, match, news, deadline, isPaused }: GameWords) => [
    `Your turn in “${game}” (move ${move})${inTime(isPaused ? undefined : deadline)}`,
    ...(move === 0 ? ['The game has started.', ...inMatch(match), firstMove('', true, match)] : news),
    ...(isPaused ? ['The game is paused: there is no deadline.'] : []),
  ],
  reminder: ({ game, deadline, news }: GameWords) => [
    `Still your turn in “${game}”${inTime(deadline)}`,
    ...news,
  ],
  nudge: ({ game, by = 'A player', deadline, news }: GameWords) => [
    `${by} is waiting for you in “${game}”`,
    'It is your turn.',
    ...until(deadline),
    ...news,
  ],
  expired: ({ game, news }: GameWords) => [`Your time in “${game}” has run out`, ...news],
  decision: ({ game, move, news }: GameWords) => [
    `“${game}” (move ${move}): ${news.at(-1)?.replace(/\.$/, '') ?? 'a decision'}`,
    ...news,
  ],
  finished: ({ game, winners: won, resignations, match }: GameWords) => [
    `“${game}” is over: ${winners(won)}`,
    ...resignations,
    ...goesOn(match?.after),
  ],
  matchOver: ({ winners: won, resignations }: GameWords, after: MatchAfterWords) => [
    matchResult(after),
    ...whyOver(after),
    ...(after.isJudged ? [] : [`The last game: ${winners(won)}.`]),
    ...resignations,
  ],
  joined: ({ game, by = 'A player' }: GameWords) => [
    `${by} has joined “${game}”`,
    `${by} has taken a seat in “${game}”.`,
  ],
  left: ({ game, by = 'A player' }: GameWords) => [
    `${by} has left “${game}”`,
    `${by} has left “${game}” before the start; the seat is free again.`,
  ],
  invited: ({ game, by = 'A player', handle = by, table }: GameWords) => [
    `${handle} invites you to a game of Carcassonne`,
    `${by} invites you to “${game}”, a game of Carcassonne by mail.`,
    table.what,
    seated(table.who),
    'There is no rush: you can take days for a move.',
    ...table.warnings,
  ],
  challenged: ({ by = 'A player', handle = by, table, match }: GameWords) => [
    `${handle} challenges you to a match of Carcassonne`,
    `${by} challenges you to a match of Carcassonne by mail: ${lengthOf(match)}.`,
    table.what,
    'There is no rush: you can take days for a move.',
    ...table.warnings,
  ],
  opened: ({ game, by = 'A player', handle = by, table }: GameWords) => [
    `${handle} has opened a table`,
    `You follow ${by}, who has just opened “${game}”.`,
    table.what,
    seated(table.who),
    ...table.warnings,
  ],
  roundStarted: (
    { game, by = 'another player', match, move, isToDecide, deadline }: GameWords,
    round: number,
    teams: readonly [string, string] | undefined,
  ) => [
    `${game}: you play against ${by}${isToDecide ? `, and it is your turn` : ''}`,
    `Round ${round} of “${game}” has started. Your opponent is ${by}.`,
    ...(teams === undefined ? [] : [`Your team ${teams[0]} meets ${teams[1]}.`]),
    ...(isOneGame(match) ? [] : [`You play ${lengthOf(match)}.`]),
    ...(move > 0 ? [] : [firstMove(by, isToDecide, match), ...until(isToDecide ? deadline : undefined)]),
  ],
  competitionFinished: ({ game }: GameWords, place: number) => [
    `${game} is over`,
    `“${game}” is over. Your final place: ${place}.`,
  ],
  invitedStranger: ({ handle = 'A player', table }: GameWords) => [
    `${handle} invites you to a game of Carcassonne`,
    `A player called ${handle} invites you to a game of Carcassonne by mail.`,
    table.what,
    seated(table.who),
    'There is no rush: you can take days for a move, and you get an email when it is your turn. All you need is a browser.',
    'If you do not know this player, just ignore this email.',
    ...table.warnings,
  ],
  cancelled: ({ game, by }: GameWords) => [
    `“${game}” was cancelled`,
    by === undefined
      ? `“${game}” was cancelled: it was still waiting for players, and nothing had happened for a long time.`
      : `${by} has cancelled “${game}” before the start.`,
  ],
  declined: ({ game, by = 'A player' }: GameWords) => [
    `${by} is not joining “${game}”`,
    `${by} has declined your invitation to “${game}”.`,
  ],
  removed: ({ game }: GameWords) => [
    `You no longer have a seat in “${game}”`,
    `The owner of “${game}” removed you from the table before the game started.`,
  ],
  stoodIn: ({ game, by = 'A player' }: GameWords) => [
    `A robot is playing for ${by} in “${game}”`,
    `It stops as soon as ${by} makes a move.`,
  ],
  returned: ({ game, by = 'A player' }: GameWords) => [
    `${by} is back in “${game}”`,
    'The robot has stopped.',
  ],
  requested: ({ game }: GameWords, kind: RequestKindName, people: RequestPeople) => [
    requests.kinds[kind].question(game, people),
    requests.kinds[kind].sentence(people),
    kind === 'resume' ? requests.happensUnlessDeclined : requests.needsAll,
  ],
  requestClosed: ({ game }: GameWords, kind: RequestKindName, people: RequestPeople, end: RequestEnd) => [
    `“${game}”: ${requests.kinds[kind].what(people)}`,
    requests.closed[end](requests.kinds[kind].what(people)),
  ],
  paused: ({ game }: GameWords) => [
    `“${game}” is paused`,
    'Deadlines and reminders are off until all players agree to resume, for up to 30 days. You can still play.',
  ],
  resumed: ({ game, deadline, isToDecide }: GameWords) => [
    `“${game}” has resumed`,
    'The pause is over.',
    ...(isToDecide ? ['It is your turn.', ...until(deadline)] : []),
  ],
  planCancelled: ({ game }: GameWords, reason: string, detail: string) => [
    `One of your plans in “${game}” was cancelled`,
    planReasonIn(plans, words, reason, detail),
  ],
  messages: ({ game, writer, messages }: GameWords) => [
    writer === undefined ? `New messages in “${game}”` : `${writer} wrote in “${game}”`,
    ...messages,
  ],
} satisfies Letters;

/** Emails in English. */
export const email = {
  game,
  account,
  accountActions,
  /** On the button. */
  actions: {
    open: 'See the game',
    decide: 'Make your move',
    again: 'See the match, or play again',
    takeSeat: 'Take a seat',
    accept: 'Accept',
    look: 'Look at the table',
    lastGame: 'Open your last game',
    answer: 'Answer',
    reply: 'Reply',
  },
  requests,
  webhook: {
    turn: (name: string) => `${name}, it is your turn.`,
    stillTurn: (name: string) => `${name}, it is still your turn.`,
    started: (first: string) => `The game has started; ${first} plays first.`,
    joined: (name: string) => `${name} has joined the table.`,
    left: (name: string) => `${name} has left the table.`,
    invited: (by: string) => `${by} invites you to play.`,
    challenged: (by: string, match: MatchWords) => `${by} challenges you to a match: ${lengthOf(match)}.`,
    match: matchAfter,
    opened: (by: string, match: MatchWords | undefined) =>
      match === undefined
        ? `${by} has opened a table.`
        : `${by} challenges the club to a match: ${lengthOf(match)}.`,
    pairings: (round: number, isSeason: boolean) => `${isSeason ? 'Season' : 'Round'} ${round} has started:`,
    challengeInLadder: (name: string, other: string) => `${name} challenges ${other}.`,
    challengeEnded: (
      name: string,
      other: string,
      points: string,
      result: { readonly winner: string } | 'tie' | 'no-winner',
    ) => {
      const outcome =
        typeof result === 'object'
          ? `${result.winner} has won`
          : { tie: 'it ended in a tie', 'no-winner': 'no one won' }[result];
      return `${name}’s challenge to ${other} is over, ${points}: ${outcome}.`;
    },
    nowInPlace: (name: string, place: number) => `${name} is now in place ${place}.`,
    bye: (name: string) => `${name} has a bye`,
    finalStandings: 'The final standings:',
    roundStarted: (title: string, round: number, name: string, opponent: string) =>
      `Round ${round} of ${title} has started: ${name} plays against ${opponent}.`,
    competitionFinished: (title: string, name: string, place: number) =>
      `${title} is over: ${name} finished in place ${place}.`,
    cancelled: (by: string | undefined) =>
      by === undefined
        ? 'The table was cancelled: nothing had happened there for a long time.'
        : `${by} has cancelled the table.`,
    declined: (name: string) => `${name} has declined the invitation.`,
    stoodIn: (name: string) => `A robot is playing for ${name} until ${name} is back.`,
    returned: (name: string) => `${name} is back; the robot has stopped.`,
    paused: 'The game is paused: there are no deadlines until all players agree to resume.',
    resumed: (name: string) => `The pause is over; it is ${name}’s turn.`,
    removed: (name: string) => `${name} was removed from the table by its owner.`,
    planCancelled: (name: string, reason: string, detail: string) =>
      `One of ${name}’s plans was cancelled. ${planReasonIn(plans, words, reason, detail)}`,
    unnamed: 'A player',
  },
  replies: {
    otherSender:
      'We received an email from an address that is not your account’s, so we did nothing. Please reply from the address of your account.',
    unproved:
      'Your mail provider did not confirm that your email came from you (DKIM, SPF), so we did nothing. Please make your move on the page instead.',
    empty:
      'I couldn’t tell which part of your email you wrote yourself, so I did nothing. What would you like to do? Write it at the top of your reply, with an empty line below.',
    guessed:
      'Your email did not show which of our emails it answers, so we took it as a reply to the latest one.',
  },
  frame: {
    withoutScripts: 'A plain list, without scripts',
    scores: 'Scores',
    total: 'Total',
    until: 'until',
    unsubscribe: 'Stop emails about my games',
    why: 'You get this email because you play Carcassonne by mail.',
    suppress: 'Never write to me again',
    whyStranger: 'You get this email because another player gave us your address.',
    analysis: 'Analysis: best and worst moments, skill and luck',
    boardAlt: (game: string) => `The board of “${game}”`,
    thread: (game: string) => `Carcassonne: “${game}”`,
    turnThread: (game: string) => `Your turn in “${game}”`,
    howToAnswer:
      'To play, reply to this email with the number of an option in the first line. Reply “help” to see what else you can write.',
    hello: (name: string | undefined) => (name === undefined ? 'Hello,' : `Hello ${name},`),
    orAnswer: 'Or reply to this email',
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
  'player.joined': 'A player joins my table',
  'player.left': 'A player leaves my table before the game starts',
  'player.invited': 'I am invited',
  'round.started': 'A round of my tournament starts',
  'competition.finished': 'One of my tournaments ends',
  'match.finished': 'One of my matches ends between two games',
  'table.opened': 'A player I follow opens a table',
  'player.removed': 'I am removed from an open table',
  'player.replaced': 'A robot stands in for a player at my table',
  'player.returned': 'A player takes over from a robot again',
  'request.opened': 'A player asks for my consent',
  'request.closed': 'My request is declined or expires',
  'game.paused': 'One of my games is paused',
  'game.resumed': 'One of my games resumes after a pause',
  'plan.cancelled': 'One of my plans is cancelled',
  'invitation.declined': 'A player declines my invitation',
  'game.cancelled': 'My table, or one I am invited to, is cancelled',
  'message.posted': 'A player writes a message at my table',
};
