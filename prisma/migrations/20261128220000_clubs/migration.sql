-- Clubs, and their members.
CREATE TABLE clubs (
  id uuid PRIMARY KEY,
  handle text NOT NULL,
  name text NOT NULL,
  description text DEFAULT '' NOT NULL,
  door text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT clubs_handle_check CHECK (handle = lower(handle)),
  CONSTRAINT clubs_door_check CHECK (door IN ('open', 'request'))
);
CREATE UNIQUE INDEX clubs_handle_key ON clubs (handle);

CREATE TABLE club_members (
  club_id uuid NOT NULL,
  player_id uuid NOT NULL,
  role text NOT NULL,
  since timestamptz(3) NOT NULL,
  PRIMARY KEY (club_id, player_id),
  CONSTRAINT club_members_role_check CHECK (role IN ('owner', 'admin', 'member', 'asking'))
);
CREATE INDEX club_members_player_id_club_id_idx ON club_members (player_id, club_id);
ALTER TABLE club_members ADD CONSTRAINT club_members_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE club_members ADD CONSTRAINT club_members_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;

-- Tables that are open to the members of a club.
CREATE TABLE club_games (
  game_id uuid PRIMARY KEY,
  club_id uuid NOT NULL
);
CREATE INDEX club_games_club_id_game_id_idx ON club_games (club_id, game_id);
ALTER TABLE club_games ADD CONSTRAINT club_games_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id) ON UPDATE RESTRICT ON DELETE CASCADE;
