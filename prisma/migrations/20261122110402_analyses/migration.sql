-- What a robot thinks of games that are over: computed once, and kept as long as the game.

CREATE TABLE "analyses" (
  "game_id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3),
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "analysis" JSONB,
  CONSTRAINT "analyses_pkey" PRIMARY KEY ("game_id"),
  CONSTRAINT "analyses_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX "analyses_at_idx" ON "analyses" ("at");
