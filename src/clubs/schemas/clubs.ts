import { z } from 'zod';
import { nameSchema } from '../../helpers/name-schema.ts';
import { flagSchema, handleSchema, idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { playerNameSchema } from '../../players/schemas/people.ts';
import { ClubDoor, ClubRole } from '../clubs.ts';

export const clubHandle = handleSchema
  .describe('Handle of the club, in any case')
  .meta({ examples: ['spring-club'] });
export const clubParams = z.object({ club: clubHandle });
export const memberParams = z.object({
  club: clubHandle,
  player: playerNameSchema.describe('Handle (in any case) or id of the player'),
});

const name = nameSchema(80).describe('What the club is called');
const description = z.string().trim().max(1000).describe('What the club says of itself');
const door = z.enum(ClubDoor).describe('Whether anybody may join (`open`), or has to ask (`request`)');

export const newClubSchema = z
  .strictObject({
    handle: clubHandle,
    name,
    description: description.default(''),
    door: door.default('request'),
  })
  .meta({
    id: 'NewClub',
    description: 'A club to found.',
    examples: [{ handle: 'spring-club', name: 'Spring Club', door: 'open' }],
  });

export const clubChangeSchema = z
  .strictObject({ name, description, door })
  .partial()
  .meta({
    id: 'ClubChange',
    description: 'What to change; members that are left out stay.',
    examples: [{ door: 'open' }],
  });

const role = z.enum(ClubRole).describe('`asking`: somebody who asks to be a member');

export const clubSchema = z
  .object({
    id: idSchema,
    handle: z.string().max(30),
    name: z.string().max(80),
    description: z.string().max(1000),
    door,
    members: z.int().min(0).describe('How many members it has'),
    yourRole: role.nullable().describe('What you are there; null: nothing'),
    createdAt: timeSchema,
  })
  .meta({ id: 'Club', description: 'People who play with each other.' });

export const clubsQuery = {
  mine: flagSchema.default(false).describe('Only yours'),
};

export const clubMemberSchema = z
  .object({
    playerId: idSchema,
    handle: z.string().max(30),
    displayName: z.string().max(100),
    role,
    since: timeSchema,
  })
  .meta({ id: 'ClubMember', description: 'A member of a club, or somebody who asks to be one.' });

export const membersQuery = {
  asking: flagSchema.default(false).describe('Those who ask to be members, for those who run the club'),
};

export const membershipSchema = z
  .object({ role })
  .meta({ id: 'ClubMembership', description: 'What you are in a club now.' });

export const roleChangeSchema = z.strictObject({ role: z.enum(['admin', 'member']).default('member') }).meta({
  id: 'ClubRoleChange',
  description: 'What somebody is to be in a club.',
  examples: [{ role: 'member' }],
});
