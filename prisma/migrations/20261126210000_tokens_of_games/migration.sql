-- API tokens that are for one game alone.
ALTER TABLE api_tokens ADD COLUMN game_id uuid;
