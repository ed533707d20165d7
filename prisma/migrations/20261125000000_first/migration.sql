-- The tables of the service. What Prisma cannot express stands here alone: CHECKs, triggers, partial indexes and indexes
-- of expressions.

CREATE FUNCTION check_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (
    NEW."status" IN ('open', 'running', 'finished', 'aborted')
    AND NEW."visibility" IN ('public', 'unlisted', 'private')
    AND NEW."seating" IN ('as-taken', 'drawn')
    AND NEW."version" >= 0
    AND NEW."seat_count" BETWEEN 2 AND 6
    AND (NEW."awaiting_seat" IS NULL
      OR NEW."status" = 'running' AND NEW."awaiting_seat" >= 0 AND NEW."awaiting_seat" < NEW."seat_count")
    AND (NEW."seed" IS NULL OR octet_length(NEW."seed") = 32)
    AND octet_length(NEW."head_hash") = 32
  ) THEN
    RAISE EXCEPTION 'the row of game % is not valid', NEW."id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END;
$$;

CREATE FUNCTION delete_delivery_bodies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "delivery_bodies" b USING gone WHERE b."delivery_id" = gone."id";
  RETURN NULL;
END
$$;

CREATE FUNCTION refuse_game_with_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' OR EXISTS (SELECT FROM "log_entries" WHERE "game_id" = OLD."id") THEN
    RAISE EXCEPTION 'a game with a log stays: % on % is refused', TG_OP, TG_TABLE_NAME
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END
$$;

CREATE FUNCTION refuse_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log is append-only: % on % is refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;

-- Players and their secrets. These are no tables of a game: they are looked up across games, and never sharded by game.
-- The row of a deleted player stays, without a name, so that seats and logs go on pointing at somebody.
CREATE TABLE players (
  id uuid NOT NULL,
  handle text NOT NULL,
  display_name text NOT NULL,
  email text,
  password_hash text,
  email_verified_at timestamptz(3),
  locale text DEFAULT 'en' NOT NULL,
  time_zone text DEFAULT 'UTC' NOT NULL,
  notifications jsonb,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  link_generation integer DEFAULT 0 NOT NULL,
  deleted_at timestamptz(3),
  robot text,
  guest_until timestamptz(3),
  shows jsonb,
  PRIMARY KEY (id),
  CONSTRAINT players_guest_check CHECK ((guest_until IS NULL) OR ((email IS NULL) AND (password_hash IS NULL))),
  CONSTRAINT players_robot_check CHECK (robot IN ('easy', 'fair', 'strong'))
);
CREATE UNIQUE INDEX players_confirmed_email_key ON players (lower(email)) WHERE email_verified_at IS NOT NULL;
CREATE INDEX players_display_name_idx ON players (lower(display_name));
CREATE INDEX players_email_idx ON players (lower(email), created_at);
CREATE INDEX players_guest_idx ON players (guest_until) WHERE guest_until IS NOT NULL;
CREATE UNIQUE INDEX players_handle_key ON players (lower(handle));
-- What a handle looks like: `looksOf` in src/accounts/profile/looks.ts.
CREATE INDEX players_handle_looks_idx ON players (translate(replace(lower(handle), 'm', 'rn'), '01l', 'oii'));
CREATE INDEX players_unconfirmed_idx ON players (created_at) WHERE ((email IS NOT NULL) AND (email_verified_at IS NULL));

-- Handles that nobody may take: of deleted accounts for ever, of renamed ones until `until`. `player_id` may take it back.
CREATE TABLE retired_handles (
  fingerprint text NOT NULL,
  player_id uuid,
  retired_at timestamptz(3) NOT NULL,
  until timestamptz(3),
  PRIMARY KEY (fingerprint)
);
CREATE INDEX retired_handles_player_id_idx ON retired_handles (player_id);

-- Changes of an account's address: pending until confirmed, and undone by a link to the old address.
CREATE TABLE email_changes (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  old_email text,
  new_email text NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3),
  undone_at timestamptz(3),
  PRIMARY KEY (id)
);
CREATE INDEX email_changes_player_id_idx ON email_changes (player_id);

