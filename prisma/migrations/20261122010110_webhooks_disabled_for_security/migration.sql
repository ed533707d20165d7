-- A password reset disables the webhooks of an account, as somebody else may have created them.
ALTER TABLE "webhook_endpoints" DROP CONSTRAINT "webhook_endpoints_disabled_check";
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_disabled_check"
  CHECK ("disabled_because" IN ('gone', 'failing', 'owner', 'security'));
