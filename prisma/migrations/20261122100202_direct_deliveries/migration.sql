-- The first attempt of a webhook to a healthy endpoint needs no job: a process that has just written deliveries reserves
-- them until "next_at" and attempts them; what nobody attends to any more is claimed when it is due. Retries, and what
-- waits for slow endpoints, are left to the one job of the endpoint's owner as before.

ALTER TABLE "deliveries" ADD COLUMN "is_direct" BOOLEAN NOT NULL DEFAULT false;

DROP INDEX "deliveries_waiting_idx";
CREATE INDEX "deliveries_waiting_idx" ON "deliveries" ("endpoint_id", "next_at")
  WHERE "state" = 'waiting' AND NOT "is_direct";
CREATE INDEX "deliveries_direct_idx" ON "deliveries" ("next_at") WHERE "state" = 'waiting' AND "is_direct";

-- What waits for a job of its own is claimed instead.
UPDATE "deliveries" SET "is_direct" = true, "next_at" = "created_at"
WHERE "channel" = 'webhook' AND "state" = 'waiting' AND "attempts" = 0 AND "resume_state" IS NULL;
DO $$ BEGIN
  IF to_regclass('graphile_worker.jobs') IS NOT NULL THEN
    PERFORM graphile_worker.complete_jobs(array_agg(j.id)) FROM graphile_worker.jobs j
    WHERE j.task_identifier = 'deliver webhook' HAVING count(*) > 0;
  END IF;
END $$;

-- Rows become smaller: the flags follow from the channel, and of the key only equality matters.
ALTER TABLE "deliveries" DROP COLUMN "flags";
ALTER TABLE "deliveries" ALTER COLUMN "dedupe_key" TYPE UUID USING md5("dedupe_key")::uuid;
