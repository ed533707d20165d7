-- A session is a row: when it began, where it was last used, and when and why it ended. Its refresh tokens hang on it.
CREATE TABLE "sessions" (
  "id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "last_used_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "address" TEXT,
  "user_agent" TEXT,
  "ended_at" TIMESTAMPTZ(3),
  "ended_because" TEXT,
  CONSTRAINT "sessions_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "sessions_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT,
  CONSTRAINT "sessions_ended_check" CHECK (("ended_at" IS NULL) = ("ended_because" IS NULL))
);
CREATE INDEX "sessions_player_id_id_idx" ON "sessions" ("player_id", "id");
CREATE INDEX "sessions_expires_at_idx" ON "sessions" ("expires_at");

INSERT INTO "sessions" ("id", "player_id", "created_at", "last_used_at", "expires_at", "ended_at", "ended_because")
SELECT "family_id", "player_id", min("created_at"), max("created_at"), max("expires_at"), max("revoked_at"),
       CASE WHEN max("revoked_at") IS NOT NULL THEN 'log-out' END
FROM "refresh_tokens" GROUP BY "family_id", "player_id";

ALTER TABLE "refresh_tokens" RENAME COLUMN "family_id" TO "session_id";
DROP INDEX "refresh_tokens_family_id_idx";
DROP INDEX "refresh_tokens_player_id_idx";
ALTER TABLE "refresh_tokens" DROP COLUMN "player_id", DROP COLUMN "revoked_at";
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_fkey"
  FOREIGN KEY ("session_id") REFERENCES "sessions" ("id") ON DELETE CASCADE ON UPDATE RESTRICT;
CREATE INDEX "refresh_tokens_session_id_idx" ON "refresh_tokens" ("session_id");

-- The session in which an API token was created; null: it was created before sessions were stored, or the session is
-- no longer stored.
ALTER TABLE "api_tokens" ADD COLUMN "session_id" UUID;

-- The session or API token that a saved answer contains, so that the answer is forgotten together with it.
ALTER TABLE "idempotency_keys" ADD COLUMN "credential_id" UUID;
CREATE INDEX "idempotency_keys_credential_id_idx" ON "idempotency_keys" ("credential_id");

-- Links to a player work only while they name the present generation; a password reset begins the next.
ALTER TABLE "players" ADD COLUMN "link_generation" INTEGER NOT NULL DEFAULT 0;