-- The names of a deleted account while they are being erased everywhere; the row goes when that is done.
CREATE TABLE erasures (
  player_id uuid NOT NULL,
  names text[],
  addresses text[],
  begun_at timestamptz(3) NOT NULL,
  PRIMARY KEY (player_id)
);

-- People whom an application (the account that owns its tokens) knows from somewhere else, such as a chat.
CREATE TABLE external_players (
  id uuid NOT NULL,
  application_id uuid NOT NULL,
  provider text NOT NULL,
  external_id text NOT NULL,
  player_id uuid NOT NULL,
  claimed_at timestamptz(3),
  may_act boolean DEFAULT true NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX external_players_application_id_provider_external_id_key ON external_players (application_id, provider, external_id);
CREATE INDEX external_players_player_id_idx ON external_players (player_id);

-- When a session began, where it was last used, and when and why it ended. Its refresh tokens hang on it.
CREATE TABLE sessions (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  address text,
  user_agent text,
  ended_at timestamptz(3),
  ended_because text,
  PRIMARY KEY (id),
  CONSTRAINT sessions_ended_check CHECK ((ended_at IS NULL) = (ended_because IS NULL))
);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);
CREATE INDEX sessions_player_id_id_idx ON sessions (player_id, id);

CREATE TABLE refresh_tokens (
  id uuid NOT NULL,
  session_id uuid NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  PRIMARY KEY (id)
);
CREATE INDEX refresh_tokens_session_id_idx ON refresh_tokens (session_id);
CREATE UNIQUE INDEX refresh_tokens_token_hash_key ON refresh_tokens (token_hash);

CREATE TABLE api_tokens (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  name text NOT NULL,
  token_hash text NOT NULL,
  scopes text[],
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  session_id uuid,
  PRIMARY KEY (id)
);
CREATE INDEX api_tokens_player_id_idx ON api_tokens (player_id);
CREATE UNIQUE INDEX api_tokens_token_hash_key ON api_tokens (token_hash);

-- WebAuthn credentials.
CREATE TABLE passkeys (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[],
  name text NOT NULL,
  is_backed_up boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3),
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX passkeys_credential_id_key ON passkeys (credential_id);
CREATE INDEX passkeys_player_id_idx ON passkeys (player_id);

-- Codes that help where a passkey is lost.
CREATE TABLE recovery_codes (
  player_id uuid NOT NULL,
  code_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  PRIMARY KEY (player_id, code_hash)
);

-- Challenges to be signed by a passkey.
CREATE TABLE challenges (
  challenge_hash text NOT NULL,
  purpose text NOT NULL,
  player_id uuid,
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (challenge_hash),
  CONSTRAINT challenges_player_check CHECK ((player_id IS NULL) = (purpose = 'log-in')),
  CONSTRAINT challenges_purpose_check CHECK (purpose IN ('registration', 'log-in', 'second-factor'))
);
CREATE INDEX challenges_expires_at_idx ON challenges (expires_at);
CREATE INDEX challenges_player_id_idx ON challenges (player_id);

