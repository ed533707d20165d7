-- Teams that take part in competitions: where they stand is in competition_entrants, by their ids.
CREATE TABLE competition_teams (
  id uuid PRIMARY KEY,
  competition_id uuid NOT NULL,
  name text NOT NULL,
  captain_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX competition_teams_competition_id_id_idx ON competition_teams (competition_id, id);

-- Who plays in them, and who was invited to. Nobody is in two teams of one competition.
CREATE TABLE competition_team_members (
  team_id uuid NOT NULL,
  player_id uuid NOT NULL,
  competition_id uuid NOT NULL,
  rank smallint DEFAULT 0 NOT NULL,
  invited_at timestamptz(3) NOT NULL,
  joined_at timestamptz(3),
  left_at timestamptz(3),
  PRIMARY KEY (team_id, player_id)
);
CREATE UNIQUE INDEX competition_team_members_competition_id_player_id_key
  ON competition_team_members (competition_id, player_id) WHERE joined_at IS NOT NULL;
CREATE INDEX competition_team_members_player_id_competition_id_idx ON competition_team_members (player_id, competition_id);
ALTER TABLE competition_team_members ADD CONSTRAINT competition_team_members_team_id_fkey
  FOREIGN KEY (team_id) REFERENCES competition_teams(id) ON UPDATE RESTRICT ON DELETE CASCADE;

-- A match of two teams that meet, for one rank of their line-ups.
ALTER TABLE competition_pairings ADD COLUMN rank smallint;
ALTER TABLE competition_pairings ADD COLUMN first_team_id uuid;
ALTER TABLE competition_pairings ADD COLUMN second_team_id uuid;
