-- A round is stored at once, and its matches begin one after the other: two who meet have a match at the latest when it is over.
ALTER TABLE competition_pairings DROP CONSTRAINT competition_pairings_bye_check;
ALTER TABLE competition_pairings ADD CONSTRAINT competition_pairings_match_check CHECK (
  CASE WHEN second_id IS NULL THEN match_id IS NULL ELSE match_id IS NOT NULL OR settled_at IS NULL END);
