-- Players and their secrets. Not a game's own tables: looked up across games, never sharded by game.

CREATE TABLE "players" (
  "id" UUID NOT NULL,
  "handle" TEXT NOT NULL,
  "display_name" TEXT NOT NULL,
  "email" TEXT,
  "password_hash" TEXT,
  "email_verified_at" TIMESTAMPTZ(3),
  "locale" TEXT NOT NULL DEFAULT 'en',
  "time_zone" TEXT NOT NULL DEFAULT 'UTC',
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "players_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "players_handle_key" ON "players" (lower("handle"));
CREATE UNIQUE INDEX "players_email_key" ON "players" (lower("email"));

CREATE TABLE "refresh_tokens" (
  "id" UUID NOT NULL,
  "family_id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "token_hash" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  "revoked_at" TIMESTAMPTZ(3),
  CONSTRAINT "refresh_tokens_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "refresh_tokens_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE UNIQUE INDEX "refresh_tokens_token_hash_key" ON "refresh_tokens" ("token_hash");
CREATE INDEX "refresh_tokens_family_id_idx" ON "refresh_tokens" ("family_id");
CREATE INDEX "refresh_tokens_player_id_idx" ON "refresh_tokens" ("player_id");

CREATE TABLE "api_tokens" (
  "id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "token_hash" TEXT NOT NULL,
  "scopes" TEXT[],
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3),
  "last_used_at" TIMESTAMPTZ(3),
  "revoked_at" TIMESTAMPTZ(3),
  CONSTRAINT "api_tokens_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "api_tokens_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE UNIQUE INDEX "api_tokens_token_hash_key" ON "api_tokens" ("token_hash");
CREATE INDEX "api_tokens_player_id_idx" ON "api_tokens" ("player_id");

-- Games. Room is left in each page, so that a move's new row version fits beside the old one and, as no index
-- names a column that moves change, no index is written.

CREATE TABLE "games" (
  "id" UUID NOT NULL,
  "owner_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "status" TEXT NOT NULL DEFAULT 'open',
  "version" INTEGER NOT NULL DEFAULT 0,
  "rules" JSONB NOT NULL,
  "seat_count" INTEGER NOT NULL,
  "visibility" TEXT NOT NULL DEFAULT 'public',
  "clock" JSONB,
  "scenario" JSONB,
  "seed" TEXT,
  "commitment" TEXT,
  "invite_code" TEXT,
  "awaited_seat" INTEGER,
  "awaited_phase" TEXT,
  "deadline" TIMESTAMPTZ(3),
  "scores" INTEGER[],
  "head_hash" TEXT NOT NULL DEFAULT '0000000000000000000000000000000000000000000000000000000000000000',
  "engine_version" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "started_at" TIMESTAMPTZ(3),
  "finished_at" TIMESTAMPTZ(3),
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "games_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "games_status_check" CHECK ("status" IN ('open', 'running', 'finished', 'aborted')),
  CONSTRAINT "games_visibility_check" CHECK ("visibility" IN ('public', 'unlisted', 'private')),
  CONSTRAINT "games_version_check" CHECK ("version" >= 0),
  CONSTRAINT "games_seat_count_check" CHECK ("seat_count" BETWEEN 2 AND 6),
  CONSTRAINT "games_awaited_seat_check" CHECK ("awaited_seat" >= 0 AND "awaited_seat" < "seat_count"),
  CONSTRAINT "games_awaited_check" CHECK ("awaited_seat" IS NULL OR "status" = 'running'),
  CONSTRAINT "games_seed_check" CHECK ("seed" ~ '^[0-9a-f]{64}$'),
  CONSTRAINT "games_head_hash_check" CHECK ("head_hash" ~ '^[0-9a-f]{64}$')
) WITH (fillfactor = 75);
CREATE INDEX "games_visibility_status_id_idx" ON "games" ("visibility", "status", "id");
CREATE INDEX "games_owner_id_id_idx" ON "games" ("owner_id", "id");

CREATE TABLE "seats" (
  "game_id" UUID NOT NULL,
  "seat" INTEGER NOT NULL,
  "player_id" UUID NOT NULL,
  "joined_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "seats_pkey" PRIMARY KEY ("game_id", "seat"),
  CONSTRAINT "seats_seat_check" CHECK ("seat" BETWEEN 0 AND 5),
  CONSTRAINT "seats_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE UNIQUE INDEX "seats_game_id_player_id_key" ON "seats" ("game_id", "player_id");
CREATE INDEX "seats_player_id_game_id_idx" ON "seats" ("player_id", "game_id");

CREATE TABLE "invitations" (
  "game_id" UUID NOT NULL,
  "id" UUID NOT NULL,
  "player_id" UUID,
  "email" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "invitations_pkey" PRIMARY KEY ("game_id", "id"),
  CONSTRAINT "invitations_whom_check" CHECK (num_nonnulls("player_id", "email") = 1),
  CONSTRAINT "invitations_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE UNIQUE INDEX "invitations_game_id_player_id_key" ON "invitations" ("game_id", "player_id") WHERE "player_id" IS NOT NULL;
CREATE INDEX "invitations_player_id_game_id_idx" ON "invitations" ("player_id", "game_id");

-- The log.

CREATE TABLE "moves" (
  "game_id" UUID NOT NULL,
  "seq" INTEGER NOT NULL,
  "seat" INTEGER NOT NULL,
  "decision" JSONB NOT NULL,
  "events" JSONB NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "hash" TEXT NOT NULL,
  "previous_hash" TEXT NOT NULL,
  CONSTRAINT "moves_pkey" PRIMARY KEY ("game_id", "seq"),
  CONSTRAINT "moves_seq_check" CHECK ("seq" >= 1),
  CONSTRAINT "moves_hash_check" CHECK ("hash" ~ '^[0-9a-f]{64}$'),
  CONSTRAINT "moves_previous_hash_check" CHECK ("previous_hash" ~ '^[0-9a-f]{64}$'),
  CONSTRAINT "moves_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

-- First wall: not even the role that owns the table keeps the right to change it. (A superuser needs no rights.)
REVOKE UPDATE, DELETE, TRUNCATE ON "moves" FROM PUBLIC, CURRENT_USER;

-- Second wall, for superusers too, and ALWAYS so that session_replication_role = replica doesn't open it.
-- Statement triggers: also a change that meets no row is refused.
CREATE FUNCTION "refuse_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log is append-only: % on % is refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "moves_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "moves"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_log_change"();
ALTER TABLE "moves" ENABLE ALWAYS TRIGGER "moves_append_only";

-- Answers kept for callers who ask again.

CREATE TABLE "move_answers" (
  "game_id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "key" TEXT NOT NULL,
  "body_hash" TEXT NOT NULL,
  "status" INTEGER NOT NULL,
  "answer" JSON NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "move_answers_pkey" PRIMARY KEY ("game_id", "player_id", "key")
);

CREATE TABLE "idempotency_keys" (
  "scope" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "request_hash" TEXT NOT NULL,
  "state" TEXT NOT NULL,
  "status" INTEGER,
  "headers" JSONB,
  "body" JSON,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("scope", "key"),
  CONSTRAINT "idempotency_keys_state_check" CHECK ("state" IN ('in-flight', 'done'))
);
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" ("created_at");
