-- PostgreSQL reads and evaluates every CHECK of a table for each row that it writes, whatever columns were changed: those of
-- `games` took a sixth of the statement that writes a decision, which changes none of what most of them are about. Now they
-- are evaluated where a game is made, started or set up anew.

ALTER TABLE "games"
  DROP CONSTRAINT "games_status_check",
  DROP CONSTRAINT "games_visibility_check",
  DROP CONSTRAINT "games_seating_check",
  DROP CONSTRAINT "games_version_check",
  DROP CONSTRAINT "games_seat_count_check",
  DROP CONSTRAINT "games_awaiting_seat_check",
  DROP CONSTRAINT "games_awaiting_check",
  DROP CONSTRAINT "games_seed_check",
  DROP CONSTRAINT "games_head_hash_check";

CREATE FUNCTION "check_game"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (
    NEW."status" IN ('open', 'running', 'finished', 'aborted')
    AND NEW."visibility" IN ('public', 'unlisted', 'private')
    AND NEW."seating" IN ('as-taken', 'drawn')
    AND NEW."version" >= 0
    AND NEW."seat_count" BETWEEN 2 AND 6
    AND (NEW."awaiting_seat" IS NULL
      OR NEW."status" = 'running' AND NEW."awaiting_seat" >= 0 AND NEW."awaiting_seat" < NEW."seat_count")
    AND (NEW."seed" IS NULL OR NEW."seed" ~ '^[0-9a-f]{64}$')
    AND octet_length(NEW."head_hash") = 32
  ) THEN
    RAISE EXCEPTION 'the row of game % is not valid', NEW."id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END;
$$;

-- After the row is written: before it, PostgreSQL would lock the row a second time at each decision. The conditions are not
-- in the trigger itself, as that is copied for each statement that writes a game.
CREATE TRIGGER "games_check" AFTER INSERT OR UPDATE OF "visibility", "seating", "seat_count", "seed", "started_at" ON "games"
FOR EACH ROW EXECUTE FUNCTION "check_game"();
