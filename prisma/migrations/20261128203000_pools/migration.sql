-- Players who wait for a game of a kind.
CREATE TABLE pool_waits (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  seats smallint NOT NULL,
  preset text NOT NULL,
  pace text NOT NULL,
  rated boolean NOT NULL,
  since timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT pool_waits_seats_check CHECK (seats BETWEEN 2 AND 6)
);
CREATE UNIQUE INDEX pool_waits_player_id_seats_preset_pace_rated_key ON pool_waits (player_id, seats, preset, pace, rated);
CREATE INDEX pool_waits_seats_preset_pace_rated_since_idx ON pool_waits (seats, preset, pace, rated, since);
CREATE INDEX pool_waits_expires_at_idx ON pool_waits (expires_at);
ALTER TABLE pool_waits ADD CONSTRAINT pool_waits_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
