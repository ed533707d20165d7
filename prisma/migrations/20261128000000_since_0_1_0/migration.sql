-- Everything that was added since version 0.1.0: apps, matches, competitions, ratings, clubs, pools, standing tables and one table of
-- what is due.

-- Columns with a few values have types that list them, and so does the client that is made of the schema.
CREATE TYPE sanction_kind AS ENUM ('warning', 'silence', 'ban');
CREATE TYPE report_reason AS ENUM ('harassment', 'spam', 'impersonation', 'cheating', 'stalling', 'other');
CREATE TYPE report_state AS ENUM ('open', 'resolved', 'dismissed');
CREATE TYPE moderation_action AS ENUM ('warn', 'silence', 'ban', 'undo', 'dismiss', 'appoint');
CREATE TYPE join_policy AS ENUM ('open', 'request');
CREATE TYPE club_role AS ENUM ('owner', 'admin', 'member', 'pending');
CREATE TYPE pause_reason AS ENUM ('owner', 'vacation', 'idle', 'refused');
CREATE TYPE visibility AS ENUM ('public', 'unlisted', 'private');
CREATE TYPE match_form AS ENUM ('games', 'mirrored');
CREATE TYPE tie_rule AS ENUM ('shared', 'second');
CREATE TYPE match_status AS ENUM ('proposed', 'running', 'finished', 'cancelled');
CREATE TYPE competition_status AS ENUM ('announced', 'running', 'finished', 'cancelled');
CREATE TYPE pairing_outcome AS ENUM ('first', 'second', 'draw', 'neither');
CREATE TYPE rating_class AS ENUM ('two', 'several');
CREATE TYPE plan_state AS ENUM ('waiting', 'done', 'cancelled');
CREATE TYPE webhook_format AS ENUM ('standard', 'discord', 'slack');
CREATE TYPE webhook_games AS ENUM ('mine', 'public', 'club');
CREATE TYPE disabled_reason AS ENUM ('gone', 'failing', 'owner', 'security');
ALTER TABLE sanctions DROP CONSTRAINT sanctions_kind_check,
  ALTER COLUMN kind TYPE sanction_kind USING kind::sanction_kind;
ALTER TABLE reports DROP CONSTRAINT reports_reason_check, DROP CONSTRAINT reports_state_check, ALTER COLUMN state DROP DEFAULT,
  ALTER COLUMN reason TYPE report_reason USING reason::report_reason,
  ALTER COLUMN state TYPE report_state USING state::report_state;
ALTER TABLE reports ALTER COLUMN state SET DEFAULT 'open';
ALTER TABLE moderation_log DROP CONSTRAINT moderation_log_action_check,
  ALTER COLUMN action TYPE moderation_action USING action::moderation_action;
ALTER TABLE plans DROP CONSTRAINT plans_state_check, ALTER COLUMN state DROP DEFAULT,
  ALTER COLUMN state TYPE plan_state USING state::plan_state;
ALTER TABLE plans ALTER COLUMN state SET DEFAULT 'waiting';
ALTER TABLE webhook_endpoints DROP CONSTRAINT webhook_endpoints_disabled_check, DROP CONSTRAINT webhook_endpoints_format_check,
  ALTER COLUMN format TYPE webhook_format USING format::webhook_format,
  ALTER COLUMN disabled_because TYPE disabled_reason USING disabled_because::disabled_reason;

-- What players let apps do (OAuth).
CREATE TABLE app_grants (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  session_id uuid,
  client_id text NOT NULL,
  origin text NOT NULL,
  name text,
  scopes text[],
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3),
  ended_at timestamptz(3),
  via_device_code boolean NOT NULL DEFAULT false,
  PRIMARY KEY (id)
);
CREATE INDEX app_grants_expires_at_idx ON app_grants (expires_at);
CREATE INDEX app_grants_player_id_idx ON app_grants (player_id);

CREATE TABLE app_codes (
  code_hash text NOT NULL,
  grant_id uuid NOT NULL,
  redirect_uri text NOT NULL,
  challenge text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  PRIMARY KEY (code_hash)
);
CREATE INDEX app_codes_grant_id_idx ON app_codes (grant_id);

