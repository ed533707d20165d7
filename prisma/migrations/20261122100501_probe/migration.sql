-- One row that processes write to see whether the database takes writes.

CREATE TABLE "probe" (
  "id" SMALLINT NOT NULL DEFAULT 1,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "probe_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "probe_one_check" CHECK ("id" = 1)
);
