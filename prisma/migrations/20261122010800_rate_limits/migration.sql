-- Counts of the limits, shared by all processes. Unlogged: counting costs no write to the log of the database, and a
-- crash of the database, after which the table is empty, only forgives what was counted.
CREATE UNLOGGED TABLE "rate_limits" (
  "key" VARCHAR(255) NOT NULL,
  "points" INTEGER NOT NULL DEFAULT 0,
  -- milliseconds since 1970; null: never
  "expire" BIGINT,
  CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" ("expire");
