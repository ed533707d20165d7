-- Finds public games by expansions that few have.
CREATE INDEX games_expansions_idx ON games USING gin ((rules -> 'expansions') jsonb_path_ops) WHERE visibility = 'public';
