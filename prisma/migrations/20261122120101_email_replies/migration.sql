-- Emails as answers: the lasting address at which a player answers the emails of a game, what came there, and addresses
-- whose emails come back.

CREATE TABLE "reply_addresses" (
  "game_id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "token_hash" TEXT NOT NULL,
  "link_generation" INTEGER NOT NULL,
  "version" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "reply_addresses_pkey" PRIMARY KEY ("game_id", "player_id", "token_hash")
);
CREATE UNIQUE INDEX "reply_addresses_token_hash_key" ON "reply_addresses" ("token_hash");

CREATE TABLE "received_emails" (
  "game_id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "message_hash" TEXT NOT NULL,
  "claimed_until" TIMESTAMPTZ(3) NOT NULL,
  "done_at" TIMESTAMPTZ(3),
  CONSTRAINT "received_emails_pkey" PRIMARY KEY ("game_id", "player_id", "message_hash")
);
CREATE INDEX "received_emails_claimed_until_idx" ON "received_emails" ("claimed_until");

CREATE TABLE "email_failures" (
  "player_id" UUID NOT NULL,
  "address" TEXT NOT NULL,
  "score" INTEGER NOT NULL,
  "reason" TEXT NOT NULL,
  "last_at" TIMESTAMPTZ(3) NOT NULL,
  "stopped_at" TIMESTAMPTZ(3),
  CONSTRAINT "email_failures_pkey" PRIMARY KEY ("player_id"),
  CONSTRAINT "email_failures_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
