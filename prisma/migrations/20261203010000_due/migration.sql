-- One table of what is due takes the place of six.
CREATE TABLE due (
  key uuid NOT NULL,
  kind text NOT NULL,
  version integer DEFAULT 0 NOT NULL,
  owner text,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (key, kind),
  CONSTRAINT due_kind_check CHECK (kind IN ('timer', 'plans', 'robot', 'analysis', 'match', 'competition'))
)
WITH (fillfactor='75');

INSERT INTO due (key, kind, version, owner, at)
SELECT game_id, 'timer', version, NULL::text, at FROM timers
UNION ALL SELECT game_id, 'plans', version, NULL, at FROM plan_turns
UNION ALL SELECT t.game_id, 'robot', t.version, g.owner_id::text, t.at FROM robot_turns t JOIN games g ON g.id = t.game_id
UNION ALL SELECT game_id, 'analysis', 0, requester, at FROM analyses WHERE at IS NOT NULL
UNION ALL SELECT id, 'match', 0, NULL, due_at FROM matches WHERE due_at IS NOT NULL
UNION ALL SELECT competition_id, 'competition', 0, NULL, at FROM competition_turns;
CREATE INDEX due_kind_at_idx ON due (kind, at);

-- An analysis for which nobody waits and that has no result has failed for good.
UPDATE analyses SET requester = NULL WHERE at IS NULL;
ALTER TABLE analyses DROP COLUMN at;
ALTER TABLE matches DROP COLUMN due_at;
DROP TABLE timers, plan_turns, robot_turns, competition_turns;
