-- Anchors: what the logs of all games ended with, at a moment. Each is copied to places outside this database, where
-- nobody who changes a log later can reach it. `leaves` holds game, version and hash of each head in 52 bytes. These are
-- no tables of a game: one process writes them once a day, and no decision touches them.

CREATE TABLE "anchors" (
  "number" INTEGER NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "root" TEXT NOT NULL,
  "previous" TEXT NOT NULL,
  "leaves" BYTEA NOT NULL,
  CONSTRAINT "anchors_pkey" PRIMARY KEY ("number"),
  CONSTRAINT "anchors_number_check" CHECK ("number" >= 1),
  CONSTRAINT "anchors_root_check" CHECK ("root" ~ '^[0-9a-f]{64}$'),
  CONSTRAINT "anchors_previous_check" CHECK ("previous" ~ '^[0-9a-f]{64}$'),
  CONSTRAINT "anchors_leaves_check" CHECK (octet_length("leaves") % 52 = 0)
);
-- Hashes cannot be compressed.
ALTER TABLE "anchors" ALTER COLUMN "leaves" SET STORAGE EXTERNAL;

REVOKE UPDATE, DELETE, TRUNCATE ON "anchors" FROM PUBLIC, CURRENT_USER;
CREATE TRIGGER "anchors_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "anchors"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_log_change"();
ALTER TABLE "anchors" ENABLE ALWAYS TRIGGER "anchors_append_only";

-- The version of each game that was anchored last. A finished game is never looked at again.

CREATE TABLE "anchored_heads" (
  "game_id" UUID NOT NULL,
  "version" INTEGER NOT NULL,
  "is_final" BOOLEAN NOT NULL,
  CONSTRAINT "anchored_heads_pkey" PRIMARY KEY ("game_id")
);
CREATE INDEX "anchored_heads_running_idx" ON "anchored_heads" ("game_id") WHERE NOT "is_final";

-- How far the anchors were sent to each receiver: `email`, `webhook`.

CREATE TABLE "anchor_receivers" (
  "name" TEXT NOT NULL,
  "number" INTEGER NOT NULL,
  "claimed_until" TIMESTAMPTZ(3),
  CONSTRAINT "anchor_receivers_pkey" PRIMARY KEY ("name")
);

-- External players that an account took over: openings of games name the player, seats the account.

CREATE TABLE "merged_players" (
  "player_id" UUID NOT NULL,
  "account_id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "merged_players_pkey" PRIMARY KEY ("player_id")
);

REVOKE UPDATE, DELETE, TRUNCATE ON "merged_players" FROM PUBLIC, CURRENT_USER;
CREATE TRIGGER "merged_players_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "merged_players"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_log_change"();
ALTER TABLE "merged_players" ENABLE ALWAYS TRIGGER "merged_players_append_only";
