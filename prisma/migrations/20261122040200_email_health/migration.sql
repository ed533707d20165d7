-- Channels whose server takes nothing at present, as each process that sends notifications finds.

ALTER TABLE "workers" ADD COLUMN "failing" TEXT[];
