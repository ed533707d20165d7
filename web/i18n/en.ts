import { game } from '../../src/texts/en/game.ts';
import { result } from '../../src/texts/en/result.ts';
import { plural } from '../../src/texts/names.ts';
import type { EditionName, OptionName, WebhookEventName, WebhookFormat } from '../api/types.ts';
import { account } from './account/en.ts';
import { analysis } from './analysis/en.ts';
import { apps } from './apps/en.ts';
import { guests } from './guests/en.ts';
import { invited } from './invited/en.ts';
import { learn } from './learn/en.ts';
import { link } from './link/en.ts';
import { named } from './named.ts';
import { outcome } from './outcome/en.ts';
import { person } from './person/en.ts';
import { plans } from './plans/en.ts';
import { push } from './push/en.ts';
import { requests } from './requests/en.ts';
import { site } from './site/en.ts';
import { table } from './table/en.ts';
import { variation } from './variation/en.ts';

const { and, points, piece, into, toQuarter, fromQuarter, counted } = game;

const sides = named({ N: 'north', E: 'east', S: 'south', W: 'west' });
const corners = named({ NE: 'north-east', SE: 'south-east', SW: 'south-west', NW: 'north-west' });

/** The texts of the page in English. */
export const en = {
  title: 'Carcassonne by mail',
  /** The words for everything in a game. */
  game,
  /** How a game ended. */
  result,
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

  nav: { games: 'Games', newGame: 'New game', settings: 'Settings', logOut: 'Log out', logIn: 'Log in' },

  analysis,

  welcome: {
    claim: 'A move today, the answer tomorrow.',
    text: 'Carcassonne as a long game among friends: play here, from a chat room or by email, whenever you have a minute.',
    logIn: 'Log in',
    signUp: 'Create an account',
    noAccount: 'New here?',
    haveAccount: 'Already have an account?',
  },
  account: {
    logInName: 'Email address or username',
    email: 'Email address',
    password: 'Password',
    passwordHint: '8 characters or more; a few unrelated words are best',
    handle: 'Username',
    handleHint: 'Letters, digits, - and _; other players see it',
    working: 'One moment…',
    forgotten: 'Forgot your password?',
    sendReset: 'Send me a link',
    resetSent: 'If there is an account with this address, an email with a link is on its way.',
  },

  /** Logging in, and the account. */
  security: account,
  /** Playing without an account. */
  guests,
  person,
  variation,
  /** Following the link of an email. */
  link,
  apps,
  /** How a game went for the player, and which comes next. */
  outcome,
  /** For somebody who is invited to a table. */
  invited,
  /** The pages around the games. */
  site,
  push,

  /** The tutorial. */
  learn,

  /** The plans that players prepare for their next turns. */
  plans,

  /** The page of one game. */
  table,

  games: {
    yourTurn: 'Your turn',
    running: 'Waiting for others',
    open: 'Not started yet',
    finished: 'Finished',
    openTables: 'Open tables to join',
    none: 'No games yet',
    noneText: 'Open a table and send the link to your friends, or take a seat at an open one.',
    noOpenTables: 'No table is looking for players right now.',
    seats: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
    waitsFor: (name: string) => `waiting for ${name}`,
    moves: (count: number) => plural('en', count, { one: '1 move', other: `${count} moves` }),
    aborted: 'Ended without a result',
    untitled: 'Untitled game',
  },

  newGame: {
    title: 'New game',
    name: 'Name of the table',
    nameExample: 'Sunday table',
    seats: 'Players',
    visibility: 'Who may join',
    public: 'Anyone',
    publicHint: 'The table is listed for all players.',
    unlisted: 'Anyone with the link',
    unlistedHint: 'Anyone with the link can watch; to play, they need the invitation link.',
    private: 'Invited players only',
    privateHint: 'Nobody else can see the game.',
    invite: 'Invite',
    inviteHint: 'Names or email addresses, separated by spaces',
    expansions: 'Expansions',
    preset: 'Rules',
    presets: named<EditionName, string>({
      first: 'First edition',
      second: 'Second edition',
      third: 'Third edition, as on Board Game Arena',
      bga: 'Board Game Arena',
    }),
    fine: 'Rule details',
    aids: 'Aids',
    withAids: 'Show remaining tiles, projections and hints',
    aidsHint: 'Without, nobody gets them while the game runs: not the players, not those who watch.',
    seating: 'Who goes first',
    seatings: { drawn: 'Chosen at random', 'as-taken': 'The player who opened the table' },
    clock: 'Time per move',
    clocks: named({
      none: 'No limit',
      PT12H: '12 hours',
      P1D: '1 day',
      P3D: '3 days',
      P1W: '1 week',
      P2W: '2 weeks',
    }),
    onTimeout: 'When time runs out',
    skip: 'The turn is skipped',
    robot: 'A robot plays until the player is back',
    robots: 'Robots',
    robotChoices: {
      none: 'No robots',
      easy: 'Easy robots in the other seats',
      fair: 'Fair robots in the other seats',
      strong: 'Strong robots in the other seats',
      excluded: 'No robots, not even as stand-ins',
    },
    forfeit: 'After three missed turns in a row, the player is out',
    create: 'Open the table',
    sixNeeds: 'Six can play with Inns & Cathedrals, Traders & Builders or Abbey & Mayor.',
  },
  options: named<OptionName, string>({
    fieldScoring: 'How fields are scored',
    fieldPoints: 'A completed city gives a farmer',
    smallCity: 'A completed city of two tiles',
    handSize: 'Tiles in hand',
    sharing: 'Who gets the points of a shared feature',
  }),
  optionValues: named({
    'fieldScoring.per-field': 'Each field scores for each of its cities',
    'fieldScoring.per-field-city-once':
      'Each city scores once, for the field with the most farmers around it',
    'fieldScoring.per-city': 'Each city scores for the player with the most farmers around it',
    'fieldPoints.3': '3 points',
    'fieldPoints.4': '4 points',
    'smallCity.4': '4 points, like any other',
    'smallCity.2': '2 points',
    'handSize.1': 'One, drawn in the turn',
    'handSize.3': 'Three to choose from',
    'sharing.majority': 'The player with the most meeples there',
    'sharing.each-meeple': 'Every meeple there',
  }),

  robotLevels: { easy: 'Easy', fair: 'Fair', strong: 'Strong' },
  requests,
  lobby: {
    seatRobot: 'Seat a robot',
    cancel: 'Cancel the table',
    cancelSure: 'Cancel this table for everybody? The link will no longer work.',
    removePlayer: (name: string) => `Remove ${name} from the table`,
    removeSure: (name: string) =>
      `Remove ${name} from the table? They can only come back if you invite them.`,
    waiting: 'The table is open',
    text: 'The game starts when all seats are taken.',
    invitation: 'Invitation',
    invitationHint: 'Send this link to your friends.',
    takeSeat: 'Take a seat',
    leaveSeat: 'Leave your seat',
    start: 'Start now',
    free: 'free',
    you: 'you',
    notFound: 'Game not found',
    notFoundText: 'It may be private, or the link may be incomplete.',
    rules: 'Rules',
    withoutAids: 'without aids',
    withoutAidsText:
      'This table plays without aids: remaining tiles, projections and hints are off for everybody.',
    clock: (time: string) => `${time} per move`,
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
    free: 'nobody there',
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
    over: 'The game is over',
    withoutResult: 'Everybody agreed to end it without a result.',
    watching: 'You are watching',
    placeOne: 'Choose a tile and place it',
    placeHint: 'Tap a dashed square, or drag the tile there; on a pale one it turns to fit.',
    gapHint: 'Tap a dashed gap.',
    deploy: 'Place a meeple?',
    deployNobody: 'No meeple',
    also: 'And with it?',
    alsoNothing: 'Nothing else',
    abbeyHint: 'The abbey fits into a gap with tiles on all four sides. You decide before you see a tile.',
    abbey: 'Abbey',
    tile: 'Tile',
    exchange: 'No tile in your hand fits',
    turnTile: 'Turn the tile',
    takeBack: 'Change',
    confirm: 'Play',
    confirmGain: (gain: string) => `Play, ${gain}`,
    sending: 'Sending…',
    gain: (name: string, count: number) => `${name} +${count}`,
    wagonHint: 'Its feature is scored. Choose where it goes, or take it home.',
    wagonTo: (kind: string) => `Move on to the ${game.feature(kind)}`,
    countHint: 'You gave others points and scored none yourself: a meeple may enter the city.',
    countEnter: (name: string, quarter: string) => `${piece(name)} ${toQuarter(quarter)}`,
    moveCount: 'Move the count?',
    moveCountHint: 'Meeples in the same quarter as the count may not leave it.',
    countStays: (quarter: string) => `He stays in the ${quarter}`,
    countGoes: (quarter: string) => `To the ${quarter}`,
    redeployHint: 'Meeples from the city may join what is about to be scored. Choose as many as you like.',
    redeployFinalHint:
      'The last chance before fields are scored, one meeple at a time. If you choose nobody, yours stay in the market.',
    redeployMove: (name: string, quarter: string, kind: string) =>
      `${piece(name)} ${fromQuarter(quarter)} ${into(kind)}`,
    atCell: (x: number, y: number) => `at ${x}, ${y}`.replaceAll('-', '−'),
    onCorner: (corner: string) => `on the corner in the ${corner}`,
    stale:
      'Somebody was faster: the board has changed. Take another look; whatever still fits has been kept.',
    notYourTurn: 'This has already been decided.',
    notLegal: 'That is not allowed',
    ruleHint: (rule: string) => `Rule ${rule}`,
    offline: 'The service cannot be reached. Your choice is kept; please try again.',
    asList: 'Choose from a list',
    deadline: (time: string) => `Until ${time}`,
    setAside: (count: number) =>
      plural('en', count, { one: '1 tile set aside', other: `${count} tiles set aside` }),
    nudge: 'Nudge',
    nudged: 'Nudged',
    resign: 'Resign',
    resignSure: (players: number) =>
      `Resign from this game for good? ${players > 2 ? 'Your pieces stay, and the others play on.' : 'It ends, and you lose it.'}`,
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

  log: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    afterHint: 'after a hint',
    undone: 'undone',
    move: (seq: number) => `Move ${seq}`,
    slider: 'Move shown on the board',
    previous: 'One move back',
    next: 'One move forward',
    latest: 'Now',
    play: 'Play',
    pause: 'Pause',
    at: (seq: number, of: number) => `Move ${seq} of ${of}`,
    start: 'Before the first move',
    how: 'How?',
    notation: 'Exact notation',
  },

  messages: {
    title: 'Messages',
    empty: 'No messages yet.',
    write: 'Message to the table',
    send: 'Send',
  },

  settings: {
    displayName: 'Display name',
    handleHint: 'You log in and are invited by it; letters, digits, - and _',
    title: 'Settings',
    profile: 'You',
    language: 'Language',
    timeZone: 'Time zone',
    appearance: 'Appearance',
    auto: 'Same as the device',
    light: 'Light',
    dark: 'Dark',
    sounds: 'Sounds',
    soundsOn: 'A soft sound when it is your turn, and when a tile is laid',
    onThisDevice: 'On this device, while the table is open',
    notifications: 'Notifications',
    verified: 'confirmed',
    unverified: 'not yet confirmed',
    verifyAgain: 'Send the confirmation email again',
    verifySent: 'Sent',
    vacation: 'Vacation',
    vacationHint: (days: number) =>
      `Your clocks stop while you are away. You have ${plural('en', days, { one: 'one day', other: `${days} days` })} left this year.`,
    from: 'First day',
    to: 'Last day',
    away: (from: string, to: string) => `Away from ${from} to ${to}.`,
    endVacation: 'I am back',
  },

  claim: {
    title: 'Is this you?',
    about: (name: string, provider: string, games: number) =>
      `${name} plays on ${provider} and has a seat in ${plural('en', games, { one: 'one game', other: `${games} games` })}. ` +
      'Claim this player, and all of that belongs to your account: here, by email and anywhere else.',
    logInFirst: 'Log in or create an account first; you will come back to this page.',
    redeem: 'Yes, that is me',
    mayAct: (provider: string) => `I want to keep playing on ${provider} as well`,
    mayActHint: (application: string) =>
      `${application} can then read and play all your games until you switch that off in the settings.`,
  },
  chats: {
    title: 'Linked chats',
    hint: 'Those with a tick may see and play your games for you.',
    from: (provider: string, application: string) => `${provider}, through ${application}`,
    remove: 'Unlink',
  },
  deliveryStates: {
    waiting: 'on its way',
    delivered: 'delivered',
    failed: 'could not be delivered',
    dropped: 'no longer needed',
  },
  webhooks: {
    title: 'Discord, Slack and webhooks',
    hint: 'Let a Discord or Slack channel announce your turn, or have one of your programs called (a webhook).',
    more: 'Add a webhook',
    where: 'Where to?',
    formats: {
      discord: 'A Discord channel',
      slack: 'A Slack channel',
      standard: 'My own program',
    } satisfies Record<WebhookFormat, string>,
    formatHints: {
      discord: 'Channel settings, Integrations, Webhooks: copy the URL of a new one.',
      slack: 'An app of yours with Incoming Webhooks: copy the URL.',
      standard: 'Signed according to the Standard Webhooks specification.',
    } satisfies Record<WebhookFormat, string>,
    url: 'Address',
    about: 'Notify me about',
    events: {
      'turn.started': 'It is my turn',
      'turn.reminder': 'It is still my turn',
      'turn.expired': 'My time has run out',
      'decision.made': 'Every move at my tables',
      'game.started': 'One of my games starts',
      'game.finished': 'One of my games is over',
      'player.joined': 'Somebody takes a seat at my table',
      'player.left': 'Somebody leaves my table before the game starts',
      'player.invited': 'I am invited',
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
    } satisfies Record<WebhookEventName, string>,
    create: 'Add',
    secret: 'Your program checks signatures with this secret, which is shown only once:',
    test: 'Send a test',
    switchOff: 'Switch off',
    switchOn: 'Switch on',
    off: 'switched off',
    last: (time: string, state: string) => `${time}: ${state}`,
  },
  tokens: {
    title: 'API tokens',
    hint: 'A program or chat bot uses a token to play in your name.',
    docs: 'What can it do?',
    more: 'Create a token',
    name: 'What is it for?',
    may: 'It may',
    scopes: {
      'games:read': 'see your games',
      'games:play': 'play for you',
      webhooks: 'manage your webhooks',
      'players:act-for': 'act for people in a chat (for chat bots)',
      profile: 'see your email address and settings',
    },
    days: 'Valid for how many days?',
    daysHint: 'Leave empty for a token that does not expire.',
    create: 'Create',
    created: 'Copy it now; it is shown only once:',
    unused: 'not used yet',
    used: (time: string) => `last used ${time}`,
    expires: (time: string) => `until ${time}`,
  },

  notifications: {
    ofGame: 'Notifications for this game',
    email: 'By email',
    each: 'One email per notification',
    digest: 'Daily summary',
    none: 'None',
    about: 'Notify me about',
    all: 'Every move',
    mine: 'My turns and messages',
    end: 'The end of a game',
    reminders: 'Remind me before time runs out',
    webhooks: 'Send to my webhooks',
    delivery: (channel: string, state: string, time: string) =>
      `${named({ email: 'Email', push: 'Push notification' })[channel] ?? 'Webhook'}, ${time}: ${state}.`,
    nextAttempt: (time: string) => `Next attempt ${time}.`,
  },

  problems: named({
    offline: 'The service cannot be reached. Are you online?',
    unknown: 'Sorry, something went wrong.',
    'invalid-credentials': 'Email address and password do not match.',
    'invalid-passkey': 'This passkey does not log in here. Try again, or use your password.',
    'invalid-recovery-code': 'This is none of your recovery codes, or it was used before.',
    'challenge-expired': 'That took too long. Begin again with your password.',
    'passkey-refused': 'The passkey could not be added. Try again.',
    'passkey-known': 'This passkey is already in your account.',
    'user-code-not-found': 'No app shows this code now: check it, or have the app show another one.',
    'wrong-password': 'The password is wrong.',
    'account-required': 'Guests cannot do that. Keep your games with an email address or a passkey first.',
    'registered-already': 'You already have an account.',
    'last-passkey': 'This passkey is the only way into your account. Add an email address first.',
    'password-required': 'This needs your password.',
    banned: 'This account has been banned.',
    'weak-password': 'This password is too easy to guess. Take several unrelated words, for example.',
    'name-not-available': 'This name is not available; choose another one.',
    'email-taken': 'There is already an account with this email address: log in with it.',
    'handle-taken': 'Somebody else has this name; choose another one.',
    'game-full': 'All seats are taken.',
    'seat-taken': 'This seat was taken a moment ago.',
    'too-many-requests': 'Too many requests. Wait a minute, then try again.',
    'game-not-found': 'We can’t find this game.',
    'email-not-confirmed': 'To invite people by email address, first confirm your own.',
    'player-not-found': 'One of the invited players does not exist.',
    'link-not-valid': 'This link is no longer valid: it has expired or has been used. Request a new one.',
    'games-shared': 'Your account and this player are in a game together. Finish that game first.',
  }),
};

/** The texts that every language has. */
export type Texts = typeof en;
