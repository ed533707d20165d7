-- Accounts: one confirmed account per address, handles that stay unavailable, changes of address, deletion.

-- Any number of unconfirmed accounts may name an address; only one may confirm it.
DROP INDEX "players_email_key";
CREATE UNIQUE INDEX "players_confirmed_email_key" ON "players" (lower("email")) WHERE "email_verified_at" IS NOT NULL;
CREATE INDEX "players_email_idx" ON "players" (lower("email"), "created_at");
-- Names that applications give their players are compared with those of accounts.
CREATE INDEX "players_display_name_idx" ON "players" (lower("display_name"));
-- Accounts that expire unless their address is confirmed.
CREATE INDEX "players_unconfirmed_idx" ON "players" ("created_at") WHERE "email" IS NOT NULL AND "email_verified_at" IS NULL;

-- A deleted player's row stays, without a name, so that seats and logs go on pointing at somebody.
ALTER TABLE "players" ADD COLUMN "deleted_at" TIMESTAMPTZ(3);

-- Handles that nobody may take: of deleted accounts for ever, of renamed ones until `until`. `player_id` may take it back.
CREATE TABLE "retired_handles" (
  "fingerprint" TEXT NOT NULL,
  "player_id" UUID,
  "retired_at" TIMESTAMPTZ(3) NOT NULL,
  "until" TIMESTAMPTZ(3),
  CONSTRAINT "retired_handles_pkey" PRIMARY KEY ("fingerprint")
);
CREATE INDEX "retired_handles_player_id_idx" ON "retired_handles" ("player_id");

-- Changes of an account's address: pending until confirmed, and undone by a link to the old address.
CREATE TABLE "email_changes" (
  "id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "old_email" TEXT,
  "new_email" TEXT NOT NULL,
  "requested_at" TIMESTAMPTZ(3) NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  "undone_at" TIMESTAMPTZ(3),
  CONSTRAINT "email_changes_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "email_changes_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX "email_changes_player_id_idx" ON "email_changes" ("player_id");

-- The names of a deleted account while they are being erased everywhere; the row goes when that is done.
CREATE TABLE "erasures" (
  "player_id" UUID NOT NULL,
  "names" TEXT[],
  "addresses" TEXT[],
  "begun_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "erasures_pkey" PRIMARY KEY ("player_id"),
  CONSTRAINT "erasures_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
