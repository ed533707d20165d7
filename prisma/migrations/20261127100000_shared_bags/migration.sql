-- Games with the same bag: played in step, or each by other players. Everything about a game may be known from its end on,
-- or from that of the last game with its bag; lists of finished games are in that order.
ALTER TABLE games
  ADD COLUMN bag_id uuid,
  ADD COLUMN in_step boolean NOT NULL DEFAULT false,
  ADD COLUMN held_seat smallint,
  ADD COLUMN revealed_at timestamptz(3),
  ADD COLUMN later_visibility text;
UPDATE games SET revealed_at = finished_at WHERE finished_at IS NOT NULL;

CREATE INDEX games_visibility_status_revealed_at_id_idx ON games (visibility, status, revealed_at, id);
CREATE INDEX games_label_revealed_at_id_idx ON games (label, revealed_at, id);
DROP INDEX games_label_finished_at_id_idx;
CREATE INDEX games_bag_id_idx ON games (bag_id);

-- Decisions that wait until the other game with the bag is as far.
CREATE TABLE held_decisions (
  game_id uuid PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE ON UPDATE RESTRICT,
  version integer NOT NULL,
  seat smallint NOT NULL,
  decision text NOT NULL,
  at timestamptz(3) NOT NULL,
  is_automatic boolean NOT NULL DEFAULT false,
  is_planned boolean NOT NULL DEFAULT false,
  key text,
  body_hash bytea
);
