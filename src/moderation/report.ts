import { newId } from '../db/id.ts';
import { visibleGame } from '../games/access.ts';
import type { GameRow } from '../games/store/games.ts';
import { findMessage, type PostedMessage } from '../games/store/messages.ts';
import { spend } from '../limits/index.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { findOther, type Person } from '../players/find-player.ts';
import { block } from '../relations/blocks.ts';
import { type Evidence, insertReport, type ReportReason } from './store/reports.ts';

/** A report by a player: about another player, a message, or the owner of a game because of its name. */
export interface NewReport {
  /** Handle or id; required unless a game or message identifies the player. */
  readonly player?: string | undefined;
  readonly game?: string | undefined;
  readonly message?: string | undefined;
  readonly reason: ReportReason;
  readonly text?: string | undefined;
  /** Whether to block the player as well. */
  readonly block: boolean;
}

/**
 * Reports a player to the operators, with a copy of the reported content as evidence.
 * @throws Problem game-not-found, message-not-found, player-not-found, yourself, too-many-requests
 */
export async function report(deps: Deps, reporterId: string, request: NewReport) {
  const { reason, text, game: gameId, message: messageId } = request;
  const game = gameId === undefined ? undefined : await visibleGame(deps, reporterId, gameId);
  const message =
    messageId === undefined ? undefined : await readableMessage(deps, reporterId, game, messageId);
  const name = message?.playerId ?? request.player ?? game?.ownerId;
  if (name === undefined) throw problem('player-not-found');
  const player = await findOther(deps, reporterId, name);
  await spend(deps, 'reports', reporterId);
  const [id, createdAt] = [newId(), deps.clock()];
  const about = {
    reporterId,
    reportedId: player.playerId,
    gameId: gameId ?? null,
    messageId: messageId ?? null,
  };
  const evidence = evidenceOf(player, game, message);
  await insertReport(deps.db.prisma, { id, ...about, reason, text: text ?? null, evidence, createdAt });
  if (request.block) await block(deps, reporterId, player.playerId);
  return { id, player, reason, state: 'open', createdAt } as const;
}

/** Returns a message that was posted while the reader sat at the game, even if it has since been hidden by a block or mute. */
async function readableMessage(
  { db }: Deps,
  reader: string,
  game: GameRow | undefined,
  id: string,
): Promise<PostedMessage> {
  const message = game && (await findMessage(db.prisma, { game: game.id, id }));
  if (message === undefined || !message.readers.includes(reader)) throw problem('message-not-found');
  return message;
}

function evidenceOf(
  { handle, displayName }: Person,
  game: GameRow | undefined,
  message: PostedMessage | undefined,
): Evidence {
  return {
    handle,
    displayName,
    game: game && { id: game.id, name: game.name },
    message: message && { id: message.id, text: message.text, at: message.at.toISOString() },
  };
}
