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
  'per-field-city-once': 'each city pays one field only',
  'per-city': 'fields pay by city',
};

/** Rules of a table that differ from its edition. */
const options: Readonly<Record<string, (value: string | number) => string>> = {
  fieldScoring: (value) => fieldScoring[value] ?? `${value}`,
  fieldPoints: (value) => `${value} points per city for farmers`,
  smallCity: (value) => `small cities ${value}`,
  handSize: (value) => (value === 3 ? 'hand of three' : 'no hand'),
  sharing: (value) => (value === 'majority' ? 'majority takes all' : 'each meeple counts'),
};

const ownAccount = 'You are already playing with your own account.';

/** The texts of answers in a chat, in English. */
export const chat = {
  sides: { N: 'N', E: 'E', S: 'S', W: 'W' } as Readonly<Record<string, string>>,
  allBut: (corner: string) => `all but ${corner}`,

  ownAccount,
  claimWith: (url: string) =>
    `Open this link and log in to move your games here to your account. Don’t share it: ${url}`,

  // Where a game stands
  yourTurn: (game: Named, move: number, question: string) => `${game}, move ${move}. Your turn: ${question}.`,
  turnOf: (game: Named, move: number, name: string) => `${game}, move ${move}. It is ${name}’s turn.`,
  waitsForOther: (game: Named, move: number) =>
    `${game}, move ${move}. Waiting for the other game with the same tiles.`,
  over: (game: Named, move: number) => `${game} is over after ${count(move, 'move')}.`,
  open: (game: Named, taken: number, seats: number) =>
    `${game} has not started: ${taken} of ${seats} seats taken.`,
  ended: (game: Named, move: number) => `${game} ended without a result after ${count(move, 'move')}.`,
  isAborted: 'ended without a result',
  aborted: (game: Named) => `${game} was aborted.`,
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
  joinWith: (command: string) => `Others can join with: ${command}`,
  startWith: (command: string) => `To start without filling the free seats: ${command}`,

  tournaments: {
    acts: {
      enter: ['enter'],
      join: ['join', 'accept'],
      invite: ['invite'],
      leave: ['leave', 'withdraw'],
    } as Readonly<Record<'enter' | 'join' | 'invite' | 'leave', readonly string[]>>,
    title: 'Tournaments and leagues:',
    none: 'No tournaments right now. You can create one on the website.',
    unknown: (number: number) => `There’s no tournament ${number} in the list.`,
    more: (example: string, entering: string) =>
      `Say "${example}" for the standings, "${entering}" to enter.`,
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
    entered: 'you’re in',
    youEntered: (name: string) => `You have entered ${name}. Your games will start automatically.`,
    youLeft: (name: string) => `You have withdrawn from ${name}.`,
    notEntered: 'You haven’t entered it.',
    leaveSure: (name: string, leaving: string) =>
      `${name} has started. Your current games continue, but you won’t be paired again. Sure? Say: ${leaving} yes`,
    team: (name: string, members: readonly string[]) => `${name}: ${members.join(', ')}`,
    yourTeam: (name: string, members: readonly string[]) => `Your team is ${name}: ${members.join(', ')}.`,
    invitesYou: (captain: string, team: string, joining: string) =>
      `${captain} invites you to the team ${team}. To accept, say: ${joining}`,
    exampleTeam: 'The Abbots',
    whichName: (entering: string) =>
      `This one is for teams. What is yours called? Say, for example: ${entering}`,
    badTeamName: 'A team can’t have this name. Use up to 60 visible characters.',
    teamEntered: (team: string, name: string) => `${team} is entered in ${name}, and you are its captain.`,
    inviteOthers: (size: number, inviting: string) =>
      `It can play once it has ${size} members. Invite others: ${inviting}`,
    teamJoined: (team: string, name: string) =>
      `You now play for ${team} in ${name}. Your games will start automatically.`,
    notInvited: 'You aren’t in a team there, and no team has invited you.',
    whichTeam: 'Which team?',
    teamLeft: (team: string) => `You have left ${team}.`,
    teamDeclined: (team: string) => `You have declined the invitation of ${team}.`,
  },

  // After a move
  yourMove: (question: string) => `Your turn: ${question}. Say "options".`,
  held: 'Your move is saved. It is played as soon as the other game with the same tiles has caught up.',
  nextYou: (question: string) => `Your turn again: ${question}. Say "options".`,
  next: (name: string, tile: string | undefined) =>
    `Now ${name}${tile === undefined ? '' : ` with ${tile}`}.`,
  started: (game: Named) => `${game} has started!`,
  andMore: (number: number) => `… and ${number} more: say "log".`,

  // Options
  optionsHint: (example: string, deployment: string | undefined, isAbridged: boolean) =>
    deployment === undefined
      ? `Reply with a number, such as ${example}.`
      : `${example} places the tile only, ${deployment} also deploys piece ${deployment.replace(/^[^.]*/, '')}${isAbridged ? `; ${example}? lists the pieces` : ''}.`,
  piecesHint: (example: string) => `${example} places the tile only; ${example}? lists the pieces.`,
  moreOfThese: (count: number, example: string) => `… and ${count} more: “${example}” lists them.`,
  moreElsewhere: (count: number, example: string) =>
    `… and ${count} more: name the cell, as in “${example}”.`,
  insteadOfPiece: 'Wherever you place it, instead of a piece on it:',
  actionsHint: (examples: readonly string[]) => `Write it after the number: ${examples.join(' · ')}`,
  together: (example: string) => `Several at once: ${example}`,
  onPage: (page: number, pages: number) => `Page ${page} of ${pages}; the next: "options page ${page + 1}"`,
  lastPage: (page: number, pages: number) => `Page ${page} of ${pages}.`,
  notYourTurn: (name: string) => `It’s ${name}’s turn, not yours.`,
  severalWays: (cell: string, number: number) => `At ${cell} the tile fits in ${number} ways:`,
  noSuchLabel: (label: string) => `There’s no option ${label} now. Say "options" to see what you can do.`,
  stale: (move: string, now: number) =>
    `The board has changed since you last looked (it is now move ${now}), so ${move} was not played. Say "options".`,
  nothingToPass: (question: string) => `You can’t pass now: ${question}. Say "options".`,

  // Score, log, tiles
  scoreLine: (place: number, name: string, points: number, projected: number | undefined) =>
    `${place}. ${name} ${points}${projected === undefined ? '' : ` (${projected} if it ended now)`}`,
  pieces: (list: readonly string[]) => (list.length === 0 ? 'no free pieces' : `free: ${list.join(', ')}`),
  holds: (list: readonly string[]) => `has ${list.join(', ')}`,
  hasResigned: result.resigned,
  noMoves: 'Nothing has happened yet.',
  afterHint: 'after a hint',
  remaining: (number: number) => `${count(number, 'tile')} still to come:`,
  noneRemaining: 'No tiles are left.',
  fitting: (cell: string, number: number) => `${count(number, 'tile')} still to come would fit at ${cell}:`,
  noneFitting: (cell: string) => `No tile still to come fits at ${cell}.`,
  textBoard:
    'Each tile shows its letter, its quarter turns, and the number of the player with a piece on it.',
  players: (names: readonly string[]) => names.map((name, seat) => `${seat} ${name}`).join(', '),
  invitedTo: 'you are invited',

  // Lists of games
  yourGames: 'Your games:',
  noGames: 'You have no games yet. Say "new" to create one, or "open" to find one to join.',
  openGames: 'You can join:',
  noOpenGames: 'No open tables right now. Say "new" to create one.',
  itsYourTurn: 'your turn',
  waitsForOtherShort: 'waiting for the other game',
  turnOfShort: (name: string) => `${name}'s turn`,
  isOver: 'over',
  notStarted: (taken: number, seats: number) => `not started, ${taken} of ${seats}`,
  moreGames: 'There are more on the website.',
  whichGame: (command: string) => `Which game? Put its id in front, as in: ${command}`,
  unknownGame: (id: string) => `I can’t find a game #${id}. Say "games" to list yours.`,
  noGameFor: 'You have no game to do that in. Say "games" to list yours, or "new" to create one.',

  // Messages, tables
  posted: 'Posted to the table.',
  tooLong: 'That’s too long. A message can have up to 2000 characters.',
  commandTooLong: 'That’s too long for a command. To send a message to the table, start with “say”.',
  noMessages: 'No messages yet.',
  noOthers: 'Posted. You’re alone at the table for now; others will see it when they join.',
  resignSure: (game: Named, command: string) =>
    `You would leave ${game} for good; your points stay, and the others play on. Sure? Say: ${command}`,
  resignYes: 'resign yes',
  resignMatch: (command: string) => `To resign the whole match, say: ${command}`,
  resignMatchSure: (command: string) =>
    `You would resign the whole match with all its running games, and your opponent would win it. Sure? Say: ${command}`,
  resignMatchYes: 'resign match yes',
  noMatch: 'This game isn’t part of a match.',
  matchBegun: 'The next match has started.',
  matchResigned: 'You have resigned the match.',
  tooManyInvited: 'You can invite up to twenty people at once.',
  badTime: 'The time per move must be between one minute and one year.',
  created: (game: Named) => `${game} is open.`,
  tableFacts: (facts: readonly string[]) => `${facts.join(', ')}.`,
  seats: (number: number) => count(number, 'player'),
  edition: (id: string) => (id === 'bga' ? 'BGA rules' : `${id} edition`),
  /** A rule that differs from the edition. */
  option: (name: string, value: string | number) => options[name]?.(value) ?? `${name} ${value}`,
  time: (amount: number, unit: 'minute' | 'hour' | 'day' | 'week') => count(amount, unit),
  perMove: (time: string) => `${time} per move`,
  /** @param label an option mentioned among other words */
  playThis: (label: string) => `Play ${label}? Answer ${label} or yes.`,
  nothingAsked: 'There’s no question to answer. Say "options" to see what you can play.',
  onVacation: (from: string, until: string) =>
    `You’re on vacation from ${from} until ${until}; your clocks are stopped.`,
  noVacation: 'You have no vacation planned.',
  vacationDaysLeft: (days: number) => `You have ${days} days of vacation left this year.`,
  noDeadlines: 'no deadlines',
  forfeits: 'out after three missed moves',
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
  joined: (game: Named) => `You have joined ${game}.`,
  joinedAlready: (game: Named) => `You already have a seat at ${game}.`,
  left: (game: Named) => `You have left ${game}.`,
  nudged: (name: string) => `${name} has been reminded.`,
  robotSeated: (name: string, game: Named) => `${name} has joined ${game}.`,
  requested: (what: string, names: readonly string[]) => `Requested: ${what}. Waiting for ${and(names)}.`,
  waitingForAnswers: (names: readonly string[], until: string) =>
    `Waiting for ${and(names)}, until ${until}.`,
  howToAnswer: 'Say "agree" or "decline".',
  nothingRequested: 'There are no open requests in that game.',
  whichRequest: 'Which one? Name it, as in: agree pause',
  agreed: (what: string) => `You agreed: ${what}. Others still have to answer.`,
  youAreBack: (game: Named) => `Welcome back: you play for yourself again in ${game}.`,
  standsIn: 'a robot plays for players who run out of time',
  unknownTable: (which: string) =>
    `I can’t find an open table "${which}". Say its id (join #3f9ac) or the invitation code; "open" lists tables.`,

  // Not understood
  notUnderstood: (input: string) => `I didn’t understand "${input}".`,
  didYouMean: (words: readonly string[]) => `Did you mean ${words.map((word) => `"${word}"`).join(' or ')}?`,
  tryHelp: 'Say "help" for a list of commands.',
  decisionForm:
    'A move is a number from "options" (3a.1), or a place, rotation and piece: 3,-1 r90 meeple@road0.',
  newUnclear: (word: string) =>
    `I didn’t understand "${word}", so I created no table. Say "help new" to see what you can add.`,

  overview: [
    'Carcassonne by mail. Your move: "options", then a number such as 3a.1.',
    'Look: games, turn, board, options, score, log, remaining, messages, link, claim',
    'Play: 3a.1 (a number), 3,-1 r90 meeple@road0 (a move in full), pass, resign',
    'Tables: new, open, join, invite, start, leave, rematch, nudge, say TEXT',
    'If you play several games, put the id in front: #3f9ac options. More: help new. New to the game: learn',
  ].join('\n'),

  // People
  cancelled: (game: Named) => `You have cancelled ${game}.`,
  declined: (game: Named) => `You have declined the invitation to ${game}.`,
  whichInvitation: 'Which one? Put its id in front, as in: #3f9ac decline',
  blocked: (name: string) =>
    `You have blocked ${name}: you no longer meet at open tables or see each other’s messages.`,
  unblocked: (name: string) => `You have unblocked ${name}.`,
  muted: (name: string) => `You no longer see messages from ${name}.`,
  unmuted: (name: string) => `You see messages from ${name} again.`,
  reported: (name: string) => `Thank you. The operators will look at your report about ${name}.`,
  reportHow: 'Name the player and a reason, as in: report @ole spam TEXT. Reasons:',

  // Refusals, by the problem
  refused: {
    ...problems,
    'assistance-off': tableOptions.assistance.off.sentence,
    'already-claimed': ownAccount,
    'too-many-requests': 'You’re doing this too often. Try again later.',
    'game-not-found': 'I can’t find this game, or it isn’t visible to you.',
  },
  tooManySeats: (expansions: readonly string[]) =>
    `A game has two to five players, or six with ${or(expansions)}.`,
  nobodyCalled: (handle: string) => `There’s no player with the handle ${handle}.`,
  illegal: (detail: string, rule: string | undefined) => `${detail}${rule === undefined ? '' : ` (${rule})`}`,
  fitsElsewhere: (labels: readonly string[]) => `It fits there as ${labels.join(', ')}.`,
  mayStandThere: (list: readonly string[]) => `There you can deploy: ${list.join(' · ')}`,
  nobodyMayStand: 'You can’t deploy a piece there; place the tile only.',
  seeOptions: 'Say "options" to see what you can do.',
};
