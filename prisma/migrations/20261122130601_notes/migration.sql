-- What players note about a game for themselves, and up to when each has read the messages of a table. Whoever sits
-- somewhere now has read what is there.

CREATE TABLE "notes" (
  "game_id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "text" TEXT NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "notes_pkey" PRIMARY KEY ("game_id", "player_id"),
  CONSTRAINT "notes_text_check" CHECK (length("text") BETWEEN 1 AND 4000),
  CONSTRAINT "notes_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "games" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX "notes_player_id_idx" ON "notes" ("player_id");

ALTER TABLE "seats" ADD COLUMN "messages_read_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now();
