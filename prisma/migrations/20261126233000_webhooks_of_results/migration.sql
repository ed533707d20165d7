-- Webhooks of one label, and of the results of all public games.
ALTER TABLE webhook_endpoints ADD COLUMN label text;
ALTER TABLE webhook_endpoints ADD COLUMN games text DEFAULT 'mine' NOT NULL;
ALTER TABLE webhook_endpoints ADD CONSTRAINT webhook_endpoints_games_check CHECK (games IN ('mine', 'public'));
CREATE INDEX webhook_endpoints_public_idx ON webhook_endpoints (id) WHERE games = 'public';
