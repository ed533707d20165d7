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
ALTER TABLE app_codes ADD CONSTRAINT app_codes_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES app_grants(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE app_grants ADD CONSTRAINT app_grants_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE app_tokens ADD CONSTRAINT app_tokens_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES app_grants(id) ON UPDATE RESTRICT ON DELETE CASCADE;
