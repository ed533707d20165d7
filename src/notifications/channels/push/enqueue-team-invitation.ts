import type { Tx } from '../../../db/tx.ts';
import { localeOf } from '../../../players/store/players.ts';
import { languageFor } from '../../../texts/index.ts';
import { insertDeliveries } from '../../store/deliveries.ts';
import { pushDevicesOf } from '../../store/push-subscriptions.ts';
import { pushChannel, teamInvited } from './names.ts';
import { teamInvitationWords } from './words.ts';

/** An invitation to a team of a competition. */
export interface TeamInvitation {
  readonly playerId: string;
  /** Id of the competition. */
  readonly competition: string;
  /** The names of the competition, of the team and of its captain. */
  readonly title: string;
  readonly team: string;
  readonly captain: string;
  /** Identifies the reason; a second invitation with the same key is not sent. */
  readonly dedupeKey: string;
  readonly at: Date;
}

/** Enqueues a push notification to each device of an invited player, in the caller's transaction. */
export async function enqueueTeamInvitation(db: Tx, invitation: TeamInvitation): Promise<void> {
  const { playerId, competition, dedupeKey, at } = invitation;
  const devices = await pushDevicesOf(db, [playerId], at);
  if (devices.length === 0) return;
  const language = languageFor(await localeOf(db, playerId));
  const body = JSON.stringify(teamInvitationWords(language, invitation));
  const deliveries = devices.map(({ id }) => ({
    dedupeKey: `${dedupeKey} ${id} push`,
    channel: pushChannel,
    type: teamInvited,
    playerId,
    body,
    data: { subscription: id, competition },
  }));
  await insertDeliveries(db, deliveries, at);
}
