-- Apps that registered themselves (RFC 7591).
CREATE TABLE registered_apps (
  client_id text PRIMARY KEY,
  redirect_uris text[],
  created_at timestamptz(3) NOT NULL,
  used_at timestamptz(3) NOT NULL
);
CREATE INDEX registered_apps_used_at_idx ON registered_apps (used_at);
