import type { MatchWords } from '../email-words.ts';
import { result } from './games.ts';
import { and, count, or } from './grammar.ts';
import { lengthOf } from './matches.ts';
import { problems } from './problems.ts';
import { tableOptions } from './table-options.ts';

/** A game as a line names it: `Sunday table #3f9ac`. */
type Named = string;

const fieldScoring: Readonly<Record<string, string>> = {
  'per-field': 'fields pay by field',
  'per-field-city-once': 'a city pays one field only',
  'per-city': 'fields pay by city',
};

/** Rules of a table that differ from its edition. */
const options: Readonly<Record<string, (value: string | number) => string>> = {
  fieldScoring: (value) => fieldScoring[value] ?? `${value}`,
  fieldPoints: (value) => `${value} points a city for farmers`,
  smallCity: (value) => `small cities ${value}`,
  handSize: (value) => (value === 3 ? 'hand of three' : 'no hand'),
  sharing: (value) => (value === 'majority' ? 'majority takes all' : 'each meeple counts'),
};

const ownAccount = 'You already play with your own account.';

/** The texts of answers in a chat, in English. */
export const chat = {
  sides: { N: 'N', E: 'E', S: 'S', W: 'W' } as Readonly<Record<string, string>>,
  allBut: (corner: string) => `all but ${corner}`,

  ownAccount,
  claimWith: (url: string) =>
    `Open this link and log in to take your games here over to your account. Keep it to yourself: ${url}`,

  // Where a game stands
  yourTurn: (game: Named, move: number, question: string) => `${game}, move ${move}. Your turn: ${question}.`,
  turnOf: (game: Named, move: number, name: string) => `${game}, move ${move}. ${name} is to move.`,
  waitsForOther: (game: Named, move: number) =>
    `${game}, move ${move}. It waits for the other game with the same tiles.`,
  over: (game: Named, move: number) => `${game} is over after ${count(move, 'move')}.`,
  open: (game: Named, taken: number, seats: number) =>
    `${game} has not started: ${taken} of ${seats} seats taken.`,
  ended: (game: Named, move: number) => `${game} ended without a result after ${count(move, 'move')}.`,
  isAborted: 'ended without a result',
  aborted: (game: Named) => `${game} was abandoned.`,
  until: (time: string) => `until ${time}`,
  deadline: (time: string) => `Deadline: ${time}.`,
  noDeadline: 'There is no deadline.',
  pausedNow: 'The game is paused: no deadline.',
  paused: 'paused',
  tile: (tile: string) => `Tile: ${tile}.`,
  hand: (tiles: readonly string[]) => `Your hand: ${tiles.join('; ')}.`,
  bag: (remaining: number) => `${count(remaining, 'tile')} left in the bag.`,
  points: (list: readonly string[]) => `Points: ${list.join(', ')}.`,
  won: (names: readonly string[], points: readonly string[]) => `${result.won(names)}: ${points.join(', ')}.`,
  seated: (names: readonly string[]) => `At the table: ${names.join(', ')}.`,
  joinWith: (command: string) => `Others join with: ${command}`,
  startWith: (command: string) => `To start without filling the free seats: ${command}`,

  tournaments: {
    acts: {
      enter: ['enter'],
      join: ['join', 'accept'],
      invite: ['invite'],
      leave: ['leave', 'withdraw'],
    } as Readonly<Record<'enter' | 'join' | 'invite' | 'leave', readonly string[]>>,
    title: 'Tournaments and leagues:',
    none: 'There are no tournaments at the moment.',
    unknown: (number: number) => `There is no number ${number}.`,
    more: (example: string, entering: string) => `Say "${example}" for more, "${entering}" to take part.`,
    kinds: {
      swiss: 'Swiss',
      'round-robin': 'round robin',
      elimination: 'knock-out',
      league: 'league',
      ladder: 'ladder',
    },
    entrants: (number: number) => count(number, 'player'),
    ofCapacity: (number: number, most: number) => `${number} of ${most} players`,
    teams: (number: number) => count(number, 'team'),
    teamsOfCapacity: (number: number, most: number) => `${number} of ${most} teams`,
    round: (round: number, of: number | undefined) =>
      of === undefined ? `round ${round}` : `round ${round} of ${of}`,
    entered: 'you take part',
    youEntered: (name: string) => `You take part in ${name}. Your games begin by themselves.`,
    youLeft: (name: string) => `You no longer take part in ${name}.`,
    notEntered: 'You do not take part in it.',
    leaveSure: (name: string, leaving: string) =>
      `${name} has begun. Games of yours that run go on, but no further ones begin. Sure? Say: ${leaving} yes`,
    team: (name: string, members: readonly string[]) => `${name}: ${members.join(', ')}`,
    yourTeam: (name: string, members: readonly string[]) => `Your team is ${name}: ${members.join(', ')}.`,
    invitesYou: (captain: string, team: string, joining: string) =>
      `${captain} invites you to the team ${team}. Say: ${joining}`,
    exampleTeam: 'The Abbots',
    whichName: (entering: string) =>
      `Teams take part in it. What is yours called? Say, for example: ${entering}`,
    badTeamName: 'No team can be called that. A name has up to 60 visible characters.',
    teamEntered: (team: string, name: string) => `${team} is entered in ${name}, and you are its captain.`,
    inviteOthers: (size: number, inviting: string) =>
      `It takes part as soon as it has ${size} members. Invite others: ${inviting}`,
    teamJoined: (team: string, name: string) =>
      `You play for ${team} in ${name}. Your games begin by themselves.`,
    notInvited: 'You are in no team there, and none has invited you.',
    whichTeam: 'Which team?',
    teamLeft: (team: string) => `You have left ${team}.`,
    teamDeclined: (team: string) => `You have declined the invitation of ${team}.`,
  },

  // After a move
  yourMove: (question: string) => `Your turn: ${question}. Say "options".`,
  held: 'Decided. It is put on the board as soon as the other game with the same tiles is as far.',
  nextYou: (question: string) => `Your turn again: ${question}. Say "options".`,
  next: (name: string, tile: string | undefined) =>
    `Now ${name}${tile === undefined ? '' : ` with ${tile}`}.`,
  started: (game: Named) => `${game} begins!`,
  andMore: (number: number) => `… and ${number} more: say "log".`,

  // Options
  optionsHint: (example: string, deployment: string | undefined, isAbridged: boolean) =>
    deployment === undefined
      ? `Reply with its number, such as ${example}.`
      : `${example} lays the tile with nobody on it, ${deployment} with piece .1${isAbridged ? `; ${example}? lists the pieces` : ''}.`,
  together: (example: string) => `Several at once: ${example}`,
  onPage: (page: number, pages: number) => `Page ${page} of ${pages}; the next: "options page ${page + 1}"`,
  lastPage: (page: number, pages: number) => `Page ${page} of ${pages}.`,
  notYourTurn: (name: string) => `It is not your turn: ${name} is to move.`,
  severalWays: (cell: string, number: number) => `At ${cell} the tile can lie in ${number} ways:`,
  noSuchLabel: (label: string) => `There is no option ${label} now. Say "options" to see what you may do.`,
  stale: (move: string, now: number) =>
    `The board has changed since you looked (it is move ${now} now), so ${move} was not played. Say "options".`,
  nothingToPass: (question: string) => `You cannot pass now: ${question}. Say "options".`,

  // Score, log, tiles
  scoreLine: (place: number, name: string, points: number, projected: number | undefined) =>
    `${place}. ${name} ${points}${projected === undefined ? '' : ` (${projected} if it ended now)`}`,
  pieces: (list: readonly string[]) => (list.length === 0 ? 'no piece free' : `free: ${list.join(', ')}`),
  holds: (list: readonly string[]) => `has ${list.join(', ')}`,
  hasResigned: result.resigned,
  noMoves: 'Nothing has happened yet.',
  afterHint: 'after a hint',
  remaining: (number: number) => `${count(number, 'tile')} can still come:`,
  noneRemaining: 'No tiles are left.',
  fitting: (cell: string, number: number) =>
    `${count(number, 'tile')} that can still come would fit at ${cell}:`,
  noneFitting: (cell: string) => `No tile that can still come fits at ${cell}.`,
  textBoard: 'On a tile: its letter, its quarter turns, and the number of the player who stands there.',
  players: (names: readonly string[]) => names.map((name, seat) => `${seat} ${name}`).join(', '),
  invitedTo: 'you are invited',

  // Lists of games
  yourGames: 'Your games:',
  noGames: 'You have no games. "new" creates one, "open" lists those that you can join.',
  openGames: 'You can join:',
  noOpenGames: 'No table is open to you. "new" creates one.',
  itsYourTurn: 'your turn',
  waitsForOtherShort: 'waits for the other game',
  turnOfShort: (name: string) => `${name}'s turn`,
  isOver: 'over',
  notStarted: (taken: number, seats: number) => `not started, ${taken} of ${seats}`,
  moreGames: 'There are more on the website.',
  whichGame: (command: string) => `Which game? Put its id in front, as in: ${command}`,
  unknownGame: (id: string) => `I know of no game #${id} that you can see. "games" lists yours.`,
  noGameFor: 'You have no game for that. "games" lists yours, "new" creates one.',

  // Messages, tables
  posted: 'Posted to the table.',
  tooLong: 'That is too long: 2000 characters at most.',
  commandTooLong: 'That is too long for a command. To send a message to the table, begin with “say”.',
  noMessages: 'No messages yet.',
  noOthers: 'Nobody else is at the table yet; they will read it later.',
  resignSure: (game: Named, command: string) =>
    `This would end ${game} for you; your points stay and the others play on. Sure? Say: ${command}`,
  resignYes: 'resign yes',
  resignMatch: (command: string) => `To give up the whole match, say: ${command}`,
  resignMatchSure: (command: string) =>
    `That would give up the whole match: you resign in its running games, and the other player has won it. Sure? Say: ${command}`,
  resignMatchYes: 'resign match yes',
  noMatch: 'This game isn’t part of a match.',
  matchBegun: 'The next match has begun.',
  matchResigned: 'You have given the match up.',
  tooManyInvited: 'At most twenty people can be invited at once.',
  badTime: 'The time for a move is from one minute to a year.',
  created: (game: Named) => `${game} is open.`,
  tableFacts: (facts: readonly string[]) => `${facts.join(', ')}.`,
  seats: (number: number) => count(number, 'player'),
  edition: (id: string) => (id === 'bga' ? 'BGA rules' : `${id} edition`),
  /** A rule that differs from the edition. */
  option: (name: string, value: string | number) => options[name]?.(value) ?? `${name} ${value}`,
  time: (amount: number, unit: 'minute' | 'hour' | 'day' | 'week') => count(amount, unit),
  perMove: (time: string) => `${time} per move`,
  /** @param label of an option that somebody names among other words */
  playThis: (label: string) => `Play ${label}? Answer ${label} or yes.`,
  nothingAsked: 'There is no question to answer. "options" lists what you can play.',
  onVacation: (from: string, until: string) =>
    `You are away from ${from} until ${until}; your clocks stand still.`,
  noVacation: 'You have no vacation planned.',
  vacationDaysLeft: (days: number) => `${days} days of vacation left this year.`,
  noDeadlines: 'no deadlines',
  forfeits: 'three missed moves and you are out',
  drawnSeats: 'random order of play',
  minReliability: (percent: number) => `reliability of at least ${percent}%`,
  visibility: {
    public: 'open to all',
    unlisted: 'by invitation or code',
    private: 'private',
  },
  challenged: (name: string, match: Pick<MatchWords, 'bestOf' | 'isMirrored'>) =>
    `You have challenged ${name}: ${lengthOf(match)}. The match begins when they accept.`,
  invitedNow: (names: readonly string[]) => `Invited: ${names.join(', ')}.`,
  invitedJoin: (command: string) => `They join with: ${command}`,
  joined: (game: Named) => `You have a seat at ${game}.`,
  joinedAlready: (game: Named) => `You already have a seat at ${game}.`,
  left: (game: Named) => `You have left ${game}.`,
  nudged: (name: string) => `${name} has been reminded.`,
  robotSeated: (name: string, game: Named) => `${name} has a seat at ${game}.`,
  requested: (what: string, names: readonly string[]) => `Requested: ${what}. Waiting for ${and(names)}.`,
  waitingForAnswers: (names: readonly string[], until: string) =>
    `Waiting for ${and(names)}, until ${until}.`,
  howToAnswer: 'Say "agree" or "decline".',
  nothingRequested: 'Nobody requests anything there.',
  whichRequest: 'Which of these? Name it, as in: agree pause',
  agreed: (what: string) => `You agree to this: ${what}. Others still have to answer.`,
  youAreBack: (game: Named) => `You decide again in ${game}.`,
  standsIn: 'a robot plays for those who run out of time',
  unknownTable: (which: string) =>
    `No open table for "${which}". Say the id (join #3f9ac) or the invitation code; "open" lists tables.`,

  // Not understood
  notUnderstood: (input: string) => `I did not understand "${input}".`,
  didYouMean: (words: readonly string[]) => `Did you mean ${words.map((word) => `"${word}"`).join(' or ')}?`,
  tryHelp: 'Say "help" to see what I understand.',
  decisionForm:
    'A move is a number from "options" (3a.1), or place, rotation and piece: 3,-1 r90 meeple@road0.',
  newUnclear: (word: string) =>
    `I did not understand "${word}", so no table was created. "help new" explains what I understand.`,

  overview: [
    'Carcassonne by mail. Your move: "options", then a number such as 3a.1.',
    'Look: games, turn, board, options, score, log, remaining, messages, link, claim',
    'Play: 3a.1 (a number), 3,-1 r90 meeple@road0 (a move in full), pass, resign',
    'Tables: new, open, join, invite, start, leave, rematch, nudge, say TEXT',
    'With several games put the id in front: #3f9ac options. More: help new. New to the game: learn',
  ].join('\n'),

  // People
  cancelled: (game: Named) => `${game} is cancelled.`,
  declined: (game: Named) => `You have declined the invitation to ${game}.`,
  whichInvitation: 'To which of these? Put its id in front, as in: #3f9ac decline',
  blocked: (name: string) => `${name} is blocked: you no longer meet, nor read each other.`,
  unblocked: (name: string) => `${name} is no longer blocked.`,
  muted: (name: string) => `You no longer read the messages of ${name}.`,
  unmuted: (name: string) => `You read the messages of ${name} again.`,
  reported: (name: string) => `Thank you. The operators see your report of ${name}.`,
  reportHow: 'Say whom and why, as in: report @ole spam TEXT. The reasons:',

  // Refusals, by the problem
  refused: {
    ...problems,
    'assistance-off': tableOptions.assistance.off.sentence,
    'already-claimed': ownAccount,
    'too-many-requests': 'That is too often; try again later.',
    'game-not-found': 'There is no such game that you can see.',
  },
  tooManySeats: (expansions: readonly string[]) => `Two to five can play; six with ${or(expansions)}.`,
  nobodyCalled: (handle: string) => `Nobody here has the handle ${handle}.`,
  illegal: (detail: string, rule: string | undefined) => `${detail}${rule === undefined ? '' : ` (${rule})`}`,
  fitsElsewhere: (labels: readonly string[]) => `There it fits as ${labels.join(', ')}.`,
  mayStandThere: (list: readonly string[]) => `There you may use: ${list.join(' · ')}`,
  nobodyMayStand: 'Nobody may stand there; lay the tile alone.',
  seeOptions: 'Say "options" to see what you may do.',
};