CREATE TABLE app_tokens (
  id uuid NOT NULL,
  grant_id uuid NOT NULL,
  kind text NOT NULL,
  token_hash text NOT NULL,
  scopes text[],
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  PRIMARY KEY (id),
  CONSTRAINT app_tokens_kind_check CHECK (kind IN ('access', 'refresh'))
);
CREATE INDEX app_tokens_expires_at_idx ON app_tokens (expires_at);
CREATE INDEX app_tokens_grant_id_idx ON app_tokens (grant_id);
CREATE UNIQUE INDEX app_tokens_token_hash_key ON app_tokens (token_hash);

-- What apps ask for that show a code instead of a page (OAuth, RFC 8628).
CREATE TABLE device_requests (
  device_code_hash text NOT NULL,
  user_code text NOT NULL,
  client_id text NOT NULL,
  origin text NOT NULL,
  name text,
  scopes text[],
  interval_seconds integer NOT NULL,
  polled_at timestamptz(3),
  expires_at timestamptz(3) NOT NULL,
  denied_at timestamptz(3),
  grant_id uuid,
  used_at timestamptz(3),
  PRIMARY KEY (device_code_hash)
);
CREATE INDEX device_requests_expires_at_idx ON device_requests (expires_at);
CREATE INDEX device_requests_grant_id_idx ON device_requests (grant_id);
CREATE UNIQUE INDEX device_requests_user_code_key ON device_requests (user_code);

ALTER TABLE app_grants ADD CONSTRAINT app_grants_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE app_codes ADD CONSTRAINT app_codes_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES app_grants(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE app_tokens ADD CONSTRAINT app_tokens_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES app_grants(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE device_requests ADD CONSTRAINT device_requests_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES app_grants(id) ON UPDATE RESTRICT ON DELETE CASCADE;

-- Clubs, and their members.
CREATE TABLE clubs (
  id uuid PRIMARY KEY,
  handle text NOT NULL,
  name text NOT NULL,
  description text DEFAULT '' NOT NULL,
  join_policy join_policy NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT clubs_handle_check CHECK (handle = lower(handle))
);
CREATE UNIQUE INDEX clubs_handle_key ON clubs (handle);

CREATE TABLE club_members (
  club_id uuid NOT NULL,
  player_id uuid NOT NULL,
  role club_role NOT NULL,
  since timestamptz(3) NOT NULL,
  PRIMARY KEY (club_id, player_id)
);
CREATE INDEX club_members_player_id_club_id_idx ON club_members (player_id, club_id);

-- Tables that are open to the members of a club.
CREATE TABLE club_games (
  game_id uuid PRIMARY KEY,
  club_id uuid NOT NULL
);
CREATE INDEX club_games_club_id_game_id_idx ON club_games (club_id, game_id);

ALTER TABLE club_members ADD CONSTRAINT club_members_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE club_members ADD CONSTRAINT club_members_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE club_games ADD CONSTRAINT club_games_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id) ON UPDATE RESTRICT ON DELETE CASCADE;

-- Matches between two players: one, three or five games or mirrored pairs, until one has the majority of the points. Of a
-- challenge to a club the second player is known when a member of it has accepted.
CREATE TABLE matches (
  id uuid NOT NULL,
  competition_id uuid,
  round integer,
  name text NOT NULL,
  label text,
  creator_id uuid NOT NULL,
  first_id uuid NOT NULL,
  second_id uuid,
  settings jsonb NOT NULL,
  visibility visibility NOT NULL,
  rated boolean NOT NULL,
  best_of smallint NOT NULL,
  form match_form NOT NULL,
  tie_rule tie_rule NOT NULL,
  status match_status NOT NULL,
  first_halves smallint DEFAULT 0 NOT NULL,
  second_halves smallint DEFAULT 0 NOT NULL,
  winner_id uuid,
  forfeited_by uuid,
  rematch_id uuid,
  created_at timestamptz(3) NOT NULL,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  club_id uuid,
  PRIMARY KEY (id),
  CONSTRAINT matches_players_check CHECK (first_id <> second_id),
  CONSTRAINT matches_second_check CHECK (second_id IS NOT NULL OR status IN ('proposed', 'cancelled')),
  CONSTRAINT matches_best_of_check CHECK (best_of IN (1, 3, 5))
);
CREATE INDEX matches_first_id_id_idx ON matches (first_id, id);
CREATE INDEX matches_second_id_id_idx ON matches (second_id, id);
CREATE INDEX matches_creator_id_id_idx ON matches (creator_id, id);
CREATE INDEX matches_competition_id_round_id_idx ON matches (competition_id, round, id);
CREATE INDEX matches_club_id_id_idx ON matches (club_id, id);
-- Matches that count, in the order of their ends.
CREATE INDEX matches_finished_at_id_idx ON matches (finished_at, id) WHERE rated AND status = 'finished';
ALTER TABLE matches ADD CONSTRAINT matches_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id) ON UPDATE RESTRICT ON DELETE SET NULL;

