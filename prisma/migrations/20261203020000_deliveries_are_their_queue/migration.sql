-- Deliveries are found by their own next_at, those to endpoints in turns of their owners; no job library is needed.
CREATE INDEX deliveries_due_idx ON deliveries (channel, next_at) WHERE next_at IS NOT NULL AND endpoint_id IS NULL;

ALTER TABLE due DROP CONSTRAINT due_kind_check;
ALTER TABLE due ADD CONSTRAINT due_kind_check CHECK (
  kind IN ('timer', 'plans', 'robot', 'analysis', 'match', 'competition', 'webhooks', 'slow-webhooks'));
INSERT INTO due (key, kind, at)
SELECT e.player_id, CASE WHEN e.is_slow THEN 'slow-webhooks' ELSE 'webhooks' END, min(d.next_at)
FROM deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
WHERE d.next_at IS NOT NULL GROUP BY e.player_id, e.is_slow;

ALTER TABLE workers DROP COLUMN worker_ids;
DROP SCHEMA IF EXISTS graphile_worker CASCADE;
