-- By which organisers find their games and their results again.
ALTER TABLE games ADD COLUMN label text;
CREATE INDEX games_label_finished_at_id_idx ON games (label, finished_at, id);
