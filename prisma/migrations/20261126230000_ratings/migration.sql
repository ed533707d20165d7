-- Whether a game counts for the ratings of its players. Nobody was told so of games from before.
ALTER TABLE games ADD COLUMN rated boolean DEFAULT false NOT NULL;
CREATE INDEX games_finished_at_id_idx ON games (finished_at, id);

-- What is believed of the strength of players, by class.
CREATE TABLE ratings (
  player_id uuid NOT NULL,
  class text NOT NULL,
  mu double precision NOT NULL,
  sigma double precision NOT NULL,
  games integer NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (player_id, class),
  CONSTRAINT ratings_class_check CHECK (class IN ('two', 'several'))
);
CREATE INDEX ratings_class_mu_player_id_idx ON ratings (class, mu, player_id);

-- What each rated game changed about the ratings of its players.
CREATE TABLE rating_changes (
  game_id uuid NOT NULL,
  seat smallint NOT NULL,
  player_id uuid NOT NULL,
  class text NOT NULL,
  finished_at timestamptz(3) NOT NULL,
  place smallint NOT NULL,
  mu_before double precision NOT NULL,
  sigma_before double precision NOT NULL,
  mu double precision NOT NULL,
  sigma double precision NOT NULL,
  timed_out_at timestamptz(3),
  annulment text,
  PRIMARY KEY (game_id, seat),
  CONSTRAINT rating_changes_class_check CHECK (class IN ('two', 'several')),
  CONSTRAINT rating_changes_annulment_check CHECK (annulment IN ('no-first-decision', 'mass-time-out'))
);
CREATE INDEX rating_changes_player_id_class_finished_at_game_id_idx ON rating_changes (player_id, class, finished_at, game_id);

-- Up to which finished game ratings were computed; locked by the process that does it.
CREATE TABLE rating_cursor (
  id smallint DEFAULT 1 NOT NULL,
  finished_at timestamptz(3) NOT NULL,
  game_id uuid NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT rating_cursor_one_check CHECK (id = 1)
);
INSERT INTO rating_cursor (finished_at, game_id) VALUES ('epoch', '00000000-0000-0000-0000-000000000000');
