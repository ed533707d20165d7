import { game } from '../../../src/texts/en/game.ts';
import { result } from '../../../src/texts/en/games.ts';
import { tableOptions } from '../../../src/texts/en/table-options.ts';
import { plural } from '../../../src/texts/names.ts';
import { named } from '../named.ts';
import { guests, learn, site } from './site.ts';
import { outcome, table, variation } from './table.ts';

const { and, points, counted } = game;

const sides = named({ N: 'north', E: 'east', S: 'south', W: 'west' });
const corners = named({ NE: 'north-east', SE: 'south-east', SW: 'south-west', NW: 'north-west' });

/** The texts of the page in English. */
export const en = {
  title: 'Carcassonne by mail',
  /** The words for everything in a game. */
  game,
  /** How a game ended. */
  result,
  /** The options of a table that are on or off. */
  tableOptions,
  side: (name: string) => sides[name] ?? name,
  corner: (name: string) => corners[name] ?? name,
  skipToContent: 'Skip to the content',
  loading: 'One moment…',
  copy: 'Copy',
  copied: 'Copied',
  save: 'Save',
  saved: 'Saved',
  cancel: 'Cancel',
  remove: 'Delete',

  nav: {
    label: 'Main menu',
    play: 'Play',
    community: 'Community',
    find: 'Find a game',
    newGame: 'New game',
    settings: 'Settings',
    logOut: 'Log out',
    logIn: 'Log in',
  },

  welcome: {
    claim: 'A move today, the answer tomorrow.',
    text: 'Carcassonne as a long game among friends: play here, from a chat room or by email, whenever you have a minute.',
    logIn: 'Log in',
    signUp: 'Create an account',
    noAccount: 'New here?',
    haveAccount: 'Already have an account?',
  },
  /** Playing without an account. */
  guests,
  variation,
  /** How a game went for the player, and which comes next. */
  outcome,
  /** The pages around the games. */
  site,

  /** The tutorial. */
  learn,

  /** The page of one game. */
  table,

  games: {
    yourTurn: 'Your turn',
    running: 'Waiting for others',
    open: 'Not started yet',
    finished: 'Finished',
    openTables: 'Open tables to join',
    none: 'No games yet',
    noneText:
      'Start with a robot, or find people to play with: open a table and send the link to your friends.',
    noTurn: 'No game is waiting for you.',
    noOpenTables: 'No open tables right now. Open one: others can join it.',
    seats: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
    waitsForOther: 'waiting for the other game',
    waitsFor: (name: string) => `waiting for ${name}`,
    moves: (count: number) => plural('en', count, { one: '1 move', other: `${count} moves` }),
    aborted: 'Ended without a result',
    untitled: 'Untitled game',
    clocks: named({
      none: 'No limit',
      PT12H: '12 hours',
      P1D: '1 day',
      P3D: '3 days',
      P1W: '1 week',
      P2W: '2 weeks',
    }),
    notFound: 'Game not found',
    notFoundText: 'It may be private, or the link may be incomplete.',
    clock: (time: string) => `${time} per move`,
    pausedShort: 'paused',
  },

  board: {
    alt: 'The board',
    label: 'The board. Drag to move it, plus and minus to zoom, 0 to see all of it.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show all',
    legal: 'Legal places for the tile',
    place: (label: string, total: number, x: number, y: number) => `Place ${label} of ${total}: ${x}, ${y}`,
    turns: (count: number) => plural('en', count, { one: 'fits in one way', other: `fits in ${count} ways` }),
    owned: (names: readonly string[]) => `held by ${and(names)}`,
    free: 'free',
    tiles: (count: number) => counted('tiles', count),
    complete: (_kind: string) => 'complete',
    openEnds: (count: number) => plural('en', count, { one: '1 open side', other: `${count} open sides` }),
    missing: (count: number) =>
      plural('en', count, { one: '1 tile missing', other: `${count} tiles missing` }),
    now: (count: number) => `${points(count)} now`,
    whenComplete: (count: number, _kind: string) => `${count} when complete`,
    atLeast: (count: number, _kind: string) => `${count} or more when complete`,
  },

  turn: {
    yours: 'Your turn',
    waitingFor: (name: string) => `Waiting for ${name}`,
    heldByYou: 'You have decided',
    heldBy: (name: string) => `${name} has decided`,
    heldHint: 'It is played as soon as the other game with the same tiles has caught up.',
    over: 'The game is over',
    aborted: 'All players agreed to end it without a result.',
    watching: 'You are watching',
    placeOne: 'Choose a tile and place it',
    placeHint: 'Tap a dashed square, or drag the tile there; on a pale one it turns to fit.',
    gapHint: 'Tap a dashed gap.',
    deploy: 'Place a meeple?',
    deployNobody: 'No meeple',
    also: 'And with it?',
    alsoNothing: 'Nothing else',
    abbeyHint: 'Tap a dashed gap to put your abbey there. You decide before you see a tile.',
    abbey: 'Abbey',
    tile: 'Tile',
    exchange: 'No tile in your hand fits',
    turnTile: 'Turn the tile',
    takeBack: 'Change',
    confirm: 'Play',
    confirmGain: (gain: string) => `Play, ${gain}`,
    sending: 'Sending…',
    gain: (name: string, gain: string) => `${name} ${gain}`,
    atCell: (x: number, y: number) => `at ${x}, ${y}`.replaceAll('-', '−'),
    onCorner: (corner: string) => `on the corner in the ${corner}`,
    stale: 'The board has changed in the meantime. Take another look; choices that still fit are kept.',
    notYourTurn: 'This decision has already been made.',
    notLegal: 'That is not allowed',
    ruleHint: (rule: string) => `Rule ${rule}`,
    offline: 'The service cannot be reached. Your choice is kept; please try again.',
    asList: 'Choose from a list',
    listed: (label: string, tile: string | undefined) =>
      `Place ${label}${tile === undefined ? '' : `: ${tile}`}`,
    deadline: (time: string) => `Until ${time}`,
    setAside: (count: number) =>
      plural('en', count, { one: '1 tile set aside', other: `${count} tiles set aside` }),
    paused: 'Paused: no deadline',
  },

  scores: {
    title: 'Scores',
    pieces: 'Pieces left',
    bag: (count: number) =>
      plural('en', count, { one: '1 tile in the bag', other: `${count} tiles in the bag` }),
    turn: 'to move',
    explain: 'Where the points came from',
    nothing: 'No points yet.',
    projection: 'If the game ended now',
    remaining: 'Tiles still to come',
  },

  settings: {
    language: 'Language',
    appearance: 'Appearance',
    auto: 'Same as the device',
    light: 'Light',
    dark: 'Dark',
  },

  problems: named({
    offline: 'The service cannot be reached. Are you online?',
    unknown: 'Sorry, something went wrong.',
    banned: 'This account has been banned.',
    'too-many-requests': 'Too many requests. Wait a minute, then try again.',
    'game-not-found': 'We can’t find this game.',
    'assistance-off': tableOptions.assistance.off.sentence,
  }),
};

/** The texts that every language has. */
export type Texts = typeof en;
