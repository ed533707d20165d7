-- The log keeps what cannot be made again: who decided what, when, and the hash. Events are made again by replay, and the
-- hash before an entry is that of the entry before. Entry 0, the opening, says what a game began with; it has no seat, and
-- `decision` holds the setup. Games that began before there were openings have none: their chain begins with zeros.
--
-- Partitioned by game: each partition has its own, smaller index, and is vacuumed and frozen by itself.

-- What was announced takes its events along, as notifications read them and not the log.
ALTER TABLE "outbox_events" ALTER COLUMN "data" TYPE JSON USING "data"::json;
UPDATE "outbox_events" o
SET "data" = json_build_object('seat', e."seat", 'decision', e."decision", 'events', e."events")
FROM "log_entries" e
WHERE o."kind" = 'decision' AND e."game_id" = o."game_id" AND e."seq" = o."seq";

ALTER TABLE "log_entries" RENAME TO "old_log_entries";
ALTER TABLE "old_log_entries" RENAME CONSTRAINT "log_entries_pkey" TO "old_log_entries_pkey";
ALTER TABLE "old_log_entries" RENAME CONSTRAINT "log_entries_game_id_fkey" TO "old_log_entries_game_id_fkey";

-- The order of the columns leaves no gaps between them.
CREATE TABLE "log_entries" (
  "game_id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "seq" INTEGER NOT NULL,
  "seat" SMALLINT,
  "hash" BYTEA NOT NULL,
  "decision" JSON NOT NULL,
  CONSTRAINT "log_entries_pkey" PRIMARY KEY ("game_id", "seq"),
  CONSTRAINT "log_entries_check" CHECK ("seq" >= 0 AND ("seat" IS NULL) = ("seq" = 0) AND octet_length("hash") = 32),
  CONSTRAINT "log_entries_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE RESTRICT ON UPDATE RESTRICT
) PARTITION BY HASH ("game_id");

DO $$
BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF "log_entries" FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
                   'log_entries_p' || lpad(part::text, 2, '0'), part);
  END LOOP;
END
$$;

INSERT INTO "log_entries" ("game_id", "at", "seq", "seat", "hash", "decision")
SELECT "game_id", "at", "seq", "seat", decode("hash", 'hex'), "decision"::text::json FROM "old_log_entries";
DROP TABLE "old_log_entries";

-- Both walls around the log, and around each of its partitions, which can be named as well: nobody has the right to
-- change an entry, and triggers refuse it to those who need no right.
DO $$
DECLARE
  part regclass;
BEGIN
  FOR part IN SELECT relid FROM pg_partition_tree('"log_entries"') LOOP
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %s FROM PUBLIC, CURRENT_USER', part);
    EXECUTE format('CREATE TRIGGER "log_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON %s
                    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_log_change"()', part);
    EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER "log_entries_append_only"', part);
  END LOOP;
END
$$;

-- The row of a game is rewritten by each decision: its head is half as long, and no pattern is matched to check it.
ALTER TABLE "games" DROP CONSTRAINT "games_head_hash_check";
ALTER TABLE "games" ALTER COLUMN "head_hash" DROP DEFAULT;
ALTER TABLE "games" ALTER COLUMN "head_hash" TYPE BYTEA USING decode("head_hash", 'hex');
ALTER TABLE "games" ALTER COLUMN "head_hash" SET DEFAULT '\x0000000000000000000000000000000000000000000000000000000000000000';
ALTER TABLE "games" ADD CONSTRAINT "games_head_hash_check" CHECK (octet_length("head_hash") = 32);