-- Tournaments, leagues and ladders.
CREATE TABLE competitions (
  id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  label text,
  creator_id uuid NOT NULL,
  status competition_status NOT NULL,
  settings jsonb NOT NULL,
  capacity smallint,
  starts_at timestamptz(3),
  round smallint DEFAULT 0 NOT NULL,
  round_ends_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  club_id uuid,
  PRIMARY KEY (id),
  CONSTRAINT competitions_kind_check CHECK (kind IN ('round-robin', 'swiss', 'elimination', 'league', 'ladder'))
);
CREATE INDEX competitions_creator_id_id_idx ON competitions (creator_id, id);
CREATE INDEX competitions_status_id_idx ON competitions (status, id);
CREATE INDEX competitions_club_id_id_idx ON competitions (club_id, id);
ALTER TABLE competitions ADD CONSTRAINT competitions_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id) ON UPDATE RESTRICT ON DELETE SET NULL;

-- Who takes part in them. Who comes back to a ladder stands at its end: when that was.
CREATE TABLE competition_entrants (
  competition_id uuid NOT NULL,
  player_id uuid NOT NULL,
  seed smallint,
  group_number smallint DEFAULT 1 NOT NULL,
  entered_at timestamptz(3) NOT NULL,
  withdrawn_at timestamptz(3),
  returns timestamptz(3)[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (competition_id, player_id)
);
CREATE INDEX competition_entrants_player_id_competition_id_idx ON competition_entrants (player_id, competition_id);

-- Who met whom in which round, and how it ended; without a second player a bye. A round is stored at once, and its matches begin one
-- after the other: two who meet have a match at the latest when it is over. Matches of a ladder begin and end each at its time.
CREATE TABLE competition_pairings (
  id uuid NOT NULL,
  competition_id uuid NOT NULL,
  round smallint NOT NULL,
  group_number smallint NOT NULL,
  first_id uuid NOT NULL,
  second_id uuid,
  match_id uuid,
  settled_at timestamptz(3),
  outcome pairing_outcome,
  first_halves smallint DEFAULT 0 NOT NULL,
  second_halves smallint DEFAULT 0 NOT NULL,
  first_points integer DEFAULT 0 NOT NULL,
  second_points integer DEFAULT 0 NOT NULL,
  first_absent boolean DEFAULT false NOT NULL,
  second_absent boolean DEFAULT false NOT NULL,
  ends_at timestamptz(3),
  -- A match of two teams that meet, for one rank of their line-ups.
  board_number smallint,
  first_team_id uuid,
  second_team_id uuid,
  PRIMARY KEY (id),
  CONSTRAINT competition_pairings_match_check CHECK (
    CASE WHEN second_id IS NULL THEN match_id IS NULL ELSE match_id IS NOT NULL OR settled_at IS NULL END),
  CONSTRAINT competition_pairings_settled_check CHECK ((settled_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX competition_pairings_competition_id_round_id_idx ON competition_pairings (competition_id, round, id);
CREATE INDEX competition_pairings_first_id_idx ON competition_pairings (first_id);
CREATE INDEX competition_pairings_second_id_idx ON competition_pairings (second_id);

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
  board_number smallint DEFAULT 0 NOT NULL,
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

-- What is believed of the strength of players, by class.
CREATE TABLE ratings (
  player_id uuid NOT NULL,
  class rating_class NOT NULL,
  mu double precision NOT NULL,
  sigma double precision NOT NULL,
  games integer NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (player_id, class)
);
CREATE INDEX ratings_class_mu_player_id_idx ON ratings (class, mu, player_id);

-- What each rated game, or match by its last game, changed about the ratings of its players.
CREATE TABLE rating_changes (
  number bigint GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  game_id uuid NOT NULL,
  seat smallint NOT NULL,
  player_id uuid NOT NULL,
  class rating_class NOT NULL,
  finished_at timestamptz(3) NOT NULL,
  place smallint NOT NULL,
  mu_before double precision NOT NULL,
  sigma_before double precision NOT NULL,
  mu double precision NOT NULL,
  sigma double precision NOT NULL,
  timed_out_at timestamptz(3),
  void_reason text,
  match_id uuid,
  PRIMARY KEY (game_id, seat),
  CONSTRAINT rating_changes_void_reason_check CHECK (void_reason IN ('no-first-decision', 'mass-timeout'))
);
CREATE INDEX rating_changes_player_id_class_number_idx ON rating_changes (player_id, class, number);
CREATE INDEX rating_changes_match_id_idx ON rating_changes (match_id) WHERE match_id IS NOT NULL;

-- Up to which finished game ratings were computed; locked by the process that does it.
CREATE TABLE rating_cursor (
  id smallint DEFAULT 1 NOT NULL,
  finished_at timestamptz(3) NOT NULL,
  game_id uuid NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT rating_cursor_one_check CHECK (id = 1)
);

-- Whether the account had no rated games of its own, so that those of the player count for it.
ALTER TABLE merged_players ADD COLUMN takes_ratings boolean DEFAULT false NOT NULL;

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

-- Kinds of tables that players keep open.
CREATE TABLE standing_tables (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  game jsonb NOT NULL,
  max_open smallint NOT NULL,
  max_active smallint NOT NULL,
  pause_reason pause_reason,
  created_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  CONSTRAINT standing_tables_max_check CHECK (max_open >= 1 AND max_active >= max_open)
);
CREATE INDEX standing_tables_player_id_id_idx ON standing_tables (player_id, id);

-- The games that were opened for them.
CREATE TABLE standing_games (
  standing_id uuid NOT NULL,
  game_id uuid NOT NULL,
  PRIMARY KEY (standing_id, game_id)
);
ALTER TABLE standing_tables ADD CONSTRAINT standing_tables_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE standing_games ADD CONSTRAINT standing_games_standing_id_fkey FOREIGN KEY (standing_id) REFERENCES standing_tables(id) ON UPDATE RESTRICT ON DELETE CASCADE;

-- What games say in addition.
ALTER TABLE games
  -- By which organisers find their games and their results again.
  ADD COLUMN label text,
  -- Whether a game counts for the ratings of its players. Nobody was told so of games from before.
  ADD COLUMN rated boolean DEFAULT false NOT NULL,
  -- The record of a game that somebody brought in.
  ADD COLUMN imported jsonb,
  -- Games with the same bag: played in step, or each by other players. Everything about a game may be known from its end on, or from
  -- that of the last game with its bag; lists of finished games are in that order.
  ADD COLUMN bag_id uuid,
  ADD COLUMN in_sync boolean NOT NULL DEFAULT false,
  ADD COLUMN held_seat smallint,
  ADD COLUMN revealed_at timestamptz(3),
  ADD COLUMN later_visibility text,
  -- The match that a game belongs to, and which game or pair of it this is.
  ADD COLUMN match_id uuid,
  ADD COLUMN match_game smallint,
  -- How reliable players must be to take a seat; null: nobody asks.
  ADD COLUMN min_reliability smallint,
  ADD CONSTRAINT games_min_reliability_check CHECK (min_reliability BETWEEN 1 AND 100);
UPDATE games SET revealed_at = finished_at WHERE finished_at IS NOT NULL;
-- Finds public games by expansions that few have.
CREATE INDEX games_expansions_idx ON games USING gin ((rules -> 'expansions') jsonb_path_ops) WHERE visibility = 'public';
CREATE INDEX games_finished_at_id_idx ON games (finished_at, id);
CREATE INDEX games_visibility_status_revealed_at_id_idx ON games (visibility, status, revealed_at, id);
CREATE INDEX games_label_revealed_at_id_idx ON games (label, revealed_at, id);
CREATE INDEX games_bag_id_idx ON games (bag_id);
CREATE INDEX games_match_id_idx ON games (match_id) WHERE match_id IS NOT NULL;

-- Decisions that wait until the other game with the bag is as far.
CREATE TABLE held_decisions (
  game_id uuid PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE ON UPDATE RESTRICT,
  version integer NOT NULL,
  seat smallint NOT NULL,
  decision text NOT NULL,
  at timestamptz(3) NOT NULL,
  is_automatic boolean NOT NULL DEFAULT false,
  is_planned boolean NOT NULL DEFAULT false,
  key text,
  body_hash bytea
);

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

-- API tokens that are for one game alone.
ALTER TABLE api_tokens ADD COLUMN game_id uuid;

-- Webhooks have names and languages, and may be for one game, one label, the results of all public games, or a club. Those that an app
-- made end with what its player let it do.
ALTER TABLE webhook_endpoints
  ADD COLUMN grant_id uuid,
  ADD COLUMN name text,
  ADD COLUMN game_id uuid,
  ADD COLUMN label text,
  ADD COLUMN games webhook_games DEFAULT 'mine' NOT NULL,
  ADD COLUMN club_id uuid,
  ADD COLUMN language text,
  ADD CONSTRAINT webhook_endpoints_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES app_grants(id) ON UPDATE RESTRICT ON DELETE CASCADE,
  ADD CONSTRAINT webhook_endpoints_club_id_fkey FOREIGN KEY (club_id) REFERENCES clubs(id) ON UPDATE RESTRICT ON DELETE SET NULL;
CREATE INDEX webhook_endpoints_grant_id_idx ON webhook_endpoints (grant_id);
CREATE INDEX webhook_endpoints_game_id_idx ON webhook_endpoints (game_id);
CREATE INDEX webhook_endpoints_public_idx ON webhook_endpoints (id) WHERE games = 'public';
CREATE INDEX webhook_endpoints_club_id_idx ON webhook_endpoints (club_id);

-- Events of the outbox get the names of the notifications that tell them.
UPDATE outbox_events e SET kind = names.now
FROM (VALUES
  ('decision', 'decision.made'),
  ('started', 'game.started'),
  ('joined', 'player.joined'),
  ('left', 'player.left'),
  ('invited', 'player.invited'),
  ('message', 'message.posted'),
  ('reminder', 'turn.reminder'),
  ('nudge', 'turn.reminder'),
  ('aborted', 'game.cancelled'),
  ('declined', 'invitation.declined'),
  ('removed', 'player.removed'),
  ('stood-in', 'player.replaced'),
  ('returned', 'player.returned'),
  ('requested', 'request.opened'),
  ('request-closed', 'request.closed'),
  ('plan-cancelled', 'plan.cancelled'),
  ('paused', 'game.paused'),
  ('resumed', 'game.resumed')
) AS names (before, now)
WHERE e.kind = names.before;

-- One table of what is due takes the place of those of timers, plans, robots and analyses, and of the queue of the webhooks.
CREATE TABLE due (
  key uuid NOT NULL,
  kind text NOT NULL,
  version integer DEFAULT 0 NOT NULL,
  owner text,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (key, kind),
  CONSTRAINT due_kind_check CHECK (
    kind IN ('timer', 'plans', 'robot', 'analysis', 'match', 'competition', 'pools', 'webhooks', 'slow-webhooks'))
)
WITH (fillfactor='75');
INSERT INTO due (key, kind, version, owner, at)
SELECT game_id, 'timer', version, NULL::text, at FROM timers
UNION ALL SELECT game_id, 'plans', version, NULL, at FROM plan_turns
UNION ALL SELECT t.game_id, 'robot', t.version, g.owner_id::text, t.at FROM robot_turns t JOIN games g ON g.id = t.game_id
UNION ALL SELECT game_id, 'analysis', 0, requester, at FROM analyses WHERE at IS NOT NULL
UNION ALL
SELECT e.player_id, CASE WHEN e.is_slow THEN 'slow-webhooks' ELSE 'webhooks' END, 0, NULL, min(d.next_at)
FROM deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
WHERE d.next_at IS NOT NULL GROUP BY e.player_id, e.is_slow;
CREATE INDEX due_kind_at_idx ON due (kind, at);
DROP TABLE timers, plan_turns, robot_turns;

-- An analysis for which nobody waits and that has no result has failed for good.
UPDATE analyses SET requester = NULL WHERE at IS NULL;
ALTER TABLE analyses DROP COLUMN at;

-- Deliveries are found by their own next_at, those to endpoints in turns of their owners; no job library is needed.
CREATE INDEX deliveries_due_idx ON deliveries (channel, next_at) WHERE next_at IS NOT NULL AND endpoint_id IS NULL;
ALTER TABLE workers DROP COLUMN worker_ids;
DROP SCHEMA IF EXISTS graphile_worker CASCADE;

-- The option about which a player was asked: "Play 1a?".
CREATE TABLE asked_options (
  player_id uuid PRIMARY KEY,
  game_id uuid NOT NULL,
  version integer NOT NULL,
  label text NOT NULL,
  at timestamptz(3) NOT NULL
);

-- Gives numbers to committed events of the outbox that have none, at most so many, and notifies who listens. Each statement
-- sees what was committed before it: the second one what there is under the lock. A row that another transaction holds, which
-- may stay open for long, is left for the next time. Numbers follow the greatest that is there, or up to which was fanned out,
-- rather than a sequence, so that they also do where a database was copied table by table.
-- The index of what has no number keeps entries of what got one until the next vacuum: read in its order they are skipped from
-- the second time on, while a bitmap has all their rows looked at each time.
CREATE FUNCTION number_outbox_events(most int, OUT total int, OUT last bigint)
LANGUAGE plpgsql SET enable_bitmapscan = off AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(72707371);
  WITH waiting AS (
    SELECT game_id, position FROM outbox_events WHERE number IS NULL
    ORDER BY position LIMIT most FOR NO KEY UPDATE SKIP LOCKED
  ), greatest_number AS (
    SELECT greatest((SELECT max(o.number) FROM outbox_events o), (SELECT c.number FROM fan_out_cursor c), 0) AS number
  ), placed AS (
    SELECT w.game_id, w.position,
           (SELECT g.number FROM greatest_number g) + row_number() OVER (ORDER BY w.position) AS number
    FROM waiting w
  ), numbered AS (
    UPDATE outbox_events o SET number = p.number FROM placed p
    WHERE o.game_id = p.game_id AND o.position = p.position RETURNING o.number
  )
  SELECT count(*)::int, max(n.number) INTO total, last FROM numbered n;
  IF total > 0 THEN
    PERFORM pg_notify('outbox', last::text);
  END IF;
END
$$;

-- Apps that registered themselves (RFC 7591).
CREATE TABLE registered_apps (
  client_id text PRIMARY KEY,
  redirect_uris text[],
  created_at timestamptz(3) NOT NULL,
  used_at timestamptz(3) NOT NULL
);
CREATE INDEX registered_apps_used_at_idx ON registered_apps (used_at);

-- Names as the API has them since 0.2.0.
ALTER TABLE players RENAME COLUMN guest_until TO guest_expires_at;
ALTER TABLE players RENAME COLUMN shows TO privacy;
UPDATE players SET privacy = jsonb_set(
    privacy - 'habits' - 'to' || CASE WHEN privacy ? 'habits' THEN jsonb_build_object('playStats', privacy->'habits') ELSE '{}' END,
    '{audience}',
    CASE privacy->>'to' WHEN 'everybody' THEN '"public"' WHEN 'nobody' THEN '"private"' ELSE privacy->'to' END)
  WHERE privacy ? 'to';
ALTER TABLE games RENAME COLUMN robot_pause TO robot_delay;
ALTER TABLE games RENAME COLUMN aids TO assistance;
ALTER TABLE webhook_endpoints RENAME COLUMN disabled_because TO disabled_reason;
ALTER TABLE external_players RENAME COLUMN may_act TO can_act;
ALTER TABLE seats RENAME COLUMN play_forced TO play_forced_moves;
ALTER TABLE requests RENAME COLUMN agreed TO agreed_seats;
ALTER TABLE sanctions RENAME COLUMN undone_at TO lifted_at;
-- Analyses are made again when a player asks for one.
DELETE FROM analyses WHERE analysis IS NOT NULL;
