-- Most deliveries are written, attempted once at once, and never looked at again. That becomes one short row, whose one
-- change stays on its page and touches no index: what indexes are about does not change with it.

-- What is sent lies apart, so that it is not written again with its delivery. A body is written together with its
-- delivery, and goes with it: a foreign key would only lock the delivery in addition.
CREATE TABLE "delivery_bodies" (
  "delivery_id" UUID NOT NULL,
  "body" TEXT NOT NULL,
  CONSTRAINT "delivery_bodies_pkey" PRIMARY KEY ("delivery_id")
);
INSERT INTO "delivery_bodies" ("delivery_id", "body") SELECT "id", "body" FROM "deliveries" WHERE "body" IS NOT NULL;
ALTER TABLE "deliveries" DROP COLUMN "body";
CREATE FUNCTION "delete_delivery_bodies"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "delivery_bodies" b USING gone WHERE b."delivery_id" = gone."id";
  RETURN NULL;
END
$$;
CREATE TRIGGER "deliveries_delete_bodies" AFTER DELETE ON "deliveries" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "delete_delivery_bodies"();

-- What waits directly is due at no time of its own. It is reserved, many at a time, for a process "until" some time; from
-- then on any process may claim it. What is finished in the meantime stays here for that long.
CREATE TABLE "direct_reservations" (
  "id" UUID NOT NULL,
  "until" TIMESTAMPTZ(3) NOT NULL,
  "deliveries" UUID[],
  CONSTRAINT "direct_reservations_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "direct_reservations_until_idx" ON "direct_reservations" ("until");
INSERT INTO "direct_reservations" ("id", "until", "deliveries")
SELECT gen_random_uuid(), max("next_at"), array_agg("id" ORDER BY "next_at")
FROM (SELECT "id", "next_at", (row_number() OVER (ORDER BY "next_at") - 1) / 500 AS "part" FROM "deliveries"
      WHERE "state" = 'waiting' AND "is_direct") direct
GROUP BY "part";

DROP INDEX "deliveries_waiting_idx", "deliveries_direct_idx";
UPDATE "deliveries" SET "next_at" = NULL WHERE "next_at" IS NOT NULL AND ("state" <> 'waiting' OR "is_direct");
ALTER TABLE "deliveries" DROP COLUMN "is_direct";

-- Attempts are a part of their delivery.
ALTER TABLE "deliveries" ADD COLUMN "attempt_log" JSONB NOT NULL DEFAULT '[]';
UPDATE "deliveries" d SET "attempt_log" = a."log"
FROM (SELECT "delivery_id", jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'at', to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'milliseconds', "milliseconds",
        'status', "status", 'error', "error", 'answer', "answer", 'isManual', nullif("is_manual", false))) ORDER BY "number") AS "log"
      FROM "delivery_attempts" GROUP BY "delivery_id") a
WHERE d."id" = a."delivery_id";
DROP TABLE "delivery_attempts";

-- Deliveries that wait for an endpoint, in the order in which they are due.
CREATE INDEX "deliveries_waiting_idx" ON "deliveries" ("endpoint_id", "next_at") WHERE "next_at" IS NOT NULL;
-- Room for the version that an attempt leaves.
ALTER TABLE "deliveries" SET (fillfactor = 35);
ALTER TABLE "deliveries" RESET (toast_tuple_target);
