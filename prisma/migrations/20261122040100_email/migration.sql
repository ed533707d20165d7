-- Addresses that are never written to. Only their fingerprints are kept: SHA-256, which no rotation of secrets changes.

CREATE TABLE "suppressed_addresses" (
  "fingerprint" TEXT NOT NULL,
  "reason" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "suppressed_addresses_pkey" PRIMARY KEY ("fingerprint"),
  CONSTRAINT "suppressed_addresses_reason_check" CHECK ("reason" IN ('recipient', 'operator'))
);

-- An address is invited to a game once.

DELETE FROM "invitations" AS later USING "invitations" AS earlier
WHERE later."game_id" = earlier."game_id" AND lower(later."email") = lower(earlier."email")
  AND later."id" > earlier."id";
CREATE UNIQUE INDEX "invitations_game_id_email_key" ON "invitations" ("game_id", lower("email"))
  WHERE "email" IS NOT NULL;
