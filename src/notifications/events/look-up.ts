import { hiddenFrom } from '../../db/blocks.ts';
import type { Queryable } from '../../db/client.ts';
import { findGame, type GameRow } from '../../db/games.ts';
import { listEntries } from '../../db/log-entries.ts';
import { findMessage, type PostedMessage } from '../../db/messages.ts';
import type { OutboxEvent } from '../../db/outbox.ts';
import { findPerson } from '../../db/players.ts';
import { seatOf } from '../../seats.ts';
import { dataOf, type Happening } from './from-outbox.ts';
import type { Person } from './types.ts';

/** Looks up everything that an outbox event refers to. Undefined: its game is gone. */
export async function lookUp(
  db: Queryable,
  event: OutboxEvent,
  known?: GameRow,
): Promise<Happening | undefined> {
  const game = known ?? (await findGame(db, event.game));
  if (game === undefined) return undefined;
  const [entry] = event.kind === 'decision' ? await listEntries(db, event.game, event.seq - 1, 1) : [];
  const { message: id } = dataOf(event);
  const message = id === undefined ? undefined : await findMessage(db, event.game, id);
  const actor = await actorOf(db, event, game);
  return { event, game, entry, actor, message, hiddenFrom: await hiddenFromOf(db, event, message) };
}

const nobody: ReadonlySet<string> = new Set();

/** Returns from whom a block or mute keeps a message, or what somebody addressed to them alone. */
async function hiddenFromOf(
  db: Queryable,
  event: OutboxEvent,
  message: PostedMessage | undefined,
): Promise<ReadonlySet<string>> {
  const { game, kind, player } = event;
  if (message !== undefined) return hiddenFrom(db, { author: message.playerId, game, kind }, message.readers);
  const { by } = dataOf(event);
  return by === undefined || player === null ? nobody : hiddenFrom(db, { author: by, game, kind }, [player]);
}

async function actorOf(db: Queryable, event: OutboxEvent, game: GameRow): Promise<Person | undefined> {
  const { by } = dataOf(event);
  if (by === undefined) return undefined;
  const seat = seatOf(game, by);
  return seat === undefined ? findPerson(db, by) : personAt(seat);
}

const personAt = ({ playerId, handle, displayName }: GameRow['seats'][number]): Person => ({
  playerId,
  handle,
  displayName,
});
