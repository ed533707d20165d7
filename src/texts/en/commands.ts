import { expansionWords } from '#expansion-words/en';
import { chatNames } from '../expansion-words.ts';
import { allSaid } from '../table-options.ts';
import { tableOptions } from './table-options.ts';

/**
 * The words of each command, and more about it for `help`, in English. The first word is the one that answers name;
 * words are plain: lower case, no accents.
 */
export const commands = {
  help: { words: ['help', 'commands', 'h', 'hello', 'hi'], help: 'help COMMAND: more about a command.' },
  learn: {
    words: ['learn', 'tutorial', 'lessons', 'lesson'],
    help: [
      'learn: short lessons; you need no game. "learn 2": the second lesson.',
      '"learn 2 1a.1": plays option 1a.1 in it; add the answer to each further step, as in "learn 2 1a.1 3b".',
    ].join('\n'),
  },
  games: {
    words: ['games', 'my games', 'list'],
    help: [
      'games: your games, with whose turn it is and the deadline.',
      'Each has an id. If you play several games, put it in front, as in: #3f9ac options',
    ].join('\n'),
  },
  open: { words: ['open', 'open games', 'lobby'], help: 'open: games that you can join.' },
  turn: {
    words: [
      'turn',
      'card',
      'status',
      'news',
      'whose turn',
      'whose turn is it',
      'who is next',
      "who's next",
      'is it my turn',
    ],
    help: 'turn: what happened since your last move, and whose turn it is.',
  },
  board: {
    words: ['board', 'picture', 'map', 'show', 'show me the board', 'show the board', 'show board'],
    help: [
      'board: a picture of the board. "board text" draws it in letters:',
      '# city, + road, ~ river, . field. Places are x,y: x grows to the east, y to the south.',
    ].join('\n'),
  },
  options: {
    words: [
      'options',
      'moves',
      'legal',
      'what can i do',
      'what can i play',
      'what can i do now',
      'my options',
    ],
    help: [
      'options: what you can do, numbered as on the picture. "options page 2": the rest.',
      '  3a: places the tile that way, without a piece',
      '  3a.1: also deploys piece .1; 3a road: also deploys a piece on the road',
      '  3a?: lists the pieces you can deploy there',
      '  3: lists the rotations at place 3; if there is only one, places the tile',
    ].join('\n'),
  },
  score: {
    words: ['score', 'scores', 'points'],
    help: 'score: the points so far, and the final score if the game ended now.',
  },
  log: { words: ['log', 'history'], help: 'log: the last five moves. "log 12": the last twelve.' },
  remaining: {
    words: ['remaining', 'tiles', 'left', 'bag', 'fit', 'fits'],
    help: 'remaining: the tiles still to come. "remaining 3,-1": those that fit there.',
  },
  time: {
    words: ['time', 'time left', 'deadline', 'how much time'],
    help: 'time: how much time is left for the current move.',
  },
  undo: {
    words: ['undo', 'take back', 'takeback'],
    help: 'undo: asks the other players to undo your last move, like "request undo".',
  },
  vacation: {
    words: ['vacation', 'holiday', 'holidays', 'away'],
    help: 'vacation: your vacations. "vacation 5 days" stops your clocks from now on, "vacation 2026-12-24 2027-01-02" plans one, "vacation off" ends it.',
  },
  hint: {
    words: ['hint', 'advice', 'suggest'],
    help: 'hint: the move a robot would make for you, and why. The log shows that you used a hint.',
  },
  plan: {
    words: ['plan', 'conditional', 'premove'],
    help: [
      'plan U 3,-1 r90 meeple@road0: plays this move when it is your turn and you draw tile U.',
      '  plan U: lists your options with U; then plan U 3a.1',
      '  plan any 3,-1 r90: with any tile that fits; plan draw always: draws a tile every time and keeps the abbey',
      '  ... if 2,0 is taken (or free), if 3,0:city0 is complete (or not), if 3,0:road0 is claimed (or not)',
      '  ... ; wagon -: adds a decision later in the same turn',
      '  plan dragon away, else towards anna: moves the dragon away from your pieces; between equal tiles, towards Anna’s',
      '  plan after 1: U 3,-1 r90: waits until plan 1 has been played',
      'The first of your plans that applies is played. Only you can see your plans.',
    ].join('\n'),
  },
  plans: { words: ['plans', 'my plans'], help: 'plans: your plans and their outcomes.' },
  unplan: { words: ['unplan', 'delete plan'], help: 'unplan 2: deletes your second plan.' },
  auto: {
    words: ['auto', 'forced'],
    help: 'auto on, auto off: makes forced moves (those with only one option) for you, or stops doing so.',
  },
  analysis: {
    words: ['analysis', 'analyse', 'analyze'],
    help: 'analysis: the costliest moves of a finished game, and how much was skill or luck.',
  },
  say: { words: ['say', 'tell'], help: 'say TEXT: post a message to the table.' },
  messages: { words: ['messages', 'talk'], help: 'messages: the last messages.' },
  new: {
    words: ['new', 'new game', 'create'],
    help: [
      'new: a table for two, base game, third edition, 3 days per move, open to all.',
      'You can add, in any order:',
      '  players: 3 players',
      `  expansions: ${chatNames(expansionWords).join(', ')}, or all`,
      '  edition: first, second, third or bga',
      '  rule variants: hand of three, small cities 2, fields 4, fields per city, each meeple',
      '  dragon: dragon after scoring, dragon before scoring, active dragon, everyone moves the dragon',
      '  time per move: 12 hours, 2 days, 1 week, no deadline',
      '  missed deadlines: forfeit (out after three missed moves), stand in (a robot plays until the player is back)',
      '  people: @bruno @carla',
      '  robots: robot, easy robot, 2 strong robots',
      '  who can join: public, unlisted (by invitation or code), private (no spectators)',
      ...allSaid(tableOptions).map(({ help }) => `  ${help}`),
      '  reliable players only: reliability 90 (players who finish at least 90 of 100 games)',
      '  order of play: random order',
      '  a name: "Sunday table"',
      'For example: new 3 players inns traders 2 days @bruno @carla "Sunday table"',
    ].join('\n'),
  },
  challenge: {
    words: ['challenge'],
    help: 'challenge @bruno best of 3 mirrored: a match of several games, rated as one; options as in "new". "join" accepts, "decline" declines. "challenge club:spring-club" challenges any member of your club.',
  },
  tournaments: {
    words: ['tournaments', 'tournament', 'leagues', 'competitions'],
    help: [
      'tournaments: tournaments and leagues that you can enter, and those in progress. "tournaments 2": the standings of the second.',
      '"tournaments 2 enter": enter it; your games start automatically. "tournaments 2 leave": withdraw.',
      'For teams: "tournaments 2 enter The Abbots" enters your team, "tournaments 2 invite @bruno" invites a player to it, "tournaments 2 join" accepts an invitation.',
    ].join('\n'),
  },
  join: {
    words: ['join', 'sit down', 'sit'],
    help: 'join #3f9ac, or join CODE: take a seat. "join" alone: accepts your invitation.',
  },
  invite: { words: ['invite'], help: 'invite @bruno @carla: invite more people to your table.' },
  start: {
    words: ['start', 'begin'],
    help: 'start: start the game with the players at the table, without filling the free seats.',
  },
  leave: {
    words: ['leave', 'stand up'],
    help: 'leave: leave a table before the game starts. After that: resign.',
  },
  cancel: { words: ['cancel'], help: 'cancel: cancel your table before the game starts.' },
  decline: {
    words: ['decline'],
    help: 'decline: decline an invitation, or another player’s request in a running game.',
  },
  resign: {
    words: ['resign', 'give up', 'quit'],
    help: 'resign yes: leave a running game for good. Your pieces stay, and the others play on. resign match yes: resign the whole match.',
  },
  rematch: {
    words: ['rematch', 'again'],
    help: 'rematch: after a game, invites the same players and robots to another one.',
  },
  nudge: {
    words: ['nudge', 'hurry'],
    help: 'nudge: remind the player whose turn it is, once a day.',
  },
  robot: {
    words: ['robot', 'add robot'],
    help: [
      'robot, or robot easy, fair, strong: seat a robot at your open table.',
      'In a running game: propose that a robot play for a player who has been away for a day.',
    ].join('\n'),
  },
  request: {
    words: ['request', 'propose', 'ask for'],
    help: [
      'request pause, resume, more time, undo, end (without a result), robot, robot NAME:',
      'it takes effect if all other players agree within three days.',
    ].join('\n'),
  },
  requests: { words: ['requests', 'proposals'], help: 'requests: the open requests in a game.' },
  agree: {
    words: ['agree', 'i agree'],
    help: 'agree: agree to another player’s request. If there are several, name one: agree pause.',
  },
  disagree: {
    words: ['disagree', 'i disagree', 'withdraw'],
    help: 'disagree: decline another player’s request, or withdraw your own.',
  },
  back: {
    words: ['back', 'i am back', "i'm back"],
    help: 'back: take over from the robot that plays for you. Making a move does the same.',
  },
  link: { words: ['link', 'url', 'page'], help: 'link: the page of the game.' },
  claim: {
    words: ['claim', 'account', 'claim me'],
    help: [
      'claim: a private link that moves all your games to your own account;',
      'then you can also play on the website and by email.',
    ].join('\n'),
  },
  mute: { words: ['mute'], help: 'mute @ole: hide the messages of a player. They are not notified.' },
  unmute: { words: ['unmute'], help: 'unmute @ole: show the messages of a player again.' },
  block: {
    words: ['block'],
    help: [
      'block @ole: you no longer meet at open tables, and no longer see each other’s messages.',
      'The player is not notified, and running games continue.',
    ].join('\n'),
  },
  unblock: { words: ['unblock'], help: 'unblock @ole: ends a block.' },
  report: {
    words: ['report'],
    help: 'report @ole spam TEXT: report a player to the operators. Reasons: harassment, spam, impersonation, cheating, stalling, other.',
  },
  pass: {
    words: ['pass', 'none', 'no'],
    help: 'pass: decline an optional decision (wagon, Carcassonne, abbey).',
  },
} as const;

