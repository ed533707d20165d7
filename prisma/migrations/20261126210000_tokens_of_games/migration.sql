-- API tokens that are for one game alone.
ALTER TABLE api_tokens ADD COLUMN game_id uuid;
CREATE INDEX api_tokens_game_id_idx ON api_tokens (game_id);
ALTER TABLE api_tokens ADD CONSTRAINT api_tokens_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id) ON UPDATE RESTRICT ON DELETE CASCADE;
