-- Whether the seat that a game waits for was given a hint, and which entries followed one. The hash of such an entry covers it.

ALTER TABLE "games" ADD COLUMN "hinted_seat" INTEGER;
ALTER TABLE "log_entries" ADD COLUMN "hint" BOOLEAN;
