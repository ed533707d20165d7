import { game } from '../../../src/texts/en/game.ts';
import { requests as shared } from '../../../src/texts/en/requests.ts';
import { plural } from '../../../src/texts/names.ts';

/** The texts of a player's page, in English. */
export const person = {
  since: (date: string) => `Here since ${date}`,
  robot: 'A robot',
  guest: 'A guest',
  record: 'Games with people',
  form: 'Latest results',
  playing: 'Playing now',
  results: {
    won: 'W',
    drawn: 'D',
    lost: 'L',
    beat: (opponents: readonly string[]) => `Won against ${game.and(opponents)}`,
    drew: (opponents: readonly string[]) => `Shared first place with ${game.and(opponents)}`,
    lostTo: (opponents: readonly string[]) => `Lost to ${game.and(opponents)}`,
  },
  hidden: (name: string) => `${name} keeps results and ratings private.`,
  chooseShown: 'Choose what others see here',
  played: (count: number) => plural('en', count, { one: '1 game', other: `${count} games` }),
  won: (count: number) => `${count} won`,
  headToHead: 'The two of you',
  never: 'You have not finished a game together yet.',
  ahead: 'You were ahead',
  behind: 'You were behind',
  invite: 'Invite to a game',
  follow: 'Follow',
  unfollow: 'Unfollow',
  following: 'You follow this player. Only you can see that.',
  notify: 'Notify me of new tables',
  suitable: 'Only tables that suit me',
  suitableHint: 'Players of similar strength, a familiar time per move, expansions I have played',
  noneSuits: 'No open table suits you right now. Show all tables, or open your own.',
  followedTables: 'Tables of people you follow',
  share: 'Share this page',
  missing: 'There is no player with this name, or their page is private. Check the spelling.',
  yours: 'Your page',
  yoursText: 'What others see when they open your name.',
  see: 'View your page',
  to: 'Visible to',
  readers: { public: 'Everyone', players: 'Logged-in players', private: 'Only you' },
  showSince: 'Show when I joined',
  showRecord: 'Show my games and wins, except private games',
  showPlayStats: 'Show my reliability, my typical turn times and my favourite expansions',
  playStats: {
    title: 'Playing style',
    reliability: 'Reliability',
    notYet: 'Not enough games yet',
    counted: (games: number, abandoned: number) =>
      `${plural('en', games, { one: 'Of the last game', other: `Of the last ${games} games` })} with people, ${abandoned} abandoned`,
    turns: 'Typical turn',
    spread: (quarter: string, upperQuartile: string) =>
      `A quarter of turns take up to ${quarter}, three quarters up to ${upperQuartile}.`,
    favourites: 'Plays most with',
  },
};

export type PersonTexts = typeof person;

/** The texts of the community pages, in English. */
export const community = {
  competitions: 'Tournaments',
  clubs: 'Clubs',
  ratings: 'Ratings',
  players: 'Players',
  byName: 'Username',
  find: 'Find',
  noneKnown: 'The people you follow or play with are listed here. Find a game to meet some.',
  forVisitors: 'Log in to see the people you follow and play with.',
  followed: 'People you follow',
  opponents: 'People you have played',
  highest: 'Highest rated',
};

export type CommunityTexts = typeof community;

/** The texts about clubs, in English. */
export const clubs = {
  title: 'Clubs',
  text: 'Clubs have their own members-only tables, ladders and tournaments.',
  mine: 'Your clubs',
  all: 'Clubs to join',
  none: 'No clubs yet. Create the first one.',
  noneForVisitors: 'No clubs yet. Create an account to start the first one.',
  found: 'Create a club',
  handle: 'Handle',
  handleHint: 'In the address of its page; letters, digits, - and _',
  name: 'Name',
  description: 'Description',
  open: 'Anyone can join',
  members: (count: number) => plural('en', count, { one: '1 member', other: `${count} members` }),
  memberList: 'Members',
  askingList: 'Requests to join',
  roles: { owner: 'owner', admin: 'admin', member: 'member', pending: 'asks to join' },
  join: 'Join',
  ask: 'Ask to join',
  asked: 'You have asked to join. The club’s admins will answer.',
  withdrawRequest: 'Withdraw the request',
  leave: 'Leave the club',
  leaveSure: 'You are also withdrawn from its tournaments, and you can no longer join its tables.',
  accept: 'Accept',
  decline: 'Decline',
  remove: 'Remove from the club',
  appoint: 'Make an admin',
  dismiss: 'Remove as admin',
  actionsFor: (name: string) => `Actions for ${name}`,
  tables: 'Open tables',
  running: 'Games being played',
  quiet: 'Nothing is going on right now. Open a table: all members can join it.',
  quietForOthers: 'Nothing is going on right now.',
  newTable: 'Open a table',
  forClub: (handle: string) => `Open to the members of ${handle}`,
  challenges: 'Challenges',
  challenge: 'Challenge the club',
  anyMember: (handle: string) => `a member of ${handle}`,
  challenged: (name: string) => `${name} challenges the club.`,
  firstCome: 'The first member who accepts plays.',
  competitions: 'Tournaments and ladder',
  competitionsHint:
    'Only members can enter, and players who leave the club are withdrawn. The games are public.',
  beginLadder: 'Start a ladder',
  ladderName: (club: string) => `Ladder of ${club}`,
  newCompetition: 'Organise a tournament',
  rooms: 'Chat channels',
  roomsHint:
    'Post news of the club to a Discord or Slack channel: new tables, who joins them, starts and results of games, and pairings.',
  addRoom: 'Add a channel',
  roomName: 'Name for the list',
  roomLanguage: 'Language of the messages',
  roomBy: (name: string) => `added by ${name}`,
  roomTested: 'A test is on its way.',
  missing: 'There is no club at this address. Check the link, or look through all clubs.',
};

