-- Players request more of each other than a robot.

ALTER TABLE "requests" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "requests" DROP CONSTRAINT "requests_kind_check",
  ADD CONSTRAINT "requests_kind_check" CHECK ("kind" IN ('robot', 'undo', 'pause', 'resume', 'more-time', 'end'));
ALTER TABLE "requests" DROP CONSTRAINT "requests_state_check",
  ADD CONSTRAINT "requests_state_check"
    CHECK ("state" IN ('open', 'accepted', 'declined', 'withdrawn', 'outdated', 'expired'));