-- Room is left in each page, so that the new row version that a decision writes fits beside the old one and, as no index
-- names a column that a decision changes unless it is the last, no index is written.
CREATE TABLE games (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  name text NOT NULL,
  status text DEFAULT 'open' NOT NULL,
  version integer DEFAULT 0 NOT NULL,
  rules jsonb NOT NULL,
  seat_count integer NOT NULL,
  visibility text DEFAULT 'public' NOT NULL,
  seating text DEFAULT 'as-taken' NOT NULL,
  clock jsonb,
  scenario jsonb,
  seed bytea,
  commitment bytea,
  invite_code text,
  awaiting_seat integer,
  awaiting_phase text,
  deadline timestamptz(3),
  scores integer[],
  places integer[] DEFAULT '{}'::integer[] NOT NULL,
  resigned integer[] DEFAULT '{}'::integer[] NOT NULL,
  head_hash bytea DEFAULT '\x0000000000000000000000000000000000000000000000000000000000000000'::bytea NOT NULL,
  engine_version text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL,
  rematch_id uuid,
  allow_robots boolean DEFAULT true NOT NULL,
  robot_pause text,
  stand_ins smallint DEFAULT 0 NOT NULL,
  aids boolean DEFAULT true NOT NULL,
  hinted_seat integer,
  paused_at timestamptz(3),
  variation jsonb,
  PRIMARY KEY (id)
)
WITH (fillfactor='75');
CREATE INDEX games_ending_idx ON games ("right"((id)::text, 5));
CREATE INDEX games_invite_code_idx ON games (invite_code) WHERE invite_code IS NOT NULL;
CREATE INDEX games_open_idx ON games (owner_id) WHERE status = 'open';
CREATE INDEX games_owner_id_id_idx ON games (owner_id, id);
CREATE INDEX games_visibility_status_finished_at_id_idx ON games (visibility, status, finished_at, id);
CREATE INDEX games_visibility_status_id_idx ON games (visibility, status, id);
-- A trigger, and no CHECKs: PostgreSQL evaluates every CHECK for each row that it writes, which took a sixth of the
-- statement that writes a decision. After the row is written: before it, PostgreSQL would lock the row a second time.
CREATE TRIGGER games_check AFTER INSERT OR UPDATE OF visibility, seating, seat_count, seed, started_at ON games FOR EACH ROW EXECUTE FUNCTION check_game();
CREATE TRIGGER games_stay BEFORE TRUNCATE ON games FOR EACH STATEMENT EXECUTE FUNCTION refuse_game_with_log();
ALTER TABLE games ENABLE ALWAYS TRIGGER games_stay;
-- A game that has a log stays, also where nothing refers to it any more.
CREATE TRIGGER games_with_log_stay BEFORE DELETE ON games FOR EACH ROW EXECUTE FUNCTION refuse_game_with_log();
ALTER TABLE games ENABLE ALWAYS TRIGGER games_with_log_stay;
REVOKE TRUNCATE ON games FROM PUBLIC, CURRENT_USER;

-- What a robot thinks of games that are over: computed once, and kept as long as the game.
CREATE TABLE analyses (
  game_id uuid NOT NULL,
  requester text,
  at timestamptz(3),
  attempts integer DEFAULT 0 NOT NULL,
  analysis jsonb,
  PRIMARY KEY (game_id)
);
CREATE INDEX analyses_at_idx ON analyses (at);

CREATE TABLE seats (
  game_id uuid NOT NULL,
  seat integer NOT NULL,
  player_id uuid NOT NULL,
  joined_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  robot text,
  play_forced boolean DEFAULT false NOT NULL,
  messages_read_at timestamptz(3) DEFAULT now() NOT NULL,
  PRIMARY KEY (game_id, seat),
  CONSTRAINT seats_robot_check CHECK (robot IN ('easy', 'fair', 'strong')),
  CONSTRAINT seats_seat_check CHECK ((seat >= 0) AND (seat <= 5))
);
CREATE INDEX seats_current_idx ON seats (player_id, game_id) WHERE finished_at IS NULL;
CREATE UNIQUE INDEX seats_game_id_player_id_key ON seats (game_id, player_id);
CREATE INDEX seats_player_id_finished_at_game_id_idx ON seats (player_id, finished_at, game_id);
CREATE INDEX seats_player_id_game_id_idx ON seats (player_id, game_id);

CREATE TABLE invitations (
  game_id uuid NOT NULL,
  id uuid NOT NULL,
  player_id uuid,
  email text,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (game_id, id),
  CONSTRAINT invitations_whom_check CHECK (num_nonnulls(player_id, email) = 1)
);
CREATE UNIQUE INDEX invitations_game_id_email_key ON invitations (game_id, lower(email)) WHERE email IS NOT NULL;
CREATE UNIQUE INDEX invitations_game_id_player_id_key ON invitations (game_id, player_id) WHERE player_id IS NOT NULL;
CREATE INDEX invitations_player_id_game_id_idx ON invitations (player_id, game_id);

