-- The webhooks that an app made end with what its player let it do.
ALTER TABLE webhook_endpoints ADD COLUMN grant_id uuid;
CREATE INDEX webhook_endpoints_grant_id_idx ON webhook_endpoints (grant_id);
ALTER TABLE webhook_endpoints ADD CONSTRAINT webhook_endpoints_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES app_grants(id) ON UPDATE RESTRICT ON DELETE CASCADE;
