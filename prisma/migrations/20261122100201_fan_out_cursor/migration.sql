-- Events are fanned out in batches, in the order of their numbers: the one row here says up to which number that was done,
-- and is locked by the process that does it. Before there was a job for each event: those that are still waiting begin the
-- first batch. (What is fanned out twice is not delivered twice.)

CREATE TABLE "fan_out_cursor" (
  "id" INTEGER NOT NULL DEFAULT 1,
  "number" BIGINT NOT NULL,
  CONSTRAINT "fan_out_cursor_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "fan_out_cursor_one_check" CHECK ("id" = 1)
);
INSERT INTO "fan_out_cursor" ("number") SELECT max("number") FROM "outbox_events" HAVING max("number") IS NOT NULL;

DO $$ BEGIN
  IF to_regclass('graphile_worker.jobs') IS NOT NULL THEN
    UPDATE "fan_out_cursor" SET "number" = least("number", (
      SELECT min(o."number") - 1 FROM graphile_worker.jobs j JOIN "outbox_events" o ON j.key = 'outbox ' || o."position"
      WHERE j.task_identifier = 'fan-out'));
    PERFORM graphile_worker.complete_jobs(array_agg(j.id)) FROM graphile_worker.jobs j
    WHERE j.task_identifier = 'fan-out' HAVING count(*) > 0;
  END IF;
END $$;

-- The events of a game are found by the primary key: few of them are kept.
DROP INDEX "outbox_events_game_id_number_idx";
