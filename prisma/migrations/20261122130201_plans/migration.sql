-- Plans: decisions that players prepare, which the service makes for them when their turn comes; and games that are to be
-- looked at because of plans. A seat may have the service make every decision to which there is no alternative.

CREATE TABLE "plans" (
  "game_id" UUID NOT NULL,
  "id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "position" SMALLINT NOT NULL,
  "tile" TEXT,
  "conditions" JSONB NOT NULL,
  "decisions" JSONB NOT NULL,
  "repeats" BOOLEAN NOT NULL,
  "made" SMALLINT NOT NULL DEFAULT 0,
  "state" TEXT NOT NULL DEFAULT 'waiting' CHECK ("state" IN ('waiting', 'done', 'cancelled')),
  "seq" INTEGER,
  "reason" TEXT,
  "detail" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "closed_at" TIMESTAMPTZ(3),
  CONSTRAINT "plans_pkey" PRIMARY KEY ("game_id", "id"),
  CONSTRAINT "plans_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX "plans_player_id_idx" ON "plans" ("player_id");

CREATE TABLE "plan_turns" (
  "game_id" UUID NOT NULL,
  "version" INTEGER NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "plan_turns_pkey" PRIMARY KEY ("game_id")
);
CREATE INDEX "plan_turns_at_idx" ON "plan_turns" ("at");

ALTER TABLE "seats" ADD COLUMN "play_forced" BOOLEAN NOT NULL DEFAULT false;
