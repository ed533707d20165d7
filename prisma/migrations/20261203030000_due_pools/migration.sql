-- Pools are looked at when somebody begins to wait in one, and again while enough people wait.
ALTER TABLE due DROP CONSTRAINT due_kind_check;
ALTER TABLE due ADD CONSTRAINT due_kind_check CHECK (
  kind IN ('timer', 'plans', 'robot', 'analysis', 'match', 'competition', 'pools', 'webhooks', 'slow-webhooks'));
INSERT INTO due (key, kind, at)
SELECT '00000000-0000-0000-0000-000000000000', 'pools', now() WHERE EXISTS (SELECT FROM pool_waits);
