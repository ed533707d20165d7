-- Events of the outbox get the names of the notifications that tell them.
UPDATE outbox_events e SET kind = names.now
FROM (VALUES
  ('decision', 'decision.made'),
  ('started', 'game.started'),
  ('opened', 'table.opened'),
  ('joined', 'player.joined'),
  ('left', 'player.left'),
  ('invited', 'player.invited'),
  ('message', 'message.posted'),
  ('reminder', 'turn.reminder'),
  ('nudge', 'turn.reminder'),
  ('aborted', 'game.cancelled'),
  ('declined', 'invitation.declined'),
  ('removed', 'player.removed'),
  ('stood-in', 'player.replaced'),
  ('returned', 'player.returned'),
  ('requested', 'request.opened'),
  ('request-closed', 'request.closed'),
  ('plan-cancelled', 'plan.cancelled'),
  ('round-started', 'round.started'),
  ('competition-finished', 'competition.finished'),
  ('match-finished', 'match.finished'),
  ('challenge-finished', 'match.finished'),
  ('paused', 'game.paused'),
  ('resumed', 'game.resumed'),
  ('revealed', 'game.finished')
) AS names (before, now)
WHERE e.kind = names.before;