-- The log of each game keeps what cannot be made again: who decided what, when, and the hash. `decision` is the short text
-- form of a decision, or JSON where that form would not give the same decision again. Entry 0, the opening, says what a
-- game began with; it has no seat, and `decision` holds the setup as JSON.
-- 
-- Partitioned by game: each partition has a smaller index, and is vacuumed and frozen by itself. A new entry is written by
-- statements that find its game, so no foreign key looks for it again. The order of the columns leaves no gaps.
CREATE TABLE log_entries (
  game_id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  seq integer NOT NULL,
  seat smallint,
  hash bytea NOT NULL,
  decision text NOT NULL,
  hint boolean,
  PRIMARY KEY (game_id, seq)
) PARTITION BY HASH (game_id);

DO $$
BEGIN
  FOR part IN 0..7 LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF log_entries FOR VALUES WITH (MODULUS 8, REMAINDER %s)',
                   'log_entries_p' || part, part);
  END LOOP;
END
$$;

-- Both walls around the log, and around each of its partitions, which can be named as well: nobody has the right to
-- change an entry, and triggers refuse it to those who need no right. ALWAYS: session_replication_role = replica
-- opens neither. Statement triggers: also a change that meets no row is refused.
DO $$
DECLARE
  part regclass;
BEGIN
  FOR part IN SELECT relid FROM pg_partition_tree('log_entries') LOOP
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %s FROM PUBLIC, CURRENT_USER', part);
    EXECUTE format('CREATE TRIGGER log_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON %s
                    FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change()', part);
    EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER log_entries_append_only', part);
  END LOOP;
END
$$;

-- What names the request and the entry of a decision, for a day: its answer is made again by replay.
CREATE TABLE decision_results (
  game_id uuid NOT NULL,
  player_id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  deadline timestamptz(3),
  seq integer NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  PRIMARY KEY (game_id, player_id, key)
);
CREATE INDEX decision_results_at_idx ON decision_results (at);

-- Answers that are kept for requests that are sent again. A key is written in the transaction that carries out its request.
CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  status integer NOT NULL,
  headers jsonb NOT NULL,
  body json NOT NULL,
  created_at timestamptz(3) NOT NULL,
  credential_id uuid,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at);
CREATE INDEX idempotency_keys_credential_id_idx ON idempotency_keys (credential_id);

-- Notification preferences for one game, in place of those for all games.
CREATE TABLE game_preferences (
  game_id uuid NOT NULL,
  player_id uuid NOT NULL,
  preferences jsonb NOT NULL,
  PRIMARY KEY (game_id, player_id)
);

-- Periods in which a player's clocks stand still.
CREATE TABLE vacations (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT vacations_order_check CHECK (starts_at < ends_at)
);
CREATE INDEX vacations_player_id_idx ON vacations (player_id);

-- The outbox: one row for each entry of a log and for everything else that happens to a game, written by the statement or
-- transaction that makes it happen. Rows get a `number` after they were committed, in batches, by one process at a time:
-- 1, 2, 3 … without gaps. A unique index would look at all games, which may not stand in one database.
CREATE TABLE outbox_events (
  game_id uuid NOT NULL,
  position bigserial NOT NULL,
  kind text NOT NULL,
  seq integer NOT NULL,
  player_id uuid,
  data json,
  at timestamptz(3) NOT NULL,
  number bigint,
  PRIMARY KEY (game_id, position)
);
CREATE INDEX outbox_events_number_idx ON outbox_events (number) WHERE number IS NOT NULL;
CREATE INDEX outbox_events_player_idx ON outbox_events (player_id, number) WHERE ((player_id IS NOT NULL) AND (number IS NOT NULL));
CREATE INDEX outbox_events_unnumbered_idx ON outbox_events (position) WHERE number IS NULL;

-- Up to which number events were fanned out; locked by the process that does it.
CREATE TABLE fan_out_cursor (
  id integer DEFAULT 1 NOT NULL,
  number bigint NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT fan_out_cursor_one_check CHECK (id = 1)
);

-- One row that processes write to see whether the database takes writes.
CREATE TABLE probe (
  id smallint DEFAULT 1 NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT probe_one_check CHECK (id = 1)
);

-- Turns whose time is not that of the clock.
CREATE TABLE turn_times (
  game_id uuid NOT NULL,
  version integer NOT NULL,
  seat smallint NOT NULL,
  since timestamptz(3) NOT NULL,
  ms bigint NOT NULL,
  PRIMARY KEY (game_id)
);

