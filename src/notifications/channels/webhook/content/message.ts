import type { GameRow } from '../../../../db/games/games.ts';
import type { ExternalName } from '../../../../db/players/external-players.ts';
import type { Notification } from '../../../events/types.ts';
import type { Receiver } from '../../../preferences/receivers.ts';

/** All that a webhook can say, in whichever format. */
export interface Message {
  readonly notification: Notification;
  /** As what happened left it, if that is a decision. */
  readonly game: GameRow;
  /** The player whom it is for; an endpoint of an application gets it in that player's place. */
  readonly recipient: Pick<Receiver, 'id' | 'displayName' | 'locale'>;
  readonly at: Date;
  /** The names by which the endpoint's application knows the players; undefined for a player's own endpoint. */
  readonly names?: ReadonlyMap<string, ExternalName> | undefined;
}
