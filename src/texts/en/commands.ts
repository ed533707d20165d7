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
      'learn: short lessons, for which no game is needed. "learn 2": the second lesson.',
      '"learn 2 1a.1": the option 1a.1 in it; for its next step say one more, as in "learn 2 1a.1 3b".',
    ].join('\n'),
  },
  games: {
    words: ['games', 'my games', 'list'],
    help: [
      'games: your games, whose turn it is and until when.',
      'Each has an id. With several games put it in front, as in: #3f9ac options',
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
      'board: where the game stands, with the picture. "board text" draws it with letters:',
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
      'options: what you may do, numbered as on the picture. "options page 2": the rest.',
      '  3a: lays the tile that way, with nobody on it',
      '  3a.1: with the piece .1; 3a road: with a piece on the road',
      '  3a?: lists who may stand there',
      '  3: shows the ways at place 3; if there is only one, 3 lays the tile',
    ].join('\n'),
  },
  score: {
    words: ['score', 'scores', 'points'],
    help: 'score: points now, and if the game ended now.',
  },
  log: { words: ['log', 'history'], help: 'log: the last five moves. "log 12": the last twelve.' },
  remaining: {
    words: ['remaining', 'tiles', 'left', 'bag', 'fit', 'fits'],
    help: 'remaining: tiles that can still come. "remaining 3,-1": those that fit there.',
  },
  time: {
    words: ['time', 'time left', 'deadline', 'how much time'],
    help: 'time: how long the pending move may still take.',
  },
  undo: {
    words: ['undo', 'take back', 'takeback'],
    help: 'undo: asks the others to take your last move back, like "request undo".',
  },
  vacation: {
    words: ['vacation', 'holiday', 'holidays', 'away'],
    help: 'vacation: your vacations. "vacation 5 days" stops your clocks from now on, "vacation 2026-12-24 2027-01-02" later, "vacation off" ends it.',
  },
  hint: {
    words: ['hint', 'advice', 'suggest'],
    help: 'hint: what a robot would do in your place, and why. Hints are shown in the log.',
  },
  plan: {
    words: ['plan', 'conditional', 'premove'],
    help: [
      'plan U 3,-1 r90 meeple@road0: lays the tile U there when it is your turn and you draw it.',
      '  plan U: what you could do with U; then plan U 3a.1',
      '  plan any 3,-1 r90: with any tile that fits; plan draw always: keeps the abbey every time',
      '  ... if 2,0 is taken (or free), if 3,0:city0 is complete (or not), if 3,0:road0 is claimed (or not)',
      '  ... ; wagon -: what follows in the same turn',
      '  plan after 1: U 3,-1 r90: once plan 1 was carried out',
      'The first of your plans that holds is carried out. Nobody else learns of them.',
    ].join('\n'),
  },
  plans: { words: ['plans', 'my plans'], help: 'plans: what you have planned, and what became of it.' },
  unplan: { words: ['unplan', 'delete plan'], help: 'unplan 2: deletes your second plan.' },
  auto: {
    words: ['auto', 'forced'],
    help: 'auto on, auto off: has moves made for you to which there is no alternative.',
  },
  analysis: {
    words: ['analysis', 'analyse', 'analyze'],
    help: 'analysis: what a finished game teaches: the costliest moves, skill and luck.',
  },
  say: { words: ['say', 'tell'], help: 'say TEXT: post a message to the table.' },
  messages: { words: ['messages', 'talk'], help: 'messages: the last messages.' },
  new: {
    words: ['new', 'new game', 'create'],
    help: [
      'new: a table for two, base game, third edition, 3 days per move, open to all.',
      'In any order you may add:',
      '  players: 3 players',
      '  expansions: river, inns, traders, king, abbey, count, or all',
      '  edition: first, second, third or bga',
      '  rules: hand of three, small cities 2, fields 4, fields per city, each meeple',
      '  time for a move: 12 hours, 2 days, 1 week, no deadline',
      '  forfeit: three missed moves and you are out; stand in: a robot plays until you are back',
      '  people: @bruno @carla',
      '  robots: robot, easy robot, 2 strong robots',
      '  who may come: public, unlisted (by invitation or code), private (nobody else may watch)',
      ...allSaid(tableOptions).map(({ help }) => `  ${help}`),
      '  only who is reliable: reliability 90 (how many games out of a hundred somebody does not abandon)',
      '  who begins: random order',
      '  a name: "Sunday table"',
      'As in: new 3 players inns traders 2 days @bruno @carla "Sunday table"',
    ].join('\n'),
  },
  challenge: {
    words: ['challenge'],
    help: 'challenge @bruno best of 3 mirrored: a match of several games, rated as one; terms as in "new". "join" accepts, "decline" declines. "challenge club:spring-club" asks any one member of your club.',
  },
  tournaments: {
    words: ['tournaments', 'tournament', 'leagues', 'competitions'],
    help: [
      'tournaments: tournaments and leagues that you can enter, and those that run. "tournaments 2": how the second stands.',
      '"tournaments 2 enter": you take part, and your games begin by themselves. "tournaments 2 leave": you no longer do.',
      'Where teams take part: "tournaments 2 enter The Abbots" enters yours, "tournaments 2 invite @bruno" invites to it, "tournaments 2 join" accepts.',
    ].join('\n'),
  },
  join: {
    words: ['join', 'sit down', 'sit'],
    help: 'join #3f9ac, or join CODE: take a seat. "join" alone: the table that you were invited to.',
  },
  invite: { words: ['invite'], help: 'invite @bruno @carla: invite more people to your table.' },
  start: {
    words: ['start', 'begin'],
    help: 'start: begin with those who are there, without the free seats.',
  },
  leave: {
    words: ['leave', 'stand up'],
    help: 'leave: give your seat back before the start. Afterwards: resign.',
  },
  cancel: { words: ['cancel'], help: 'cancel: cancel your open table, before the start.' },
  decline: {
    words: ['decline'],
    help: 'decline: turn an invitation down, or what another player requests in a running game.',
  },
  resign: {
    words: ['resign', 'give up', 'quit'],
    help: 'resign yes: leave a running game for good. Your pieces stay, the others play on. resign match yes: give up the whole match.',
  },
  rematch: {
    words: ['rematch', 'again'],
    help: 'rematch: the same people once more, after the end.',
  },
  nudge: {
    words: ['nudge', 'hurry'],
    help: 'nudge: remind the player whom the table is waiting for, once a day.',
  },
  robot: {
    words: ['robot', 'add robot'],
    help: [
      'robot, or robot easy, fair, strong: seat a robot at your open table.',
      'In a running game: request that a robot plays for somebody who has been away for a day.',
    ].join('\n'),
  },
  request: {
    words: ['request', 'propose', 'ask for'],
    help: [
      'request pause, resume, more time, undo, end (without a result), robot, robot NAME:',
      'it happens if everybody else agrees within three days.',
    ].join('\n'),
  },
  requests: { words: ['requests', 'proposals'], help: 'requests: what players request of each other.' },
  agree: {
    words: ['agree', 'i agree'],
    help: 'agree: agree to what another player requests. Of several name one: agree pause.',
  },
  disagree: {
    words: ['disagree', 'i disagree', 'withdraw'],
    help: 'disagree: decline what another player requests; or withdraw what you have requested.',
  },
  back: {
    words: ['back', 'i am back', "i'm back"],
    help: 'back: decide for yourself again after a robot has stood in. Any move does the same.',
  },
  link: { words: ['link', 'url', 'page'], help: 'link: the page of the game.' },
  claim: {
    words: ['claim', 'account', 'claim me'],
    help: [
      'claim: a link, for you alone, that takes all your games over to an account of your own;',
      'then you can also play on the website and by email.',
    ].join('\n'),
  },
  mute: { words: ['mute'], help: 'mute @ole: read no more messages of a player. Nobody else learns of it.' },
  unmute: { words: ['unmute'], help: 'unmute @ole: read the messages of a player again.' },
  block: {
    words: ['block'],
    help: [
      'block @ole: the two of you no longer meet at open tables, nor read each other.',
      'The player is not told; running games go on.',
    ].join('\n'),
  },
  unblock: { words: ['unblock'], help: 'unblock @ole: ends a block.' },
  report: {
    words: ['report'],
    help: 'report @ole spam TEXT: tell the operators. Reasons: harassment, spam, impersonation, cheating, stalling, other.',
  },
  pass: {
    words: ['pass', 'none', 'no'],
    help: 'pass: answer "no" where that is allowed (wagon, Carcassonne, abbey).',
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
      `  --level ${levels.padEnd(18)} how well the robot plays (easy); several for several robots: easy,fair`,
      '  --expansions LIST'.padEnd(29) + expansions,
      '                             or all; separated by commas',
      `  --edition NAME             ${editions} (third)`,
      '  --server URL               a service; else the one on this machine (PORT, also of .env), else one for this game',
      '  --token TOKEN              plays as the player of an API token instead of a guest',
      '  --game ID                  goes on with a game of that player',
      '  --resume                   goes on with the last game that you left as a guest',
      '  --picture KIND             text, kitty or iterm; found out by itself where it can be',
      `  --language ${languages.padEnd(15)} else as the environment says`,
      '',
      'Colours are left out with NO_COLOR=1 and where the output is not a terminal.',
    ].join('\n'),
  help: 'Type the number of an option (3a lays the tile, 3a.1 with piece .1), or: board, options, score, remaining, log, help, learn. "quit" leaves.',
  /** Words that leave the game. */
  leaveWords: ['quit', 'exit', 'q'] as readonly string[],
  starting: (url: string) => `No service at ${url}: starting one for this game. That takes a moment…`,
  unreachable: (url: string) =>
    `There is no service at ${url}. "npm start" starts one, or leave --server out.`,
  noGuests:
    'This service has no guests. Create an account on its page and an API token in its settings: --token',
  welcome: (name: string, others: string) => `You are ${name}. Against you: ${others}.`,
  page: (url: string) => `The same game on the page: ${url}`,
  left: (id: string) => `To go on with this game: --game ${id}`,
  resume: 'To go on with this game: npm run play -- --resume',
  gone: 'The game ends here, as its service ran for it alone.',
  nothingToResume: 'There is no game to go on with. "npm run play" begins one.',
  sessionEnded: 'The guest’s session has ended: the game can’t be resumed. "npm run play" begins a new one.',
};

/** The texts of `npm run play` in each language. */
export type TerminalTexts = typeof terminal;
