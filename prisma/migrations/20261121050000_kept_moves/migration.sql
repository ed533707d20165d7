-- A text command that is sent again does not know its game before it finds the answer that it got.
CREATE INDEX "move_answers_player_id_key_idx" ON "move_answers" ("player_id", "key");
