-- Robots are players of the service, and decide for a seat: their own, or that of somebody who is away. Their rows are made
-- when the first game seats them. Nobody else has a handle that begins like theirs.

UPDATE "players" SET "handle" = left('was-' || "handle", 21) || '-' || right("id"::text, 8) WHERE "handle" ILIKE 'robot-%';

ALTER TABLE "players" ADD COLUMN "robot" TEXT CHECK ("robot" IN ('easy', 'fair', 'strong'));
ALTER TABLE "seats" ADD COLUMN "robot" TEXT CHECK ("robot" IN ('easy', 'fair', 'strong'));
ALTER TABLE "games" ADD COLUMN "allow_robots" BOOLEAN NOT NULL DEFAULT true, ADD COLUMN "robot_pause" TEXT;

CREATE TABLE "robot_turns" (
  "game_id" UUID NOT NULL,
  "version" INTEGER NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "robot_turns_pkey" PRIMARY KEY ("game_id")
);
CREATE INDEX "robot_turns_at_idx" ON "robot_turns" ("at");
