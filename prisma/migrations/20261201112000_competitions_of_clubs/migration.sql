-- Competitions of clubs.
ALTER TABLE competitions ADD COLUMN club_id uuid;
ALTER TABLE competitions ADD CONSTRAINT competitions_club_id_fkey
  FOREIGN KEY (club_id) REFERENCES clubs(id) ON UPDATE RESTRICT ON DELETE SET NULL;
CREATE INDEX competitions_club_id_id_idx ON competitions (club_id, id);
