-- Passkeys (WebAuthn credentials), the codes that help where one is lost, and challenges to be signed.

CREATE TABLE "passkeys" (
  "id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "credential_id" TEXT NOT NULL,
  "public_key" BYTEA NOT NULL,
  "counter" BIGINT NOT NULL,
  "transports" TEXT[],
  "name" TEXT NOT NULL,
  "is_backed_up" BOOLEAN NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "last_used_at" TIMESTAMPTZ(3),
  CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "passkeys_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys" ("credential_id");
CREATE INDEX "passkeys_player_id_idx" ON "passkeys" ("player_id");

CREATE TABLE "recovery_codes" (
  "player_id" UUID NOT NULL,
  "code_hash" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("player_id", "code_hash"),
  CONSTRAINT "recovery_codes_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

CREATE TABLE "challenges" (
  "challenge_hash" TEXT NOT NULL,
  "purpose" TEXT NOT NULL,
  "player_id" UUID,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "challenges_pkey" PRIMARY KEY ("challenge_hash"),
  CONSTRAINT "challenges_purpose_check" CHECK ("purpose" IN ('registration', 'log-in', 'second-factor')),
  CONSTRAINT "challenges_player_check" CHECK (("player_id" IS NULL) = ("purpose" = 'log-in')),
  CONSTRAINT "challenges_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX "challenges_expires_at_idx" ON "challenges" ("expires_at");
CREATE INDEX "challenges_player_id_idx" ON "challenges" ("player_id");