-- When a game's clock is next to be looked at: a reminder or the deadline of version `version`.
CREATE TABLE timers (
  game_id uuid NOT NULL,
  version integer NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (game_id)
)
WITH (fillfactor='75');
CREATE INDEX timers_at_idx ON timers (at);

-- What needs the consent of all players.
CREATE TABLE requests (
  game_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  by_seat smallint NOT NULL,
  seat smallint,
  agreed smallint[] DEFAULT '{}'::smallint[] NOT NULL,
  declined_by smallint,
  state text DEFAULT 'open' NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  closed_at timestamptz(3),
  version integer DEFAULT 0 NOT NULL,
  PRIMARY KEY (game_id, id),
  CONSTRAINT requests_kind_check CHECK (kind IN ('robot', 'undo', 'pause', 'resume', 'more-time', 'end')),
  CONSTRAINT requests_state_check CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'outdated', 'expired'))
);
CREATE INDEX requests_expiring_idx ON requests (expires_at) WHERE state = 'open';
CREATE UNIQUE INDEX requests_open_idx ON requests (game_id, kind, COALESCE((seat)::integer, '-1'::integer)) WHERE state = 'open';

-- Games in which a robot is to decide.
CREATE TABLE robot_turns (
  game_id uuid NOT NULL,
  version integer NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (game_id)
);
CREATE INDEX robot_turns_at_idx ON robot_turns (at);

-- Decisions that players prepare, which the service makes for them when their turn comes. A plan may follow another one,
-- and waits until that was carried out.
CREATE TABLE plans (
  game_id uuid NOT NULL,
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  position smallint NOT NULL,
  tile text,
  conditions jsonb NOT NULL,
  decisions jsonb NOT NULL,
  repeats boolean NOT NULL,
  made smallint DEFAULT 0 NOT NULL,
  state text DEFAULT 'waiting' NOT NULL,
  seq integer,
  reason text,
  detail text,
  created_at timestamptz(3) NOT NULL,
  closed_at timestamptz(3),
  follows uuid,
  PRIMARY KEY (game_id, id),
  CONSTRAINT plans_state_check CHECK (state IN ('waiting', 'done', 'cancelled'))
);
CREATE INDEX plans_player_id_idx ON plans (player_id);

-- Games that are to be looked at because of plans.
CREATE TABLE plan_turns (
  game_id uuid NOT NULL,
  version integer NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (game_id)
);
CREATE INDEX plan_turns_at_idx ON plan_turns (at);

-- Where webhooks go.
CREATE TABLE webhook_endpoints (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  url text NOT NULL,
  format text NOT NULL,
  events text[],
  secret text NOT NULL,
  previous_secret text,
  previous_secret_until timestamptz(3),
  is_slow boolean DEFAULT false NOT NULL,
  failing_since timestamptz(3),
  disabled_at timestamptz(3),
  disabled_because text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT webhook_endpoints_disabled_check CHECK (disabled_because IN ('gone', 'failing', 'owner', 'security')),
  CONSTRAINT webhook_endpoints_format_check CHECK (format IN ('standard', 'discord', 'slack'))
);
CREATE INDEX webhook_endpoints_player_id_idx ON webhook_endpoints (player_id);

-- The key pair of the service for web push.
CREATE TABLE push_keys (
  id integer NOT NULL,
  private_key text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT push_keys_one CHECK (id = 1)
);

