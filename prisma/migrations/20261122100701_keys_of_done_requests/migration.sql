-- A key is written in the transaction that carries out its request, together with the answer: none is in flight any more.

DELETE FROM "idempotency_keys" WHERE "state" <> 'done';
UPDATE "idempotency_keys" SET "body" = 'null' WHERE "body" IS NULL;
ALTER TABLE "idempotency_keys" DROP COLUMN "state",
  ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "headers" SET NOT NULL, ALTER COLUMN "body" SET NOT NULL;
