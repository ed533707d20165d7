-- People whom a player does not want to meet: neither sees the other's open tables or messages, whichever of the two
-- has blocked the other.

CREATE TABLE "blocks" (
  "player_id" UUID NOT NULL,
  "blocked_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "blocks_pkey" PRIMARY KEY ("player_id", "blocked_id"),
  CONSTRAINT "blocks_others_check" CHECK ("player_id" <> "blocked_id"),
  CONSTRAINT "blocks_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT,
  CONSTRAINT "blocks_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX "blocks_blocked_id_player_id_idx" ON "blocks" ("blocked_id", "player_id");

-- People whose messages a player does not want to read: in one game, or (without a game) in all.

CREATE TABLE "mutes" (
  "id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "muted_id" UUID NOT NULL,
  "game_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "mutes_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "mutes_others_check" CHECK ("player_id" <> "muted_id"),
  CONSTRAINT "mutes_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT,
  CONSTRAINT "mutes_muted_id_fkey" FOREIGN KEY ("muted_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE UNIQUE INDEX "mutes_everywhere_key" ON "mutes" ("player_id", "muted_id") WHERE "game_id" IS NULL;
CREATE UNIQUE INDEX "mutes_in_game_key" ON "mutes" ("player_id", "muted_id", "game_id") WHERE "game_id" IS NOT NULL;
CREATE INDEX "mutes_muted_id_player_id_idx" ON "mutes" ("muted_id", "player_id");

-- Players whom the owner of an open table removed from it: they do not come back unless they are invited.

CREATE TABLE "removals" (
  "game_id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "removals_pkey" PRIMARY KEY ("game_id", "player_id"),
  CONSTRAINT "removals_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- Reports of players, for the operators. `evidence` is what was reported, as it was at that time.

CREATE TABLE "reports" (
  "id" UUID NOT NULL,
  "reporter_id" UUID NOT NULL,
  "reported_id" UUID NOT NULL,
  "game_id" UUID,
  "message_id" UUID,
  "reason" TEXT NOT NULL,
  "text" TEXT,
  "evidence" JSONB,
  "state" TEXT NOT NULL DEFAULT 'open',
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "closed_at" TIMESTAMPTZ(3),
  CONSTRAINT "reports_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "reports_reason_check" CHECK ("reason" IN ('harassment', 'spam', 'impersonation', 'cheating', 'stalling', 'other')),
  CONSTRAINT "reports_state_check" CHECK ("state" IN ('open', 'resolved', 'dismissed')),
  CONSTRAINT "reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT,
  CONSTRAINT "reports_reported_id_fkey" FOREIGN KEY ("reported_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX "reports_state_id_idx" ON "reports" ("state", "id");
CREATE INDEX "reports_reported_id_id_idx" ON "reports" ("reported_id", "id");
CREATE INDEX "reports_reporter_id_created_at_idx" ON "reports" ("reporter_id", "created_at");

-- Warnings, silences and bans. Without `until` a silence or ban lasts until it is undone.

CREATE TABLE "sanctions" (
  "id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "reason" TEXT NOT NULL,
  "report_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "until" TIMESTAMPTZ(3),
  "undone_at" TIMESTAMPTZ(3),
  CONSTRAINT "sanctions_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "sanctions_kind_check" CHECK ("kind" IN ('warning', 'silence', 'ban')),
  CONSTRAINT "sanctions_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX "sanctions_player_id_id_idx" ON "sanctions" ("player_id", "id");

-- What operators did, when and why. Append-only like the log of a game; it names players by their ids alone.

CREATE TABLE "moderation_log" (
  "id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "moderator_id" UUID,
  "operator" TEXT,
  "action" TEXT NOT NULL,
  "player_id" UUID,
  "report_id" UUID,
  "sanction_id" UUID,
  "until" TIMESTAMPTZ(3),
  "reason" TEXT NOT NULL,
  CONSTRAINT "moderation_log_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "moderation_log_who_check" CHECK (num_nonnulls("moderator_id", "operator") = 1),
  CONSTRAINT "moderation_log_action_check" CHECK ("action" IN ('warn', 'silence', 'ban', 'undo', 'dismiss', 'appoint'))
);
CREATE INDEX "moderation_log_player_id_id_idx" ON "moderation_log" ("player_id", "id");

REVOKE UPDATE, DELETE, TRUNCATE ON "moderation_log" FROM PUBLIC, CURRENT_USER;
CREATE TRIGGER "moderation_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "moderation_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_log_change"();
ALTER TABLE "moderation_log" ENABLE ALWAYS TRIGGER "moderation_log_append_only";
