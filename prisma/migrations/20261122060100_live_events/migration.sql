-- Live events are read by `number`, which the service gives to committed rows of the outbox in batches, one process at a
-- time: 1, 2, 3 … without gaps. Unlike a transaction's number it means the same after a dump and restore, and a
-- transaction that stays open keeps nothing back. A number is given after the fact, so the row is written without one.

ALTER TABLE "outbox_events" ADD COLUMN "number" BIGINT;
UPDATE "outbox_events" o SET "number" = n."number"
FROM (SELECT "game_id", "txid", "position", row_number() OVER (ORDER BY "txid", "position") AS "number"
      FROM "outbox_events") n
WHERE o."game_id" = n."game_id" AND o."txid" = n."txid" AND o."position" = n."position";

DROP INDEX "outbox_events_txid_position_idx";
DROP INDEX "outbox_events_player_idx";
ALTER TABLE "outbox_events" DROP CONSTRAINT "outbox_events_pkey";
ALTER TABLE "outbox_events" DROP COLUMN "txid";
ALTER TABLE "outbox_events" ADD CONSTRAINT "outbox_events_pkey" PRIMARY KEY ("game_id", "position");

CREATE UNIQUE INDEX "outbox_events_number_key" ON "outbox_events" ("number") WHERE "number" IS NOT NULL;
CREATE INDEX "outbox_events_game_id_number_idx" ON "outbox_events" ("game_id", "number") WHERE "number" IS NOT NULL;
CREATE INDEX "outbox_events_player_idx" ON "outbox_events" ("player_id", "number")
  WHERE "player_id" IS NOT NULL AND "number" IS NOT NULL;
-- The rows that wait for a number.
CREATE INDEX "outbox_events_unnumbered_idx" ON "outbox_events" ("position") WHERE "number" IS NULL;

-- Who may read a message: the players who sat at the table when it was posted. For messages of before that is who had
-- joined by then and still sits there.

ALTER TABLE "messages" ADD COLUMN "readers" UUID[];
UPDATE "messages" m SET "readers" = ARRAY(
  SELECT s."player_id" FROM "seats" s WHERE s."game_id" = m."game_id" AND s."joined_at" <= m."at");
ALTER TABLE "messages" ALTER COLUMN "readers" SET NOT NULL;

-- The outbox names a message instead of repeating its text.

UPDATE "outbox_events" o SET "data" = jsonb_build_object('message', m."id")
FROM "messages" m
WHERE o."kind" = 'message' AND m."game_id" = o."game_id" AND m."at" = o."at" AND m."text" = o."data"->>'text';
