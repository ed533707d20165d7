import { plural } from '../../../src/texts/names.ts';

/** The texts about clubs, in English. */
export const clubs = {
  title: 'Clubs',
  text: 'People who play with each other: with tables that are open to their members alone.',
  mine: 'Your clubs',
  all: 'All clubs',
  none: 'There is no club yet.',
  found: 'Found a club',
  handle: 'Handle',
  handleHint: 'In the address of its page; letters, digits, - and _',
  name: 'Name',
  description: 'What it says of itself',
  open: 'Anybody may join',
  members: (count: number) => plural('en', count, { one: '1 member', other: `${count} members` }),
  memberList: 'Members',
  askingList: 'They ask to be members',
  roles: { owner: 'owner', admin: 'admin', member: 'member', asking: 'asks to join' },
  join: 'Join',
  ask: 'Ask to join',
  asked: 'You have asked to join. Those who run the club decide.',
  leave: 'Leave the club',
  accept: 'Accept',
  remove: 'Remove',
  appoint: 'Make an admin',
  dismiss: 'No longer an admin',
  tables: 'Tables of the club',
  noTables: 'No table waits for players.',
  newTable: 'Open a table for the club',
  forClub: (handle: string) => `Open to the members of ${handle}`,
  competitions: 'Competitions of the club',
  competitionsHint:
    'Only members may enter, and who leaves the club is withdrawn. Everybody sees who plays, and the games are public.',
  beginLadder: 'Begin a ladder',
  ladderName: (club: string) => `Ladder of ${club}`,
  newCompetition: 'Announce a competition',
  rooms: 'Rooms of chats',
  roomsHint:
    'A Discord or Slack channel is told of the club’s tables, who joins them, how games start and end, and who meets whom in its competitions.',
  addRoom: 'Add a channel',
  roomName: 'Name for the list',
  roomLanguage: 'Language of the messages',
  roomBy: (name: string) => `added by ${name}`,
  roomTested: 'A test is on its way.',
  missing: 'There is no such club.',
};

export type ClubTexts = typeof clubs;
