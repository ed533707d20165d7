-- People name a game by the end of its id, or by the code that invites to it.
CREATE INDEX "games_ending_idx" ON "games" (right("id"::text, 5));
CREATE UNIQUE INDEX "games_invite_code_key" ON "games" ("invite_code") WHERE "invite_code" IS NOT NULL;
