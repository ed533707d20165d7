-- Guests: players without an account, who are deleted when nobody uses them. A player with an address or a password has
-- an account.

ALTER TABLE "players" ADD COLUMN "guest_until" TIMESTAMPTZ(3);
ALTER TABLE "players" ADD CONSTRAINT "players_guest_check"
  CHECK ("guest_until" IS NULL OR ("email" IS NULL AND "password_hash" IS NULL));
CREATE INDEX "players_guest_idx" ON "players" ("guest_until") WHERE "guest_until" IS NOT NULL;
