-- Challenges to a club: the second player is known when a member of it has accepted.
ALTER TABLE matches ALTER COLUMN second_id DROP NOT NULL, ADD COLUMN club_id uuid;
ALTER TABLE matches ADD CONSTRAINT matches_second_check
  CHECK (second_id IS NOT NULL OR status IN ('proposed', 'cancelled'));
ALTER TABLE matches ADD CONSTRAINT matches_club_id_fkey
  FOREIGN KEY (club_id) REFERENCES clubs(id) ON UPDATE RESTRICT ON DELETE SET NULL;
CREATE INDEX matches_club_id_id_idx ON matches (club_id, id);
