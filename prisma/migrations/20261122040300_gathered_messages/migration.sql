-- Messages that go to a player in the next email about a game, and when that email is due.

CREATE TABLE "gathered_messages" (
  "game_id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "messages" UUID[],
  "opened_at" TIMESTAMPTZ(3) NOT NULL,
  "due_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "gathered_messages_pkey" PRIMARY KEY ("game_id", "player_id")
);
CREATE INDEX "gathered_messages_due_at_idx" ON "gathered_messages" ("due_at");
