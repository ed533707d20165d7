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
ALTER TABLE device_requests ADD CONSTRAINT device_requests_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES app_grants(id) ON UPDATE RESTRICT ON DELETE CASCADE;
ALTER TABLE app_grants ADD COLUMN by_device boolean NOT NULL DEFAULT false;
