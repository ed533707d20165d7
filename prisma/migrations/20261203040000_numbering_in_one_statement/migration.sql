-- Gives numbers to committed events of the outbox that have none, at most so many, and notifies who listens. Each statement
-- sees what was committed before it: the second one what there is under the lock. A row that another transaction holds, which
-- may stay open for long, is left for the next time. Numbers follow the greatest that is there, or up to which was fanned out,
-- rather than a sequence, so that they also do where a database was copied table by table.
-- The index of what has no number keeps entries of what got one until the next vacuum: read in its order they are skipped from
-- the second time on, while a bitmap has all their rows looked at each time.
CREATE FUNCTION number_outbox_events(most int, OUT total int, OUT last bigint)
LANGUAGE plpgsql SET enable_bitmapscan = off AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(72707371);
  WITH waiting AS (
    SELECT game_id, position FROM outbox_events WHERE number IS NULL
    ORDER BY position LIMIT most FOR NO KEY UPDATE SKIP LOCKED
  ), greatest_number AS (
    SELECT greatest((SELECT max(o.number) FROM outbox_events o), (SELECT c.number FROM fan_out_cursor c), 0) AS number
  ), placed AS (
    SELECT w.game_id, w.position,
           (SELECT g.number FROM greatest_number g) + row_number() OVER (ORDER BY w.position) AS number
    FROM waiting w
  ), numbered AS (
    UPDATE outbox_events o SET number = p.number FROM placed p
    WHERE o.game_id = p.game_id AND o.position = p.position RETURNING o.number
  )
  SELECT count(*)::int, max(n.number) INTO total, last FROM numbered n;
  IF total > 0 THEN
    PERFORM pg_notify('outbox', last::text);
  END IF;
END
$$;
