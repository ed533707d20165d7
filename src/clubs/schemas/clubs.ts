import { z } from 'zod';
import { nameSchema } from '../../helpers/name-schema.ts';
import { flagSchema, handleSchema, idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { playerNameSchema } from '../../players/schemas/people.ts';
import { ClubRole, JoinPolicy } from '../clubs.ts';

export const clubHandle = handleSchema
  .describe('Handle of the club (case-insensitive)')
  .meta({ examples: ['spring-club'] });
export const clubParams = z.object({ club: clubHandle });
export const memberParams = z.object({
  club: clubHandle,
  player: playerNameSchema.describe('Handle (in any case) or id of the player'),
});

const name = nameSchema(80).describe('Name of the club');
const description = z.string().max(1000).trim().describe('The club’s description of itself');
const joinPolicy = z
  .enum(JoinPolicy)
  .describe('How players join: at once (`open`) or after a request is accepted (`request`)');

export const newClubSchema = z
  .strictObject({
    handle: clubHandle,
    name,
    description: description.default(''),
    joinPolicy: joinPolicy.default('request'),
  })
  .meta({
    id: 'NewClub',
    description: 'A club to create.',
    examples: [{ handle: 'spring-club', name: 'Spring Club', joinPolicy: 'open' }],
  });

export const clubChangeSchema = z
  .strictObject({ name, description, joinPolicy })
  .partial()
  .meta({
    id: 'ClubChange',
    description: 'The changes to a club; omitted members stay as they are.',
    examples: [{ joinPolicy: 'open' }],
  });

const role = z.enum(ClubRole).describe('Role in the club; `asking` is a pending request to join');

export const clubSchema = z
  .object({
    id: idSchema,
    handle: z.string().max(30),
    name: z.string().max(80),
    description: z.string().max(1000),
    joinPolicy,
    members: z.int().min(0).describe('Number of members'),
    yourRole: role.nullable().describe('Your role in the club; null if you have none'),
    createdAt: timeSchema,
  })
  .meta({ id: 'Club', description: 'A group of players who play with each other.' });

export const clubsQuery = {
  mine: flagSchema.default(false).describe('If true, only clubs you belong to or have asked to join'),
};

export const clubMemberSchema = z
  .object({
    playerId: idSchema,
    handle: z.string().max(30),
    displayName: z.string().max(100),
    role,
    since: timeSchema,
  })
  .meta({ id: 'ClubMember', description: 'A member of a club, or a player who has asked to join.' });

export const membersQuery = {
  asking: flagSchema
    .default(false)
    .describe('If true, lists requests to join instead of members; only for the owner and admins'),
};

export const membershipSchema = z
  .object({ role })
  .meta({ id: 'ClubMembership', description: 'Your current role in a club.' });

export const roleChangeSchema = z.strictObject({ role: z.enum(['admin', 'member']).default('member') }).meta({
  id: 'ClubRoleChange',
  description: 'The new role of a player in a club.',
  examples: [{ role: 'member' }],
});
