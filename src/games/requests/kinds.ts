import type { Queryable } from '../../db/client.ts';
import type { GameRow } from '../../db/games.ts';
import type { RequestKind, RequestRow } from '../../db/requests.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { playerAt } from '../../seats.ts';
import { dayMs } from '../../time-units.ts';
import { standIn } from '../robots/stand-in.ts';

export { requestKinds, requestStates } from '../../db/requests.ts';

/** How long a game has to wait for somebody before the others may have a robot stand in, ms. */
export const awayMs = dayMs;

/** Who requests what when. */
interface Attempt {
  readonly bySeat: number;
  readonly seat: number;
  readonly at: Date;
}

/** What is to know of a kind of request. */
interface Kind {
  /** @throws Problem when it makes no sense in the game as it stands */
  require(row: GameRow, attempt: Attempt): void;
  /** Does what everybody has agreed on, in the transaction of `client`. */
  carryOut(deps: Deps, client: Queryable, row: GameRow, request: RequestRow): Promise<void>;
}

/** Kinds of request. */
export const kinds: Readonly<Record<RequestKind, Kind>> = {
  robot: {
    require: requireAway,
    carryOut: async (deps, client, row, { seat }) => {
      if (seat !== null && row.awaitingSeat === seat) await standIn(deps, client, row, seat);
    },
  },
};

/** A robot stands in for somebody for whom the game has been waiting for a day. */
function requireAway(row: GameRow, { bySeat, seat, at }: Attempt): void {
  if (!row.allowRobots) throw problem('robots-excluded');
  const player = playerAt(row, seat);
  if (player === undefined) throw problem('seat-empty');
  const nextAt = new Date(row.updatedAt.getTime() + awayMs);
  if (seat === bySeat || row.awaitingSeat !== seat || player.robot !== null) throw problem('player-not-away');
  if (at < nextAt) throw problem('player-not-away', { nextAt: nextAt.toISOString() });
}
