-- A delivery is changed once or twice, and what finds it changes with it, so that its new version has to be indexed anew
-- wherever it lies: room kept on its page is of no use.
ALTER TABLE "deliveries" SET (fillfactor = 100);