export type ClubTexts = typeof clubs;

/** The texts for visitors who are invited to a table, in English. */
export const invited = {
  invites: (name: string) => `${name} invites you to Carcassonne`,
  looksForPlayers: (name: string) => `${name} is looking for players`,
  someone: 'You are invited to Carcassonne',
  what: 'Lay tiles, build cities and roads, and place your meeples where they score most. Play in your browser, one move whenever you have a minute.',
  players: 'Players',
  free: (count: number) => plural('en', count, { one: '1 seat is free', other: `${count} seats are free` }),
  expansions: 'Expansions',
  noExpansions: 'None: the base game',
  with: (names: readonly string[]) => game.and(names),
  pace: 'Pace',
  noClock: 'No time limit',
  price: 'Price',
  costsNothing: 'Free, and without advertising',
  asGuest: 'No account needed: play as a guest, and save the game later.',
  begun: 'This game has started without you',
  begunText: 'All seats are taken. Start a game of your own right away.',
};

export type InvitedTexts = typeof invited;

const { and } = game;

/** The texts of what players request of each other. */
export const requests = {
  ...shared,
  title: 'Request',
  menu: 'More…',
  kindName: {
    undo: () => 'Undo my last move',
    pause: () => 'A pause',
    resume: () => 'End the pause',
    'more-time': (name: string | undefined) => (name === undefined ? 'More time' : `More time for ${name}`),
    robot: (name: string | undefined) =>
      name === undefined ? 'A robot that plays on for me' : `A robot for ${name}`,
    end: () => 'End the game without a result',
  },
  explained: {
    undo: 'The game returns to before your last move. The log keeps both.',
    pause:
      'The clock stops: no deadlines and no reminders, for up to 30 days. You can still play, and resume whenever all agree.',
    resume: 'The clock runs again, with the time that was left.',
    'more-time': 'As much time again as this table gives for a move.',
    robot: 'The robot decides until the player is back. Any move by the player takes the seat back.',
    end: 'The game ends for all players without a winner, and counts in no statistics.',
  },
  needsAll: 'All other players have to agree within three days.',
  unlessDeclined: 'It happens when all players agree, or after three days if no one declines.',
  atOnce: 'It happens at once: no one else has to agree.',
  send: 'Send the request',
  doIt: 'Confirm',
  withdraw: 'Withdraw',
  sent: (label: string) => `You have requested “${label}”.`,
  awaiting: (names: readonly string[], until: string) =>
    names.length === 0 ? `Open until ${until}.` : `Waiting for ${and(names)}, until ${until}.`,
  answerBy: (until: string) => `Please answer by ${until}.`,
  orSilence: 'If no one declines, it happens then.',
  robotForYou: 'A robot plays for you until you are back.',
  back: 'I am back',
};

/** The texts of ratings, in English. */
export const ratings = {
  title: 'Ratings',
  text: 'Players who beat stronger opponents more often rank higher. Every rated game moves its players’ ratings; the more games, the more reliable they are.',
  classes: { two: 'Two players', several: 'Three or more' },
  people: 'People',
  robots: 'Robots',
  who: 'Show',
  which: 'Games of',
  player: 'Player',
  rating: 'Rating',
  games: 'Games',
  none: 'No one is ranked yet. Play a few rated games to be the first.',
  count: (count: number) => plural('en', count, { one: '1 game', other: `${count} games` }),
  provisional: 'provisional',
  course: (days: string, lowest: number, highest: number) =>
    `The rating from game to game, ${days}: between ${lowest} and ${highest}`,
  changed: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
  annulled: {
    'no-first-decision': 'A player never made a move, so this game does not count for ratings.',
    'mass-timeout':
      'A player lost this game on time together with an earlier one, so it does not count for their rating.',
  },
  waiting: 'The ratings follow in a minute.',
  reliability: {
    legend: 'Reliability of players',
    any: 'Any',
    least: (percent: string) => `At least ${percent}`,
    hint: 'Only players who rarely abandon games can join. Players you invite by name always can.',
  },
  showRating: 'Show my ratings and list me in the ranking',
};

export type RatingTexts = typeof ratings;
