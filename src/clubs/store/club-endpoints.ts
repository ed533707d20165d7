import type { Tx } from '../../db/tx.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';
import { personColumns, personOf } from '../../players/store/players.ts';

/** Returns the clubs whose members can join some games, by the ids of the games. */
export async function clubsOfGames(db: Tx, games: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.clubGame.findMany({ where: { gameId: { in: [...games] } } });
  return new Map(rows.map(({ gameId, clubId }) => [gameId, clubId]));
}

/** Disables the webhook endpoints of clubs that were deleted or that the endpoint’s creator no longer runs. */
export async function disableClubEndpoints(db: Tx, at: Date, only?: string): Promise<void> {
  await db.$executeRaw`
    UPDATE webhook_endpoints e
    SET disabled_at = ${at}::timestamptz, disabled_reason = 'owner', updated_at = ${at}::timestamptz
    WHERE e.games = 'club' AND e.disabled_at IS NULL
      AND (${only ?? null}::uuid IS NULL OR e.club_id IS NULL OR e.club_id = ${only ?? null}::uuid)
      AND NOT EXISTS (SELECT 1 FROM club_members m WHERE m.club_id = e.club_id AND m.player_id = e.player_id
                        AND m.role IN ('owner', 'admin'))`;
}

const shown = {
  id: true,
  name: true,
  url: true,
  events: true,
  format: true,
  language: true,
  disabledAt: true,
  disabledReason: true,
  createdAt: true,
  player: { select: personColumns },
} satisfies Prisma.WebhookEndpointSelect;

/** Returns endpoints of a club, oldest first. */
export async function endpointsOfClub(db: Tx, clubId: string, part: ListPart) {
  const { where, ...rest } = partById(part, 'asc');
  const rows = await db.webhookEndpoint.findMany({
    where: { clubId, ...where },
    select: shown,
    ...rest,
  });
  return rows.map(({ player, ...row }) => ({ ...row, by: personOf(player) }));
}

/** Deletes an endpoint of a club with its deliveries; returns false if the club has none with this id. */
export async function deleteClubEndpoint(db: Tx, clubId: string, id: string): Promise<boolean> {
  return (await db.webhookEndpoint.deleteMany({ where: { id, clubId } })).count > 0;
}
