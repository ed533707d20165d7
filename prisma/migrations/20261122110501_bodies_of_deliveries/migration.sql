-- A delivery is changed once or twice after it was written: what is sent lies beside the row, so that it is not written
-- again each time.
ALTER TABLE "deliveries" SET (toast_tuple_target = 256);
