-- A game's clock stands still while its players have agreed on a pause; turns whose time is not that of the clock.

ALTER TABLE "games" ADD COLUMN "paused_at" TIMESTAMPTZ(3);

CREATE TABLE "turn_times" (
  "game_id" UUID NOT NULL,
  "version" INTEGER NOT NULL,
  "seat" SMALLINT NOT NULL,
  "since" TIMESTAMPTZ(3) NOT NULL,
  "ms" BIGINT NOT NULL,
  CONSTRAINT "turn_times_pkey" PRIMARY KEY ("game_id"),
  CONSTRAINT "turn_times_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
