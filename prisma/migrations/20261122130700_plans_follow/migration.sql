-- Plans reach further than one turn: a plan may follow another one of its player, and waits until that was carried out.

ALTER TABLE "plans" ADD COLUMN "follows" UUID;
