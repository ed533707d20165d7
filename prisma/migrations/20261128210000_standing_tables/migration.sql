-- Kinds of tables that players keep open.
CREATE TABLE standing_tables (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  game jsonb NOT NULL,
  most_open smallint NOT NULL,
  most_current smallint NOT NULL,
  paused_because text,
  created_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  CONSTRAINT standing_tables_most_check CHECK (most_open >= 1 AND most_current >= most_open),
  CONSTRAINT standing_tables_paused_because_check CHECK (paused_because IN ('owner', 'vacation', 'idle', 'refused'))
);
CREATE INDEX standing_tables_player_id_id_idx ON standing_tables (player_id, id);
ALTER TABLE standing_tables ADD CONSTRAINT standing_tables_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;

-- The games that were opened for them.
CREATE TABLE standing_games (
  standing_id uuid NOT NULL,
  game_id uuid NOT NULL,
  PRIMARY KEY (standing_id, game_id)
);
ALTER TABLE standing_games ADD CONSTRAINT standing_games_standing_id_fkey FOREIGN KEY (standing_id) REFERENCES standing_tables(id) ON UPDATE RESTRICT ON DELETE CASCADE;
