-- The log keeps what cannot be made again: who decided what, when, and the hash. Events are made again by replay, and the
-- hash before an entry is that of the entry before. `decision` is the short text form of a decision, or JSON where that
-- form would not give the same decision again. Entry 0, the opening, says what a game began with; it has no seat, and
-- `decision` holds the setup as JSON. Games that began before there were openings have none: their chain begins with zeros.
--
-- Partitioned by game: each partition has a smaller index, and is vacuumed and frozen by itself. A new entry is
-- written by statements that find its game, so no foreign key looks for it again.

-- What was announced takes its events along, as notifications read them and not the log.
ALTER TABLE "outbox_events" ALTER COLUMN "data" TYPE JSON USING "data"::json;
UPDATE "outbox_events" o
SET "data" = json_build_object('seat', e."seat", 'decision', e."decision", 'events', e."events")
FROM "log_entries" e
WHERE o."kind" = 'decision' AND e."game_id" = o."game_id" AND e."seq" = o."seq";

ALTER TABLE "log_entries" RENAME TO "old_log_entries";
ALTER TABLE "old_log_entries" RENAME CONSTRAINT "log_entries_pkey" TO "old_log_entries_pkey";

-- The order of the columns leaves no gaps between them.
CREATE TABLE "log_entries" (
  "game_id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "seq" INTEGER NOT NULL,
  "seat" SMALLINT,
  "hash" BYTEA NOT NULL,
  "decision" TEXT NOT NULL,
  CONSTRAINT "log_entries_pkey" PRIMARY KEY ("game_id", "seq")
) PARTITION BY HASH ("game_id");

DO $$
BEGIN
  FOR part IN 0..7 LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF "log_entries" FOR VALUES WITH (MODULUS 8, REMAINDER %s)',
                   'log_entries_p' || part, part);
  END LOOP;
END
$$;

INSERT INTO "log_entries" ("game_id", "at", "seq", "seat", "hash", "decision")
SELECT "game_id", "at", "seq", "seat", decode("hash", 'hex'), "decision"::text FROM "old_log_entries";
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

-- A game that has a log stays, also where nothing refers to it any more.
CREATE FUNCTION "refuse_game_with_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' OR EXISTS (SELECT FROM "log_entries" WHERE "game_id" = OLD."id") THEN
    RAISE EXCEPTION 'a game with a log stays: % on % is refused', TG_OP, TG_TABLE_NAME
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER "games_with_log_stay" BEFORE DELETE ON "games"
  FOR EACH ROW EXECUTE FUNCTION "refuse_game_with_log"();
CREATE TRIGGER "games_stay" BEFORE TRUNCATE ON "games"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_game_with_log"();
ALTER TABLE "games" ENABLE ALWAYS TRIGGER "games_with_log_stay", ENABLE ALWAYS TRIGGER "games_stay";
REVOKE TRUNCATE ON "games" FROM PUBLIC, CURRENT_USER;

-- The row of a game is rewritten by each decision: its head is half as long, and no pattern is matched to check it.
ALTER TABLE "games" DROP CONSTRAINT "games_head_hash_check";
ALTER TABLE "games" ALTER COLUMN "head_hash" DROP DEFAULT;
ALTER TABLE "games" ALTER COLUMN "head_hash" TYPE BYTEA USING decode("head_hash", 'hex');
ALTER TABLE "games" ALTER COLUMN "head_hash" SET DEFAULT '\x0000000000000000000000000000000000000000000000000000000000000000';
ALTER TABLE "games" ADD CONSTRAINT "games_head_hash_check" CHECK (octet_length("head_hash") = 32);
