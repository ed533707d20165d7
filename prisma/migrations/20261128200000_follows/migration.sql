-- Whose open tables players follow.
CREATE TABLE follows (
  player_id uuid NOT NULL,
  followed_id uuid NOT NULL,
  notify boolean DEFAULT false NOT NULL,
  notified_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (player_id, followed_id),
  CONSTRAINT follows_others_check CHECK (player_id <> followed_id)
);
CREATE INDEX follows_followed_id_player_id_idx ON follows (followed_id, player_id);
ALTER TABLE follows ADD CONSTRAINT follows_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE follows ADD CONSTRAINT follows_followed_id_fkey FOREIGN KEY (followed_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
