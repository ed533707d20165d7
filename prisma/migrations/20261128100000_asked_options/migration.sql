-- The option about which a player was asked: "Play 1a?".
CREATE TABLE asked_options (
  player_id uuid PRIMARY KEY,
  game_id uuid NOT NULL REFERENCES games ON DELETE CASCADE ON UPDATE RESTRICT,
  version integer NOT NULL,
  label text NOT NULL,
  at timestamptz(3) NOT NULL
);
CREATE INDEX asked_options_game_id_idx ON asked_options (game_id);
