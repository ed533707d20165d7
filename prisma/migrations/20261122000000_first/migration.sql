-- Players and their secrets. These are not tables of a game: looked up across games, never sharded by game.

CREATE TABLE "players" (
  "id" UUID NOT NULL,
  "handle" TEXT NOT NULL,
  "display_name" TEXT NOT NULL,
  "email" TEXT,
  "password_hash" TEXT,
  "email_verified_at" TIMESTAMPTZ(3),
  "locale" TEXT NOT NULL DEFAULT 'en',
  "time_zone" TEXT NOT NULL DEFAULT 'UTC',
  "notifications" JSONB,
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

-- Periods in which a player's clocks stand still.

CREATE TABLE "vacations" (
  "id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "vacations_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "vacations_order_check" CHECK ("starts_at" < "ends_at"),
  CONSTRAINT "vacations_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX "vacations_player_id_idx" ON "vacations" ("player_id");

-- People whom an application (the account that owns its tokens) knows from somewhere else, such as a chat.

CREATE TABLE "external_players" (
  "id" UUID NOT NULL,
  "application_id" UUID NOT NULL,
  "provider" TEXT NOT NULL,
  "external_id" TEXT NOT NULL,
  "player_id" UUID NOT NULL,
  "claimed_at" TIMESTAMPTZ(3),
  "may_act" BOOLEAN NOT NULL DEFAULT true,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "external_players_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "external_players_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT,
  CONSTRAINT "external_players_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE UNIQUE INDEX "external_players_application_id_provider_external_id_key" ON "external_players" ("application_id", "provider", "external_id");
CREATE INDEX "external_players_player_id_idx" ON "external_players" ("player_id");

-- Games. Room is left in each page, so that the new row version that a decision writes fits beside the old one
-- and, as no index names a column that a decision changes, no index is written.

CREATE TABLE "games" (
  "id" UUID NOT NULL,
  "owner_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "status" TEXT NOT NULL DEFAULT 'open',
  "version" INTEGER NOT NULL DEFAULT 0,
  "rules" JSONB NOT NULL,
  "seat_count" INTEGER NOT NULL,
  "visibility" TEXT NOT NULL DEFAULT 'public',
  "seating" TEXT NOT NULL DEFAULT 'as-taken',
  "clock" JSONB,
  "scenario" JSONB,
  "seed" TEXT,
  "commitment" TEXT,
  "invite_code" TEXT,
  "awaiting_seat" INTEGER,
  "awaiting_phase" TEXT,
  "deadline" TIMESTAMPTZ(3),
  "scores" INTEGER[],
  "head_hash" TEXT NOT NULL DEFAULT '0000000000000000000000000000000000000000000000000000000000000000',
  "engine_version" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "started_at" TIMESTAMPTZ(3),
  "finished_at" TIMESTAMPTZ(3),
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  "rematch_of" UUID,
  CONSTRAINT "games_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "games_status_check" CHECK ("status" IN ('open', 'running', 'finished', 'aborted')),
  CONSTRAINT "games_visibility_check" CHECK ("visibility" IN ('public', 'unlisted', 'private')),
  CONSTRAINT "games_seating_check" CHECK ("seating" IN ('as-taken', 'drawn')),
  CONSTRAINT "games_version_check" CHECK ("version" >= 0),
  CONSTRAINT "games_seat_count_check" CHECK ("seat_count" BETWEEN 2 AND 6),
  CONSTRAINT "games_awaiting_seat_check" CHECK ("awaiting_seat" >= 0 AND "awaiting_seat" < "seat_count"),
  CONSTRAINT "games_awaiting_check" CHECK ("awaiting_seat" IS NULL OR "status" = 'running'),
  CONSTRAINT "games_seed_check" CHECK ("seed" ~ '^[0-9a-f]{64}$'),
  CONSTRAINT "games_head_hash_check" CHECK ("head_hash" ~ '^[0-9a-f]{64}$')
) WITH (fillfactor = 75);
CREATE INDEX "games_visibility_status_id_idx" ON "games" ("visibility", "status", "id");
CREATE INDEX "games_owner_id_id_idx" ON "games" ("owner_id", "id");
-- A game has one rematch: a second request finds the first one's game.
CREATE UNIQUE INDEX "games_rematch_of_key" ON "games" ("rematch_of");
-- People name a game by the end of its id, or by the code that invites to it.
CREATE INDEX "games_ending_idx" ON "games" (right("id"::text, 5));
CREATE UNIQUE INDEX "games_invite_code_key" ON "games" ("invite_code") WHERE "invite_code" IS NOT NULL;

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

-- The log of each game.

CREATE TABLE "log_entries" (
  "game_id" UUID NOT NULL,
  "seq" INTEGER NOT NULL,
  "seat" INTEGER NOT NULL,
  "decision" JSONB NOT NULL,
  "events" JSONB NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "hash" TEXT NOT NULL,
  "previous_hash" TEXT NOT NULL,
  CONSTRAINT "log_entries_pkey" PRIMARY KEY ("game_id", "seq"),
  CONSTRAINT "log_entries_seq_check" CHECK ("seq" >= 1),
  CONSTRAINT "log_entries_hash_check" CHECK ("hash" ~ '^[0-9a-f]{64}$'),
  CONSTRAINT "log_entries_previous_hash_check" CHECK ("previous_hash" ~ '^[0-9a-f]{64}$'),
  CONSTRAINT "log_entries_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);

-- First wall: not even the role that owns the table has the right to change it. (A superuser needs no rights.)
REVOKE UPDATE, DELETE, TRUNCATE ON "log_entries" FROM PUBLIC, CURRENT_USER;

-- Second wall, for superusers too, and ALWAYS so that session_replication_role = replica doesn't open it.
-- Statement triggers: also a change that meets no row is refused.
CREATE FUNCTION "refuse_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log is append-only: % on % is refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "log_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "log_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_log_change"();
ALTER TABLE "log_entries" ENABLE ALWAYS TRIGGER "log_entries_append_only";

-- Responses saved for requests that are sent again.

CREATE TABLE "decision_results" (
  "game_id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "key" TEXT NOT NULL,
  "body_hash" TEXT NOT NULL,
  "status" INTEGER NOT NULL,
  "result" JSON NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "decision_results_pkey" PRIMARY KEY ("game_id", "player_id", "key")
);
-- A repeated text command does not know its game until its saved result is found.
CREATE INDEX "decision_results_player_id_key_idx" ON "decision_results" ("player_id", "key");

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

-- Notification preferences for one game, in place of those for all games.

CREATE TABLE "game_preferences" (
  "game_id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "preferences" JSONB NOT NULL,
  CONSTRAINT "game_preferences_pkey" PRIMARY KEY ("game_id", "player_id")
);

-- The outbox: one row for each entry of a log and for everything else that happens to a game, written by the
-- statement or transaction that makes it happen, together with the job that fans it out. `txid` and `position` are a
-- cursor that misses nothing: of rows whose transaction is older than every running one, none can still appear.

CREATE TABLE "outbox_events" (
  "game_id" UUID NOT NULL,
  "txid" BIGINT NOT NULL DEFAULT ((pg_current_xact_id())::text)::bigint,
  "position" BIGSERIAL NOT NULL,
  "kind" TEXT NOT NULL,
  "seq" INTEGER NOT NULL,
  "player_id" UUID,
  "data" JSONB,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "outbox_events_pkey" PRIMARY KEY ("game_id", "txid", "position")
);
CREATE INDEX "outbox_events_txid_position_idx" ON "outbox_events" ("txid", "position");
CREATE INDEX "outbox_events_player_idx" ON "outbox_events" ("player_id", "txid", "position") WHERE "player_id" IS NOT NULL;

-- When a game's clock is next to be looked at: a reminder or the deadline of version `version`.

CREATE TABLE "timers" (
  "game_id" UUID NOT NULL,
  "version" INTEGER NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "timers_pkey" PRIMARY KEY ("game_id")
) WITH (fillfactor = 75);
CREATE INDEX "timers_at_idx" ON "timers" ("at");

-- Where webhooks go.

CREATE TABLE "webhook_endpoints" (
  "id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "url" TEXT NOT NULL,
  "format" TEXT NOT NULL,
  "events" TEXT[],
  "secret" TEXT NOT NULL,
  "previous_secret" TEXT,
  "previous_secret_until" TIMESTAMPTZ(3),
  "is_slow" BOOLEAN NOT NULL DEFAULT false,
  "failing_since" TIMESTAMPTZ(3),
  "disabled_at" TIMESTAMPTZ(3),
  "disabled_because" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_endpoints_format_check" CHECK ("format" IN ('standard', 'discord', 'slack')),
  CONSTRAINT "webhook_endpoints_disabled_check" CHECK ("disabled_because" IN ('gone', 'failing', 'owner')),
  CONSTRAINT "webhook_endpoints_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX "webhook_endpoints_player_id_idx" ON "webhook_endpoints" ("player_id");

-- One notification to one receiver on one channel. `dedupe_key` names the outbox event and the receiver, so that an
-- outbox event that is fanned out twice creates each delivery once. `flags` are those of its jobs: workers limit how
-- many jobs with a flag run at once.

CREATE TABLE "deliveries" (
  "id" UUID NOT NULL,
  "dedupe_key" TEXT NOT NULL,
  "channel" TEXT NOT NULL,
  "flags" TEXT[],
  "type" TEXT NOT NULL,
  "player_id" UUID,
  "endpoint_id" UUID,
  "address" TEXT,
  "game_id" UUID,
  "seq" INTEGER,
  "body" TEXT,
  "data" JSONB,
  "state" TEXT NOT NULL DEFAULT 'waiting',
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "next_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "finished_at" TIMESTAMPTZ(3),
  CONSTRAINT "deliveries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "deliveries_state_check" CHECK ("state" IN ('waiting', 'delivered', 'failed', 'dropped')),
  CONSTRAINT "deliveries_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
) WITH (fillfactor = 75);
CREATE UNIQUE INDEX "deliveries_dedupe_key_key" ON "deliveries" ("dedupe_key");
CREATE INDEX "deliveries_endpoint_id_id_idx" ON "deliveries" ("endpoint_id", "id");
-- Deliveries that wait for an endpoint, in the order in which they are due.
CREATE INDEX "deliveries_waiting_idx" ON "deliveries" ("endpoint_id", "next_at") WHERE "state" = 'waiting';
CREATE INDEX "deliveries_player_id_game_id_id_idx" ON "deliveries" ("player_id", "game_id", "id");

CREATE TABLE "delivery_attempts" (
  "delivery_id" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "milliseconds" INTEGER NOT NULL,
  "status" INTEGER,
  "error" TEXT,
  "answer" TEXT,
  CONSTRAINT "delivery_attempts_pkey" PRIMARY KEY ("delivery_id", "number"),
  CONSTRAINT "delivery_attempts_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "deliveries" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- Players whose daily email is due, and when.

CREATE TABLE "digests" (
  "player_id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "digests_pkey" PRIMARY KEY ("player_id")
);
CREATE INDEX "digests_at_idx" ON "digests" ("at");

-- Messages between the players of a game.

CREATE TABLE "messages" (
  "game_id" UUID NOT NULL,
  "id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "text" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "messages_pkey" PRIMARY KEY ("game_id", "id"),
  CONSTRAINT "messages_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- Processes that run jobs. Jobs that a dead one had started are given to the others.

CREATE TABLE "workers" (
  "id" UUID NOT NULL,
  "worker_ids" TEXT[],
  "seen_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "workers_pkey" PRIMARY KEY ("id")
);
