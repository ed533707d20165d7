-- How players left games that are over, and how long their turns took. Null: nobody has looked at the log yet.
ALTER TABLE seats
  ADD COLUMN conduct text,
  ADD COLUMN abandoned_at timestamptz(3),
  ADD COLUMN turn_seconds integer[] DEFAULT '{}',
  ADD COLUMN timed_out boolean,
  ADD CONSTRAINT seats_conduct_check CHECK (conduct IN ('finished', 'abandoned', 'excused', 'none'));

-- Of games from before it is null: the log alone says when somebody left.
ALTER TABLE seats ALTER COLUMN timed_out SET DEFAULT false;

CREATE INDEX seats_unjudged_idx ON seats (finished_at, game_id) WHERE conduct IS NULL AND finished_at IS NOT NULL;
CREATE INDEX seats_counted_idx ON seats (player_id, finished_at, game_id) WHERE conduct IN ('finished', 'abandoned');

-- How reliable players must be to take a seat; null: nobody asks.
ALTER TABLE games
  ADD COLUMN min_reliability smallint,
  ADD CONSTRAINT games_min_reliability_check CHECK (min_reliability BETWEEN 1 AND 100);
