-- Tournaments and leagues.
CREATE TABLE competitions (
  id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  label text,
  creator_id uuid NOT NULL,
  status text NOT NULL,
  settings jsonb NOT NULL,
  capacity smallint,
  starts_at timestamptz(3),
  round smallint DEFAULT 0 NOT NULL,
  round_ends_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  PRIMARY KEY (id),
  CONSTRAINT competitions_kind_check CHECK (kind IN ('round-robin', 'swiss', 'elimination', 'league')),
  CONSTRAINT competitions_status_check CHECK (status IN ('announced', 'running', 'finished', 'cancelled'))
);
CREATE INDEX competitions_creator_id_id_idx ON competitions (creator_id, id);
CREATE INDEX competitions_status_id_idx ON competitions (status, id);

-- Who takes part in them.
CREATE TABLE competition_entrants (
  competition_id uuid NOT NULL,
  player_id uuid NOT NULL,
  seed smallint,
  pool smallint DEFAULT 1 NOT NULL,
  entered_at timestamptz(3) NOT NULL,
  withdrawn_at timestamptz(3),
  PRIMARY KEY (competition_id, player_id)
);
CREATE INDEX competition_entrants_player_id_competition_id_idx ON competition_entrants (player_id, competition_id);

-- Who met whom in which round, and how it ended; without a second player a bye.
CREATE TABLE competition_pairings (
  id uuid NOT NULL,
  competition_id uuid NOT NULL,
  round smallint NOT NULL,
  pool smallint NOT NULL,
  first_id uuid NOT NULL,
  second_id uuid,
  match_id uuid,
  settled_at timestamptz(3),
  outcome text,
  first_halves smallint DEFAULT 0 NOT NULL,
  second_halves smallint DEFAULT 0 NOT NULL,
  first_points integer DEFAULT 0 NOT NULL,
  second_points integer DEFAULT 0 NOT NULL,
  first_absent boolean DEFAULT false NOT NULL,
  second_absent boolean DEFAULT false NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT competition_pairings_bye_check CHECK ((second_id IS NULL) = (match_id IS NULL)),
  CONSTRAINT competition_pairings_outcome_check CHECK (outcome IN ('first', 'second', 'draw', 'neither')),
  CONSTRAINT competition_pairings_settled_check CHECK ((settled_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX competition_pairings_competition_id_round_id_idx ON competition_pairings (competition_id, round, id);
CREATE INDEX competition_pairings_first_id_idx ON competition_pairings (first_id);
CREATE INDEX competition_pairings_second_id_idx ON competition_pairings (second_id);

-- When a process is to look whether a competition goes on: a match is over, or a time has come.
CREATE TABLE competition_turns (
  competition_id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (competition_id)
);
CREATE INDEX competition_turns_at_idx ON competition_turns (at);
