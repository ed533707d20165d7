-- Matches between two players: one, three or five games or mirrored pairs, until one has the majority of the points.
CREATE TABLE matches (
  id uuid NOT NULL,
  competition_id uuid,
  round integer,
  name text NOT NULL,
  label text,
  creator_id uuid NOT NULL,
  first_id uuid NOT NULL,
  second_id uuid NOT NULL,
  settings jsonb NOT NULL,
  visibility text NOT NULL,
  rated boolean NOT NULL,
  best_of smallint NOT NULL,
  form text NOT NULL,
  ties text NOT NULL,
  status text NOT NULL,
  first_halves smallint DEFAULT 0 NOT NULL,
  second_halves smallint DEFAULT 0 NOT NULL,
  winner_id uuid,
  forfeited_by uuid,
  rematch_id uuid,
  due_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  PRIMARY KEY (id),
  CONSTRAINT matches_players_check CHECK (first_id <> second_id),
  CONSTRAINT matches_best_of_check CHECK (best_of IN (1, 3, 5)),
  CONSTRAINT matches_form_check CHECK (form IN ('games', 'mirrored')),
  CONSTRAINT matches_ties_check CHECK (ties IN ('shared', 'second')),
  CONSTRAINT matches_visibility_check CHECK (visibility IN ('public', 'unlisted', 'private')),
  CONSTRAINT matches_status_check CHECK (status IN ('proposed', 'running', 'finished', 'cancelled'))
);
CREATE INDEX matches_first_id_id_idx ON matches (first_id, id);
CREATE INDEX matches_second_id_id_idx ON matches (second_id, id);
CREATE INDEX matches_creator_id_id_idx ON matches (creator_id, id);
CREATE INDEX matches_competition_id_round_id_idx ON matches (competition_id, round, id);
-- Few matches are due at a time: those of which a game has just ended.
CREATE INDEX matches_due_at_idx ON matches (due_at) WHERE due_at IS NOT NULL;

-- The match that a game belongs to, and which game or pair of it this is.
ALTER TABLE games ADD COLUMN match_id uuid, ADD COLUMN match_game smallint;
CREATE INDEX games_match_id_idx ON games (match_id) WHERE match_id IS NOT NULL;
