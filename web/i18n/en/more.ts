import { labels } from '../../../src/texts/en/email.ts';
import { game } from '../../../src/texts/en/game.ts';
import { plural } from '../../../src/texts/names.ts';
import type { EditionName, OptionName, WebhookEventName, WebhookFormat } from '../../api/types.ts';
import { named } from '../named.ts';
import { account, apps, link, push } from './account.ts';
import { competitions, matches, pools } from './events.ts';
import { analysis, plans } from './games.ts';
import { clubs, community, invited, person, ratings, requests } from './people.ts';
import { problemReasons, problems } from './problems.ts';

const { piece, into, toQuarter, fromQuarter } = game;

/** The texts that are not needed before the first tile, in English. */
export const more = {
  analysis,
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
  person,
  /** For who waits in pools. */
  pools,
  /** Ways to a further game. */
  find: { robot: 'Play a robot' },
  competitions,
  /** For clubs and their members. */
  clubs,
  community,
  ratings,
  matches,
  /** Following the link of an email. */
  link,
  apps,
  /** For a visitor who is invited to a table. */
  invited,
  push,

  /** The plans that players prepare for their next turns. */
  plans,

  newGame: {
    title: 'New game',
    name: 'Name of the table',
    nameExample: 'Sunday table',
    seats: 'Players',
    visibility: 'Who can join',
    public: 'Anyone',
    publicHint: 'The table is listed for all players.',
    unlisted: 'Anyone with the link',
    unlistedHint: 'Anyone with the link can watch; to play, they need the invitation link.',
    private: 'Invited players only',
    privateHint: 'No one else can see the game.',
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
    options: 'Options',
    seating: 'Who goes first',
    seatings: { drawn: 'Chosen at random', 'as-taken': 'The player who opened the table' },
    clock: 'Time per move',
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
    dragonMoves: 'When the dragon flies',
    dragonFlight: 'Who moves the dragon',
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
    'dragonMoves.before-scoring': 'Before the tile is scored',
    'dragonMoves.after-scoring': 'After the tile is scored',
    'dragonFlight.everyone': 'Everyone in turn',
    'dragonFlight.active': 'The player whose turn it is',
  }),

  robotLevels: { easy: 'Easy', fair: 'Fair', strong: 'Strong' },
  requests,
  lobby: {
    seatRobot: 'Seat a robot',
    cancel: 'Cancel the table',
    cancelSure: 'Cancel this table for all players? The link will no longer work.',
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
    rules: 'Rules',
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

  claim: {
    title: 'Is this you?',
    about: (name: string, provider: string, games: number) =>
      `${name} plays on ${provider} and has a seat in ${plural('en', games, { one: 'one game', other: `${games} games` })}. ` +
      'Claim this player to move these games to your account: here, by email and everywhere else.',
    logInFirst: 'Log in or create an account first. You then return to this page.',
    redeem: 'Yes, that is me',
    canAct: (provider: string) => `I want to keep playing on ${provider} as well`,
    canActHint: (application: string) =>
      `${application} can then read and play all your games until you switch that off in the settings.`,
  },
  chats: {
    title: 'Linked chats',
    hint: 'Chats with a tick can see and play your games for you.',
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
    hint: 'Announce your turns in a Discord or Slack channel, or call one of your programs (a webhook).',
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
    name: 'Name for the list',
    which: 'Which games',
    games: { mine: 'My games', public: 'The results of all public games' },
    one: 'Which of them',
    allGames: 'All of them',
    label: 'Only games with this label',
    labelHint: 'Such as those of one tournament. Leave it empty for all.',
    ofOneGame: 'one game',
    ofLabel: (label: string) => `only “${label}”`,
    ofPublic: 'results of all public games',
    ofClub: (handle: string) => `for the club ${handle}`,
    about: 'Notify me about',
    events: labels satisfies Record<WebhookEventName, string>,
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
    name: 'Purpose',
    may: 'Permissions',
    scopes: {
      'games:read': 'see your games',
      'games:play': 'play for you',
      webhooks: 'manage your webhooks',
      'players:act-for': 'act for people in a chat (for chat bots)',
      profile: 'see your email address and settings',
    },
    oneGame: 'for one game',
    forGame: 'For which game',
    allGames: 'All my games',
    forGameHint:
      'A token for one game sees and plays only that game, and has no access to webhooks or your email address.',
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
  /** What the service does not take as it was entered. */
  invalid: {
    check: (fields: string) => `Check ${fields}.`,
    fields: named({
      url: 'the address',
      email: 'the email address',
      handle: 'the username',
      displayName: 'the name',
      name: 'the name',
      text: 'the text',
      invite: 'the invitations',
      timeZone: 'the time zone',
    }),
    other: 'what you entered',
  },
  problems,
  problemReasons,
  guests: {
    keepAll: 'Keep your games',
    youAre: (name: string) => `You play as ${name}, a guest on this device.`,
    keepText:
      'Add an email address or a passkey, and your games are yours: on every device, for as long as you like.',
    until: (date: string) => `Otherwise they stay until ${date}, or longer if you keep playing.`,
    withPasskey: 'Keep with a passkey',
    passkeyText: 'Your fingerprint, your face or a PIN: nothing to type, nothing to remember.',
    passkeyName: 'my first device',
    or: 'or',
    withEmail: 'Keep with an email address',
    emailText: 'You then get an email when it is your turn.',
    haveAccount: 'Already have an account? Log in with it; the games of this guest stay behind.',
    kept: 'Saved. These games are yours now',
    keptByPasskey: 'From now on you log in with your passkey. You can choose a name in the settings.',
    keptByEmail: (address: string) =>
      `We have sent an email to ${address}. Follow its link to confirm the address.`,
    back: 'Back to the game',
    logOutSure: 'You play as a guest: if you log out, you lose access to your games. Log out anyway?',
    noName: 'Guests have a made-up name; with an account you choose your own.',

    noAddress:
      'You log in only with a passkey. Add an email address to get notifications, and to get back in without the passkey.',
    addAddress: 'Add an email address',
  },
  site: {
    noSuchPlayer: (name: string) =>
      `There is no player called ${name}. Check the spelling, or invite by email address.`,

    statistics: {
      title: 'Your statistics',
      link: 'Statistics',
      text: 'The results of your finished games.',
      none: 'Nothing to count yet: finish a game first.',
      people: 'Games with people',
      robots: 'Games with robots',
      played: 'Games',
      won: 'Won',
      average: 'Average points',
      best: 'Most points',
      byPlayerCount: 'By number of players',
      seats: 'Players',
      opponents: 'Opponents',
      opponent: 'Player',
      ahead: 'You were ahead',
      behind: 'You were behind',
      aborted: (count: number) =>
        plural('en', count, {
          one: 'One game ended without a result.',
          other: `${count} games ended without a result.`,
        }),
      scenarios: (count: number) =>
        plural('en', count, {
          one: 'One game whose tiles were chosen in advance is not counted.',
          other: `${count} games whose tiles were chosen in advance are not counted.`,
        }),
    },

    note: {
      title: 'My note',
      hint: 'Only you can read it.',
      label: 'Note about this game',
      saved: 'Saved',
      saving: 'Saving…',
      placeholder: 'Plans, counts, promises…',
    },
  },
  settings: {
    displayName: 'Display name',
    handleHint: 'For logging in and invitations; letters, digits, - and _',
    title: 'Settings',
    profile: 'You',
    timeZone: 'Time zone',
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
  turn: {
    thisTile: 'the tile you place',
    alsoDo: 'If you like',
    instead: 'Or instead',
    elsewhere: {
      label: 'Place a meeple on another tile',
      questions: { at: 'Where does it go?', piece: 'Which piece?' },
    },
    wagonHint: 'Its feature is scored. Choose where it goes, or take it home.',
    wagonTo: (kind: string) => `Move on to the ${game.feature(kind)}`,
    countHint: 'You gave others points and scored none yourself: a meeple may enter the city.',
    countEnter: (name: string, quarter: string) => `${piece(name)} ${toQuarter(quarter)}`,
    moveCount: 'Move the count?',
    moveCountHint: 'Meeples in the same quarter as the count cannot leave it.',
    countStays: (quarter: string) => `He stays in the ${quarter}`,
    countGoes: (quarter: string) => `To the ${quarter}`,
    redeployHint:
      'Meeples from the city can join the feature that is about to be scored. Choose as many as you like.',
    redeployFinalHint:
      'The last chance before fields are scored, one meeple at a time. If you choose none, yours stay in the market.',
    redeployMove: (name: string, quarter: string, kind: string) =>
      `${piece(name)} ${fromQuarter(quarter)} ${into(kind)}`,
    nudge: 'Nudge',
    nudged: 'Nudged',
    resign: 'Resign',
    resignSure: (players: number) =>
      `Resign from this game for good? ${players > 2 ? 'Your pieces stay, and the others play on.' : 'It ends, and you lose it.'}`,
  },
};

/** The texts that every language has for later. */
export type MoreTexts = typeof more;
