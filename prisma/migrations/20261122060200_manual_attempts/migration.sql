-- Attempts of webhooks that their owner asked for do not count for the schedule. While one is to be made, `resume_state`
-- and `resume_at` hold where the delivery goes on if it fails.

ALTER TABLE "deliveries" ADD COLUMN "resume_state" TEXT, ADD COLUMN "resume_at" TIMESTAMPTZ(3);
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_resume_state_check"
  CHECK ("resume_state" IN ('waiting', 'delivered', 'failed'));
ALTER TABLE "delivery_attempts" ADD COLUMN "is_manual" BOOLEAN NOT NULL DEFAULT false;
