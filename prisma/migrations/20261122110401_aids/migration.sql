-- whether players may look at what counts and calculates for them: remaining tiles, projections, hints
ALTER TABLE games ADD COLUMN aids boolean NOT NULL DEFAULT true;
