-- The match whose result changed a rating; the game is the last one of it.
ALTER TABLE rating_changes ADD COLUMN match_id uuid;
CREATE INDEX rating_changes_match_id_idx ON rating_changes (match_id) WHERE match_id IS NOT NULL;
-- Matches that count, in the order of their ends.
CREATE INDEX matches_finished_at_id_idx ON matches (finished_at, id) WHERE rated AND status = 'finished';
