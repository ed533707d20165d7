-- Whether seats stay as they were taken or are drawn at the start.

ALTER TABLE "games" ADD COLUMN "seating" TEXT NOT NULL DEFAULT 'as-taken';
ALTER TABLE "games" ADD CONSTRAINT "games_seating_check" CHECK ("seating" IN ('as-taken', 'drawn'));
