-- Games that are over grow in number for ever, those that a player plays do not: what is asked for most often finds them
-- without looking at the others.

ALTER TABLE "seats" ADD COLUMN "is_over" BOOLEAN NOT NULL DEFAULT false;
UPDATE "seats" s SET "is_over" = true FROM "games" g WHERE g."id" = s."game_id" AND g."status" IN ('finished', 'aborted');
CREATE INDEX "seats_current_idx" ON "seats" ("player_id", "game_id") WHERE NOT "is_over";
CREATE INDEX "games_open_idx" ON "games" ("owner_id") WHERE "status" = 'open';
