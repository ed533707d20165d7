/** What a webhook can tell of, with a sentence each. */
export const eventTypes = {
  'game.started': 'A game in which you sit has begun.',
  'turn.started': 'Your decision is awaited.',
  'turn.reminder': 'Your decision is still awaited, and its deadline comes nearer (or somebody nudged you).',
  'turn.expired': 'Your time was over, and your turn was skipped or your seat given up.',
  'decision.made': 'An entry was added to the log of a game in which you sit.',
  'game.finished': 'A game in which you sit is over.',
  'player.invited': 'You are asked to a game.',
  'message.posted': 'Somebody said something at your table.',
} as const;
export type EventType = keyof typeof eventTypes;
export const eventNames = Object.keys(eventTypes) as EventType[];

/** The event of a test call; nobody needs to subscribe to it. */
export const testEvent = 'webhook.test';

/** A notice that is worthless once the player has decided; it is dropped then. */
export const aboutTurn: readonly string[] = ['turn.started', 'turn.reminder'];