-- Where the browsers of players get their notifications.
CREATE TABLE push_subscriptions (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_delivered_at timestamptz(3),
  failing_since timestamptz(3),
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX push_subscriptions_endpoint_key ON push_subscriptions (endpoint);
CREATE INDEX push_subscriptions_player_id_idx ON push_subscriptions (player_id);
CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions (session_id);

-- One notification to one receiver on one channel. `dedupe_key` names the outbox event and the receiver, so that an event
-- that is fanned out twice creates each delivery once. It is due at `next_at`; without one it is finished.
CREATE TABLE deliveries (
  id uuid NOT NULL,
  dedupe_key uuid NOT NULL,
  channel text NOT NULL,
  type text NOT NULL,
  player_id uuid,
  endpoint_id uuid,
  address text,
  game_id uuid,
  seq integer,
  data jsonb,
  state text DEFAULT 'waiting' NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  resume_state text,
  resume_at timestamptz(3),
  attempt_log jsonb DEFAULT '[]'::jsonb NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT deliveries_resume_state_check CHECK (resume_state IN ('waiting', 'delivered', 'failed')),
  CONSTRAINT deliveries_state_check CHECK (state IN ('waiting', 'delivered', 'failed', 'dropped'))
)
WITH (fillfactor='35');
CREATE UNIQUE INDEX deliveries_dedupe_key_key ON deliveries (dedupe_key);
CREATE INDEX deliveries_endpoint_id_id_idx ON deliveries (endpoint_id, id);
CREATE INDEX deliveries_player_id_game_id_id_idx ON deliveries (player_id, game_id, id);
CREATE INDEX deliveries_waiting_idx ON deliveries (endpoint_id, next_at) WHERE next_at IS NOT NULL;
CREATE TRIGGER deliveries_delete_bodies AFTER DELETE ON deliveries REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_delivery_bodies();

-- What is sent lies apart, so that it is not written again with its delivery. It goes with its delivery: a foreign key
-- would only lock that in addition.
CREATE TABLE delivery_bodies (
  delivery_id uuid NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (delivery_id)
);



-- Players whose daily email is due, and when.
CREATE TABLE digests (
  player_id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (player_id)
);
CREATE INDEX digests_at_idx ON digests (at);

-- Addresses that are never written to. Only their fingerprints are kept: SHA-256, which no rotation of secrets changes.
CREATE TABLE suppressed_addresses (
  fingerprint text NOT NULL,
  reason text NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (fingerprint),
  CONSTRAINT suppressed_addresses_reason_check CHECK (reason IN ('recipient', 'operator'))
);

-- The lasting address at which a player answers the emails of a game.
CREATE TABLE reply_addresses (
  game_id uuid NOT NULL,
  player_id uuid NOT NULL,
  token_hash text NOT NULL,
  link_generation integer NOT NULL,
  version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (game_id, player_id, token_hash)
);
CREATE UNIQUE INDEX reply_addresses_token_hash_key ON reply_addresses (token_hash);

-- Emails that came in answer.
CREATE TABLE received_emails (
  game_id uuid NOT NULL,
  player_id uuid NOT NULL,
  message_hash text NOT NULL,
  claimed_until timestamptz(3) NOT NULL,
  done_at timestamptz(3),
  PRIMARY KEY (game_id, player_id, message_hash)
);
CREATE INDEX received_emails_claimed_until_idx ON received_emails (claimed_until);

-- Addresses whose emails come back.
CREATE TABLE email_failures (
  player_id uuid NOT NULL,
  address text NOT NULL,
  score integer NOT NULL,
  reason text NOT NULL,
  last_at timestamptz(3) NOT NULL,
  stopped_at timestamptz(3),
  PRIMARY KEY (player_id)
);

-- Messages that go to a player in the next email about a game, and when that email is due.
CREATE TABLE gathered_messages (
  game_id uuid NOT NULL,
  player_id uuid NOT NULL,
  messages uuid[],
  opened_at timestamptz(3) NOT NULL,
  due_at timestamptz(3) NOT NULL,
  PRIMARY KEY (game_id, player_id)
);
CREATE INDEX gathered_messages_due_at_idx ON gathered_messages (due_at);

-- Messages between the players of a game. `readers` sat at the table when a message was posted.
CREATE TABLE messages (
  game_id uuid NOT NULL,
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  text text NOT NULL,
  at timestamptz(3) NOT NULL,
  readers uuid[] NOT NULL,
  PRIMARY KEY (game_id, id)
);

-- What players note about a game for themselves, and up to when each has read the messages of a table.
CREATE TABLE notes (
  game_id uuid NOT NULL,
  player_id uuid NOT NULL,
  text text NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (game_id, player_id),
  CONSTRAINT notes_text_check CHECK ((length(text) >= 1) AND (length(text) <= 4000))
);
CREATE INDEX notes_player_id_idx ON notes (player_id);

-- Processes that run jobs, and the channels on which they can deliver nothing at present.
CREATE TABLE workers (
  id uuid NOT NULL,
  worker_ids text[],
  seen_at timestamptz(3) NOT NULL,
  failing text[],
  PRIMARY KEY (id)
);

-- Counts of the limits, shared by all processes. Unlogged: counting costs no write to the log of the database, and a crash
-- of the database, after which the table is empty, only forgives what was counted. `expire`: ms since 1970.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint,
  PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expire_idx ON rate_limits (expire);

-- People whom a player does not want to meet: neither sees the other's open tables or messages.
CREATE TABLE blocks (
  player_id uuid NOT NULL,
  blocked_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (player_id, blocked_id),
  CONSTRAINT blocks_others_check CHECK (player_id <> blocked_id)
);
CREATE INDEX blocks_blocked_id_player_id_idx ON blocks (blocked_id, player_id);

-- People whose messages a player does not want to read: in one game, or (without a game) in all.
CREATE TABLE mutes (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  muted_id uuid NOT NULL,
  game_id uuid,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT mutes_others_check CHECK (player_id <> muted_id)
);
CREATE UNIQUE INDEX mutes_everywhere_key ON mutes (player_id, muted_id) WHERE game_id IS NULL;
CREATE UNIQUE INDEX mutes_in_game_key ON mutes (player_id, muted_id, game_id) WHERE game_id IS NOT NULL;
CREATE INDEX mutes_muted_id_player_id_idx ON mutes (muted_id, player_id);

-- Players whom the owner of an open table removed from it: they do not come back unless they are invited.
CREATE TABLE removals (
  game_id uuid NOT NULL,
  player_id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (game_id, player_id)
);

-- Reports of players, for the operators. `evidence` is what was reported, as it was at that time.
CREATE TABLE reports (
  id uuid NOT NULL,
  reporter_id uuid NOT NULL,
  reported_id uuid NOT NULL,
  game_id uuid,
  message_id uuid,
  reason text NOT NULL,
  text text,
  evidence jsonb,
  state text DEFAULT 'open' NOT NULL,
  created_at timestamptz(3) NOT NULL,
  closed_at timestamptz(3),
  PRIMARY KEY (id),
  CONSTRAINT reports_reason_check CHECK (reason IN ('harassment', 'spam', 'impersonation', 'cheating', 'stalling', 'other')),
  CONSTRAINT reports_state_check CHECK (state IN ('open', 'resolved', 'dismissed'))
);
CREATE INDEX reports_reported_id_id_idx ON reports (reported_id, id);
CREATE INDEX reports_reporter_id_created_at_idx ON reports (reporter_id, created_at);
CREATE INDEX reports_state_id_idx ON reports (state, id);

-- Warnings, silences and bans. Without `until` a silence or ban lasts until it is undone.
CREATE TABLE sanctions (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL,
  report_id uuid,
  created_at timestamptz(3) NOT NULL,
  until timestamptz(3),
  undone_at timestamptz(3),
  PRIMARY KEY (id),
  CONSTRAINT sanctions_kind_check CHECK (kind IN ('warning', 'silence', 'ban'))
);
CREATE INDEX sanctions_player_id_id_idx ON sanctions (player_id, id);

-- What operators did, when and why. It names players by their ids alone.
CREATE TABLE moderation_log (
  id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  moderator_id uuid,
  operator text,
  action text NOT NULL,
  player_id uuid,
  report_id uuid,
  sanction_id uuid,
  until timestamptz(3),
  reason text NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT moderation_log_action_check CHECK (action IN ('warn', 'silence', 'ban', 'undo', 'dismiss', 'appoint')),
  CONSTRAINT moderation_log_who_check CHECK (num_nonnulls(moderator_id, operator) = 1)
);
CREATE INDEX moderation_log_player_id_id_idx ON moderation_log (player_id, id);
CREATE TRIGGER moderation_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON moderation_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();
ALTER TABLE moderation_log ENABLE ALWAYS TRIGGER moderation_log_append_only;
REVOKE UPDATE, DELETE, TRUNCATE ON moderation_log FROM PUBLIC, CURRENT_USER;

-- What the logs of all games ended with, at a moment. Each is copied to places outside this database, where nobody who
-- changes a log later can reach it. `leaves` holds game, version and hash of each head in 52 bytes, which cannot be
-- compressed.
CREATE TABLE anchors (
  number integer NOT NULL,
  at timestamptz(3) NOT NULL,
  root text NOT NULL,
  previous text NOT NULL,
  leaves bytea NOT NULL,
  PRIMARY KEY (number),
  CONSTRAINT anchors_leaves_check CHECK ((octet_length(leaves) % 52) = 0),
  CONSTRAINT anchors_number_check CHECK (number >= 1),
  CONSTRAINT anchors_previous_check CHECK (previous ~ '^[0-9a-f]{64}$'),
  CONSTRAINT anchors_root_check CHECK (root ~ '^[0-9a-f]{64}$')
);
ALTER TABLE anchors ALTER COLUMN leaves SET STORAGE EXTERNAL;
CREATE TRIGGER anchors_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON anchors FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();
ALTER TABLE anchors ENABLE ALWAYS TRIGGER anchors_append_only;
REVOKE UPDATE, DELETE, TRUNCATE ON anchors FROM PUBLIC, CURRENT_USER;

-- The version of each game that was anchored last. A finished game is never looked at again.
CREATE TABLE anchored_heads (
  game_id uuid NOT NULL,
  version integer NOT NULL,
  is_final boolean NOT NULL,
  PRIMARY KEY (game_id)
);
CREATE INDEX anchored_heads_running_idx ON anchored_heads (game_id) WHERE NOT is_final;

-- How far the anchors were sent to each receiver: `email`, `webhook`.
CREATE TABLE anchor_receivers (
  name text NOT NULL,
  number integer NOT NULL,
  claimed_until timestamptz(3),
  PRIMARY KEY (name)
);

-- External players that an account took over: openings of games name the player, seats the account.
CREATE TABLE merged_players (
  player_id uuid NOT NULL,
  account_id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (player_id)
);
CREATE TRIGGER merged_players_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON merged_players FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();
ALTER TABLE merged_players ENABLE ALWAYS TRIGGER merged_players_append_only;
REVOKE UPDATE, DELETE, TRUNCATE ON merged_players FROM PUBLIC, CURRENT_USER;

-- No foreign key leads from the tables of a game to those of players.
ALTER TABLE analyses ADD CONSTRAINT analyses_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE api_tokens ADD CONSTRAINT api_tokens_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE blocks ADD CONSTRAINT blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE blocks ADD CONSTRAINT blocks_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE challenges ADD CONSTRAINT challenges_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE email_changes ADD CONSTRAINT email_changes_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE email_failures ADD CONSTRAINT email_failures_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE erasures ADD CONSTRAINT erasures_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE external_players ADD CONSTRAINT external_players_application_id_fkey FOREIGN KEY (application_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE external_players ADD CONSTRAINT external_players_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE invitations ADD CONSTRAINT invitations_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE messages ADD CONSTRAINT messages_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE mutes ADD CONSTRAINT mutes_muted_id_fkey FOREIGN KEY (muted_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE mutes ADD CONSTRAINT mutes_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE notes ADD CONSTRAINT notes_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE passkeys ADD CONSTRAINT passkeys_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE plans ADD CONSTRAINT plans_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE refresh_tokens ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE removals ADD CONSTRAINT removals_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE reports ADD CONSTRAINT reports_reported_id_fkey FOREIGN KEY (reported_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE reports ADD CONSTRAINT reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE requests ADD CONSTRAINT requests_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE sanctions ADD CONSTRAINT sanctions_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE seats ADD CONSTRAINT seats_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE sessions ADD CONSTRAINT sessions_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE turn_times ADD CONSTRAINT turn_times_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE vacations ADD CONSTRAINT vacations_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE webhook_endpoints ADD CONSTRAINT webhook_endpoints_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE; -- -- PostgreSQL database dump complete -- \unrestrict EdZK4lPdFhqXN38WTEBYb2Vor1uIqgtmRreFliTSpfN7L4e9ir3ipQhJb3VW6On
