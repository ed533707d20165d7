-- Webhooks of clubs, and the language of webhooks.
ALTER TABLE webhook_endpoints ADD COLUMN club_id uuid;
ALTER TABLE webhook_endpoints ADD COLUMN language text;
ALTER TABLE webhook_endpoints DROP CONSTRAINT webhook_endpoints_games_check;
ALTER TABLE webhook_endpoints ADD CONSTRAINT webhook_endpoints_games_check CHECK (games IN ('mine', 'public', 'club'));
ALTER TABLE webhook_endpoints ADD CONSTRAINT webhook_endpoints_club_id_fkey
  FOREIGN KEY (club_id) REFERENCES clubs(id) ON UPDATE RESTRICT ON DELETE SET NULL;
CREATE INDEX webhook_endpoints_club_id_idx ON webhook_endpoints (club_id);
