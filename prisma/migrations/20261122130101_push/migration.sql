-- Web push: the key pair of the service, and where the browsers of players get their notifications.

CREATE TABLE "push_keys" (
  "id" INTEGER NOT NULL,
  "private_key" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "push_keys_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "push_keys_one" CHECK ("id" = 1)
);

CREATE TABLE "push_subscriptions" (
  "id" UUID NOT NULL,
  "player_id" UUID NOT NULL,
  "session_id" UUID NOT NULL,
  "endpoint" TEXT NOT NULL,
  "p256dh" TEXT NOT NULL,
  "auth" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "last_delivered_at" TIMESTAMPTZ(3),
  "failing_since" TIMESTAMPTZ(3),
  CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "push_subscriptions_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players" ("id") ON DELETE CASCADE ON UPDATE RESTRICT,
  CONSTRAINT "push_subscriptions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions" ("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions" ("endpoint");
CREATE INDEX "push_subscriptions_player_id_idx" ON "push_subscriptions" ("player_id");
CREATE INDEX "push_subscriptions_session_id_idx" ON "push_subscriptions" ("session_id");
