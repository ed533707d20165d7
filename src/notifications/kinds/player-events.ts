import { z } from 'zod';
import type { OutboxEvent } from '../store/outbox.ts';
import { id } from './members.ts';

const data = z.object({
  competition: id.describe('Id of the competition'),
  team: id.describe('Id of the team'),
});

/** Live events of a player that are about no game, by type. They are sent only on the player's own stream. */
export const playerEventSchemas = {
  'team.invited': z
    .object({ type: z.literal('team.invited'), data })
    .meta({ id: 'LiveTeamInvited', description: 'You were invited to a team of a competition.' }),
  'team.invitation.closed': z.object({ type: z.literal('team.invitation.closed'), data }).meta({
    id: 'LiveTeamInvitationClosed',
    description:
      'You can no longer answer an invitation to a team: you accepted or declined it, the captain withdrew it, or the ' +
      'competition has started or was cancelled.',
  }),
} satisfies Readonly<Record<string, z.ZodType>>;

export type PlayerEventType = keyof typeof playerEventSchemas;

/** A new event of a player that is about no game, to be written to the outbox. */
export type NewPlayerEvent = {
  [Type in PlayerEventType]: {
    readonly kind: Type;
    readonly player: string;
    readonly data: z.input<(typeof playerEventSchemas)[Type]>['data'];
    readonly at: Date;
  };
}[PlayerEventType];

/** Returns the type of an outbox event that is about no game; undefined if it is about one. */
export const playerEventTypeOf = ({ kind }: Pick<OutboxEvent, 'kind'>): PlayerEventType | undefined =>
  kind in playerEventSchemas ? (kind as PlayerEventType) : undefined;
