-- The row of a game is rewritten by each decision: the seed and the commitment to it are bytes rather than digits.

DROP TRIGGER "games_check" ON "games";
ALTER TABLE "games"
  ALTER COLUMN "seed" TYPE BYTEA USING decode("seed", 'hex'),
  ALTER COLUMN "commitment" TYPE BYTEA USING decode("commitment", 'hex');
CREATE OR REPLACE FUNCTION "check_game"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (
    NEW."status" IN ('open', 'running', 'finished', 'aborted')
    AND NEW."visibility" IN ('public', 'unlisted', 'private')
    AND NEW."seating" IN ('as-taken', 'drawn')
    AND NEW."version" >= 0
    AND NEW."seat_count" BETWEEN 2 AND 6
    AND (NEW."awaiting_seat" IS NULL
      OR NEW."status" = 'running' AND NEW."awaiting_seat" >= 0 AND NEW."awaiting_seat" < NEW."seat_count")
    AND (NEW."seed" IS NULL OR octet_length(NEW."seed") = 32)
    AND octet_length(NEW."head_hash") = 32
  ) THEN
    RAISE EXCEPTION 'the row of game % is not valid', NEW."id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER "games_check" AFTER INSERT OR UPDATE OF "visibility", "seating", "seat_count", "seed", "started_at" ON "games"
FOR EACH ROW EXECUTE FUNCTION "check_game"();

-- No key crosses games: the game that was played again names the next one, by an update of one row.
ALTER TABLE "games" ADD COLUMN "rematch_id" UUID;
UPDATE "games" o SET "rematch_id" = n."id" FROM "games" n WHERE n."rematch_of" = o."id";
ALTER TABLE "games" DROP COLUMN "rematch_of";

-- The result of a decision is made again by replay: only what names the request and the entry is kept, and for a day.
ALTER TABLE "decision_results" RENAME TO "old_decision_results";
ALTER TABLE "old_decision_results" RENAME CONSTRAINT "decision_results_pkey" TO "old_decision_results_pkey";
CREATE TABLE "decision_results" (
  "game_id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "deadline" TIMESTAMPTZ(3),
  "seq" INTEGER NOT NULL,
  "key" TEXT NOT NULL,
  "body_hash" BYTEA NOT NULL,
  CONSTRAINT "decision_results_pkey" PRIMARY KEY ("game_id", "player_id", "key")
);
INSERT INTO "decision_results" ("game_id", "player_id", "at", "deadline", "seq", "key", "body_hash")
SELECT "game_id", "player_id", "at", ("result"#>>'{awaiting,deadline}')::timestamptz, ("result"->>'version')::int, "key",
       decode("body_hash", 'hex')
FROM "old_decision_results";
DROP TABLE "old_decision_results";
CREATE INDEX "decision_results_at_idx" ON "decision_results" ("at");
