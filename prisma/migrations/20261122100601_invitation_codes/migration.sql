-- Codes are random, and only those of open games count. A unique index would have to look at all games, which may not
-- stand in one database: where the tables are sharded by game, a key holds within a game.
DROP INDEX "games_invite_code_key";
CREATE INDEX "games_invite_code_idx" ON "games" ("invite_code") WHERE "invite_code" IS NOT NULL;
