-- What waits for an endpoint, in the order in which it is due; and notices for a player alone.
CREATE INDEX "deliveries_waiting_idx" ON "deliveries" ("endpoint_id", "next_at") WHERE "state" = 'waiting';
CREATE INDEX "notices_player_idx" ON "notices" ("player_id", "txid", "position") WHERE "player_id" IS NOT NULL;
