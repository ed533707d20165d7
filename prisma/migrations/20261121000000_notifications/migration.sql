-- Notification preferences, and vacations.

ALTER TABLE "players" ADD COLUMN "notifications" JSONB;

CREATE TABLE "game_preferences" (
  "game_id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "preferences" JSONB NOT NULL,
  CONSTRAINT "game_preferences_pkey" PRIMARY KEY ("game_id", "player_id")
);

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

-- When a game's clock is next to be looked at: a reminder or the deadline of version `version`.

CREATE TABLE "alarms" (
  "game_id" UUID NOT NULL,
  "version" INTEGER NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "alarms_pkey" PRIMARY KEY ("game_id")
) WITH (fillfactor = 75);
CREATE INDEX "alarms_at_idx" ON "alarms" ("at");

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

-- What is said at the table.

CREATE TABLE "messages" (
  "game_id" UUID NOT NULL,
  "id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "text" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "messages_pkey" PRIMARY KEY ("game_id", "id"),
  CONSTRAINT "messages_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- A game has one rematch: who asks second finds the first one's.

ALTER TABLE "games" ADD COLUMN "rematch_of" UUID;
CREATE UNIQUE INDEX "games_rematch_of_key" ON "games" ("rematch_of");

-- Processes that run jobs. Jobs that a dead one had started are given to the others.

CREATE TABLE "workers" (
  "id" UUID NOT NULL,
  "worker_ids" TEXT[],
  "seen_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "workers_pkey" PRIMARY KEY ("id")
);