/** The values that options of `npm run play` take, each list in one string. */
export interface UsageChoices {
  /** `easy|fair` */
  readonly levels: string;
  /** Separated by commas, broken into lines below each other. */
  readonly expansions: string;
  readonly editions: string;
  readonly languages: string;
}

/** The texts of `npm run play`, in English. */
export const terminal = {
  usage: ({ levels, expansions, editions, languages }: UsageChoices) =>
    [
      'npm run play -- [options]: a game against robots in the terminal, without an account.',
      '',
      `  --level ${levels.padEnd(18)} the robot’s level (easy); a list for several robots: easy,fair`,
      '  --expansions LIST'.padEnd(29) + expansions,
      '                             or all; separated by commas',
      `  --edition NAME             ${editions} (third)`,
      '  --server URL               a service; by default one on this machine (PORT, also from .env), or one started for this game',
      '  --token TOKEN              plays as the player of an API token instead of a guest',
      '  --game ID                  continues a game of that player',
      '  --resume                   continues the last game that you left as a guest',
      '  --picture KIND             text, kitty or iterm; detected automatically where possible',
      `  --language ${languages.padEnd(15)} by default from the environment`,
      '',
      'There are no colours with NO_COLOR=1, or if the output is not a terminal.',
    ].join('\n'),
  help: 'Type the number of an option (3a places the tile, 3a.1 also deploys piece .1), or: board, options, score, remaining, log, help, learn. "quit" leaves.',
  /** Words that leave the game. */
  leaveWords: ['quit', 'exit', 'q'] as readonly string[],
  starting: (url: string) => `No service at ${url}: starting one for this game. That takes a moment…`,
  unreachable: (url: string) =>
    `There is no service at ${url}. Start one with "npm start", or leave out --server.`,
  noGuests:
    'This service does not accept guests. Create an account on its page and an API token in the settings, then use --token',
  welcome: (name: string, others: string) => `You are ${name}. Your opponents: ${others}.`,
  page: (url: string) => `The same game on the page: ${url}`,
  left: (id: string) => `To continue this game: --game ${id}`,
  resume: 'To continue this game: npm run play -- --resume',
  gone: 'The game ends here: its service was started for this game only.',
  nothingToResume: 'There is no game to continue. Start one with "npm run play".',
  sessionEnded:
    'The guest’s session has ended: the game can’t be resumed. Start a new one with "npm run play".',
};

/** The texts of `npm run play` in each language. */
export type TerminalTexts = typeof terminal;
