-- Games that were running before there were timers get theirs; it fires at once where the deadline is over.

INSERT INTO "timers" ("game_id", "version", "at")
SELECT "id", "version", "deadline" FROM "games" WHERE "status" = 'running' AND "deadline" IS NOT NULL
ON CONFLICT ("game_id") DO NOTHING;
