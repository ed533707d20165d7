-- People whom an application (the account that owns its tokens) knows from somewhere else, such as a chat.
CREATE TABLE "external_players" (
    "id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "external_id" TEXT NOT NULL,
    "player_id" UUID NOT NULL,
    "claimed_at" TIMESTAMPTZ(3),
    "may_act" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "external_players_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "external_players_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE RESTRICT,
    CONSTRAINT "external_players_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "players"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE UNIQUE INDEX "external_players_application_id_provider_external_id_key" ON "external_players"("application_id", "provider", "external_id");
CREATE INDEX "external_players_player_id_idx" ON "external_players"("player_id");
