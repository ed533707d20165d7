-- Matches of a ladder begin and end each at its time.
ALTER TABLE competition_pairings ADD COLUMN ends_at timestamptz(3);
ALTER TABLE competitions DROP CONSTRAINT competitions_kind_check;
ALTER TABLE competitions ADD CONSTRAINT competitions_kind_check
  CHECK (kind IN ('round-robin', 'swiss', 'elimination', 'league', 'ladder'));
