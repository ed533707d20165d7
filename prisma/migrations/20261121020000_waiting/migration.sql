-- Waiting deliveries of an endpoint in the order in which they are due; outbox events that concern one player alone.
CREATE INDEX "deliveries_waiting_idx" ON "deliveries" ("endpoint_id", "next_at") WHERE "state" = 'waiting';
CREATE INDEX "outbox_events_player_idx" ON "outbox_events" ("player_id", "txid", "position") WHERE "player_id" IS NOT NULL;
