-- Webhooks have names, and may be for one game alone.
ALTER TABLE webhook_endpoints ADD COLUMN name text;
ALTER TABLE webhook_endpoints ADD COLUMN game_id uuid;
CREATE INDEX webhook_endpoints_game_id_idx ON webhook_endpoints (game_id);
