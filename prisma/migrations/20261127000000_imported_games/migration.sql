-- Games that somebody brought in as a record.
ALTER TABLE games ADD COLUMN imported jsonb;
