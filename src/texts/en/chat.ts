import type { CommandName } from '../../chat/words.ts';
import type { ExpansionId } from '../../engine/index.ts';
import { englishHelp } from './chat-help.ts';

/** A game as a line names it: `Sunday table #3f9ac`. */
type Named = string;

const plural = (count: number, one: string, other = `${one}s`) => `${count} ${count === 1 ? one : other}`;

/** What each phase asks for. */
const questions: Readonly<Record<string, string>> = {
  place: 'place a tile',
  'abbey-choice': 'place your abbey, or draw a tile',
  'last-abbeys': 'place your abbey, or keep it',
  wagon: 'move your wagon, or take it home',
  count: 'send somebody into Carcassonne, or nobody',
  redeploy: 'move followers out of Carcassonne, or none',
  'final-redeploy': 'move followers out of the market, or none',
};

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
  sharing: (value) => (value === 'majority' ? 'majority takes all' : 'each follower counts'),
};

const ownAccount = 'You play with an account of your own already.';

/** English. */
export const english = {
  locale: 'en-GB',
  sides: { N: 'N', E: 'E', S: 'S', W: 'W' } as Readonly<Record<string, string>>,
  marks: {
    shield: 'shield',
    cathedral: 'cathedral',
    inn: 'inn',
    grain: 'grain',
    wine: 'wine',
    cloth: 'cloth',
  } as Readonly<Record<string, string>>,
  allBut: (corner: string) => `all but ${corner}`,
  question: (phase: string) => questions[phase] ?? phase,

  ownAccount,
  claimWith: (url: string) =>
    `Open this and log in: your games here become those of your account. Keep it to yourself: ${url}`,

  // Where a game stands
  yourTurn: (game: Named, move: number, question: string) => `${game}, move ${move}. Your turn: ${question}.`,
  turnOf: (game: Named, move: number, name: string) => `${game}, move ${move}. ${name} is to move.`,
  over: (game: Named, move: number) => `${game} is over after ${plural(move, 'move')}.`,
  open: (game: Named, taken: number, seats: number) =>
    `${game} has not started: ${taken} of ${seats} seats taken.`,
  aborted: (game: Named) => `${game} was given up.`,
  until: (time: string) => `until ${time}`,
  deadline: (time: string) => `Time until ${time}.`,
  tile: (tile: string) => `Tile: ${tile}.`,
  hand: (tiles: readonly string[]) => `Your hand: ${tiles.join('; ')}.`,
  bag: (left: number) => `${plural(left, 'tile')} left in the bag.`,
  points: (list: readonly string[]) => `Points: ${list.join(', ')}.`,
  won: (names: readonly string[], points: readonly string[]) =>
    `${names.join(' and ')} ${names.length === 1 ? 'has' : 'have'} won: ${points.join(', ')}.`,
  sitting: (names: readonly string[]) => `At the table: ${names.join(', ')}.`,
  joinWith: (command: string) => `Others sit down with: ${command}`,
  startWith: (command: string) => `Begin without the free seats: ${command}`,

  // After a move
  yourMove: (question: string) => `Your turn: ${question}. Say "options".`,
  nextYou: (question: string) => `Your turn again: ${question}. Say "options".`,
  next: (name: string, tile: string | undefined) =>
    `Now ${name}${tile === undefined ? '' : ` with ${tile}`}.`,
  started: (game: Named) => `${game} begins!`,
  andMore: (count: number) => `… and ${count} more: say "log".`,

  // Options
  optionsHint: (example: string, deployment: string | undefined, isAsking: boolean) =>
    deployment === undefined
      ? `Say its number, as in ${example}.`
      : `${example} lays the tile with nobody on it, ${deployment} with piece .1${isAsking ? `; ${example}? tells which pieces` : ''}.`,
  together: (example: string) => `Several at once: ${example}`,
  onPage: (page: number, pages: number) => `Page ${page} of ${pages}; the next: "options page ${page + 1}"`,
  lastPage: (page: number, pages: number) => `Page ${page} of ${pages}.`,
  abbey: 'abbey',
  drawTile: 'draw a tile',
  keepAbbey: 'keep it',
  wagonHome: 'take it home',
  nobody: 'nobody',
  countTo: 'with the count going to:',
  notYourTurn: (name: string) => `It is not your turn: ${name} is to move.`,
  severalWays: (cell: string, count: number) => `At ${cell} the tile can lie in ${count} ways:`,
  noSuchLabel: (label: string) => `Nothing is called ${label} just now. Say "options" for what you may do.`,
  stale: (move: string, now: number) =>
    `The board has changed since you looked (it is move ${now} now), so ${move} was not played. Say "options".`,
  nothingToPass: 'You cannot pass now: the tile must be laid. Say "options".',

  // Score, log, tiles
  scoreLine: (place: number, name: string, points: number, projected: number | undefined) =>
    `${place}. ${name} ${points}${projected === undefined ? '' : ` (${projected} if it ended now)`}`,
  pieces: (list: readonly string[]) => (list.length === 0 ? 'no piece free' : `free: ${list.join(', ')}`),
  holds: (list: readonly string[]) => `has ${list.join(', ')}`,
  abbeys: (count: number) => plural(count, 'abbey'),
  hasLeft: 'left',
  noMoves: 'Nothing has happened yet.',
  remaining: (count: number) => `${plural(count, 'tile')} can still come:`,
  noneRemaining: 'No tile is left.',
  fitting: (cell: string, count: number) =>
    `${plural(count, 'tile')} that can still come would fit at ${cell}:`,
  noneFitting: (cell: string) => `No tile that can still come fits at ${cell}.`,
  textBoard: 'On a tile: its letter, its quarter turns, and the number of the player who stands there.',
  players: (names: readonly string[]) => names.map((name, seat) => `${seat} ${name}`).join(', '),
  invitedTo: 'you are invited',

  // Lists of games
  yourGames: 'Your games:',
  noGames: 'You play no game. "new" makes one, "open" lists those that you can join.',
  openGames: 'You can join:',
  noOpenGames: 'No table is open for you. "new" makes one.',
  itsYourTurn: 'your turn',
  turnOfShort: (name: string) => `${name}'s turn`,
  isOver: 'over',
  notStarted: (taken: number, seats: number) => `not started, ${taken} of ${seats}`,
  moreGames: 'There are more; they are on the page.',
  whichGame: (command: string) => `Which game? Put its id in front, as in: ${command}`,
  unknownGame: (id: string) => `I know no game #${id} that you may see. "games" lists yours.`,
  noGameFor: 'You play no game for that. "games" lists yours, "new" makes one.',

  // Talking, tables
  said: 'Told the table.',
  tooLong: 'That is too long: 2000 letters at most.',
  noMessages: 'Nobody has said anything yet.',
  noOthers: 'Nobody else sits there yet; they will read it.',
  resignSure: (game: Named, command: string) =>
    `This would end ${game} for you; your points stay and the others play on. Sure? Say: ${command}`,
  resignYes: 'resign yes',
  tooManyGuests: 'Twenty guests at most can be invited at once.',
  badTime: 'A move may have from one minute to a year.',
  made: (game: Named) => `${game} is open.`,
  tableFacts: (facts: readonly string[]) => `${facts.join(', ')}.`,
  seats: (count: number) => plural(count, 'player'),
  edition: (id: string) => (id === 'bga' ? 'BGA rules' : `${id} edition`),
  baseGame: 'base game',
  expansions: {
    river: 'The River',
    'inns-and-cathedrals': 'Inns & Cathedrals',
    'traders-and-builders': 'Traders & Builders',
    'king-and-robber': 'King & Robber',
    'abbey-and-mayor': 'Abbey & Mayor',
    count: 'The Count of Carcassonne',
  } as Readonly<Record<ExpansionId, string>>,
  /** A rule that differs from the edition. */
  option: (name: string, value: string | number) => options[name]?.(value) ?? `${name} ${value}`,
  time: (amount: number, unit: 'minute' | 'hour' | 'day' | 'week') => plural(amount, unit),
  perMove: (time: string) => `${time} per move`,
  noDeadlines: 'no deadlines',
  forfeits: 'three missed moves and you are out',
  drawnSeats: 'random order of play',
  visibility: {
    public: 'open to all',
    unlisted: 'by invitation or code',
    private: 'private',
  },
  invitedNow: (names: readonly string[]) => `Invited: ${names.join(', ')}.`,
  guestsJoin: (command: string) => `They sit down with: ${command}`,
  joined: (game: Named) => `You sit at ${game}.`,
  satAlready: (game: Named) => `You sit at ${game} already.`,
  left: (game: Named) => `You have left ${game}.`,
  nudged: (name: string) => `${name} has been reminded.`,
  unknownTable: (which: string) =>
    `No open table for "${which}". Say the id (join #3f9ac) or the invitation code; "open" lists tables.`,

  // Not understood
  notUnderstood: (heard: string) => `I did not understand "${heard}".`,
  didYouMean: (words: readonly string[]) => `Did you mean ${words.map((word) => `"${word}"`).join(' or ')}?`,
  tryHelp: 'Say "help" for what I know.',
  decisionForm:
    'A move is a label from "options" (3a.1), or place, turn and who stands there: 3,-1 r90 meeple@road0.',
  newUnclear: (word: string) =>
    `I did not understand "${word}", so no table was made. "help new" tells what I know.`,

  help: (about: CommandName) => englishHelp[about],
  overview: [
    'Carcassonne by mail. Your move: "options", then a label such as 3a.1.',
    'Look: games, turn, board, options, score, log, remaining, messages, link, claim',
    'Play: 3a.1 (a label), 3,-1 r90 meeple@road0 (a move in full), pass, resign',
    'Tables: new, open, join, invite, start, leave, rematch, nudge, say TEXT',
    'With several games put the id in front: #3f9ac options. More: help new',
  ].join('\n'),

  // Refusals
  refused: {
    'claimed-already': ownAccount,
    'not-seated': 'You have no seat in that game; you may watch.',
    'game-not-running': 'That game is not running.',
    'game-not-open': 'That game has started already.',
    'game-not-finished': 'That game is not over yet.',
    'game-full': 'All seats are taken.',
    'already-seated': 'You have a seat there already.',
    'too-few-players': 'A game needs two players at least.',
    'not-owner': 'Only who made the table can do that.',
    'nobody-to-nudge': 'The table waits for nobody but you.',
    'nudged-already': 'That player was reminded less than a day ago.',
    'game-not-found': 'There is no such game for you.',
    'stale-version': 'Somebody was faster: the board has changed. Look again with "options".',
    'invalid-setup': 'A table like that cannot be set up.',
    'player-not-found': 'Somebody of those is not known here.',
  } as Readonly<Record<string, string>>,
  /** Why a table cannot be set up, by the rule that it breaks. */
  setup: {
    'R-SETUP-1': 'Two to five can play; six with Inns & Cathedrals, Traders & Builders or Abbey & Mayor.',
  } as Readonly<Record<string, string>>,
  nobodyCalled: (handle: string) => `Nobody here has the handle ${handle}.`,
  illegal: (detail: string, rule: string | undefined) => `${detail}${rule === undefined ? '' : ` (${rule})`}`,
  reason: {} as Readonly<Record<string, string>>,
  fitsElsewhere: (labels: readonly string[]) => `There it fits as ${labels.join(', ')}.`,
  mayStandThere: (list: readonly string[]) => `There you may use: ${list.join(' · ')}`,
  nobodyMayStand: 'Nobody may stand there; lay the tile alone.',
  seeOptions: 'Say "options" for what you may do.',
};

/** Everything that answers say in a language. */
export type Texts = typeof english;
