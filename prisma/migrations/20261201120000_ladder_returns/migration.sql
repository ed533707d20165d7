-- Who comes back to a ladder stands at its end: when that was.
ALTER TABLE competition_entrants ADD COLUMN returns timestamptz(3)[] NOT NULL DEFAULT '{}';
