-- Numbers are given by one process at a time, under a lock. A unique index would look at all games, which may not stand in
-- one database: where the tables are sharded by game, a key holds within a game.
DROP INDEX "outbox_events_number_key";
CREATE INDEX "outbox_events_number_idx" ON "outbox_events" ("number") WHERE "number" IS NOT NULL;
