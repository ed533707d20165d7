-- Robots stand in for players who are away, and players agree on what needs everybody's consent.

ALTER TABLE "games" ADD COLUMN "stand_ins" SMALLINT NOT NULL DEFAULT 0;

CREATE TABLE "requests" (
  "game_id" UUID NOT NULL,
  "id" UUID NOT NULL,
  "kind" TEXT NOT NULL CHECK ("kind" IN ('robot')),
  "by_seat" SMALLINT NOT NULL,
  "seat" SMALLINT,
  "agreed" SMALLINT[] NOT NULL DEFAULT '{}',
  "declined_by" SMALLINT,
  "state" TEXT NOT NULL DEFAULT 'open' CHECK ("state" IN ('open', 'accepted', 'declined', 'expired')),
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "closed_at" TIMESTAMPTZ(3),
  CONSTRAINT "requests_pkey" PRIMARY KEY ("game_id", "id"),
  CONSTRAINT "requests_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE UNIQUE INDEX "requests_open_idx" ON "requests" ("game_id", "kind", coalesce("seat", -1)) WHERE "state" = 'open';
CREATE INDEX "requests_expiring_idx" ON "requests" ("expires_at") WHERE "state" = 'open';
