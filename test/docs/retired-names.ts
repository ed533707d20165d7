/** Where a name is searched: as a part of the API, an identifier, a name in SQL, or a word of a text. */
export type Place = 'api' | 'code' | 'database' | 'words';

export interface RetiredName {
  /** A `*` stands for any letters. */
  readonly name: string;
  readonly instead: string;
  readonly places: readonly Place[];
}

/** Names that the glossary replaced. `test/architecture.test.ts` bans further words that are not names. */
export const retiredNames: readonly RetiredName[] = [
  { name: 'MoveAnswer', instead: 'DecisionResult', places: ['api', 'code'] },
  { name: '*Wish', instead: 'New…, …Request', places: ['api'] },
  { name: 'own', instead: 'expansions', places: ['api'] },
  { name: 'awaitedSeat', instead: 'awaiting.seats', places: ['api', 'code'] },
  { name: 'awaitedPhase', instead: 'awaiting.phase', places: ['code'] },
  { name: 'deck', instead: 'scenario', places: ['api'] },
  { name: 'not-asked', instead: 'not-your-turn', places: ['api', 'code'] },
  { name: 'illegal-move', instead: 'illegal-decision', places: ['api', 'code'] },
  { name: 'seat-left', instead: 'seat-resigned', places: ['api', 'code'] },
  { name: 'move.made', instead: 'decision.made', places: ['api', 'code'] },
  { name: 'endpoint.test', instead: 'webhook.test', places: ['api', 'code'] },
  { name: 'endpoint.disabled', instead: 'webhook.disabled', places: ['code'] },
  { name: 'notices', instead: 'notifications', places: ['api', 'code'] },
  { name: 'notice', instead: 'notification, event', places: ['api', 'code'] },
  { name: 'askForReset', instead: 'requestPasswordReset', places: ['api', 'code'] },
  { name: 'askForVerification', instead: 'resendVerification', places: ['api', 'code'] },
  { name: 'changeMe', instead: 'updateMe', places: ['api', 'code'] },
  { name: 'changeNotices', instead: 'updateNotificationPreferences', places: ['api', 'code'] },
  { name: 'standUp', instead: 'leaveSeat', places: ['code'] },
  { name: 'sitDown', instead: 'takeSeat', places: ['code'] },
  { name: 'isAsked', instead: 'isAwaiting', places: ['code'] },
  { name: 'ownAddress', instead: 'typed state', places: ['code'] },
  { name: '.own', instead: 'expansions, a name that says what', places: ['code'] },
  { name: 'own:', instead: 'expansions, a name that says what', places: ['code'] },
  { name: 'own(', instead: 'requireOwn…, a name that says what', places: ['code'] },
  { name: 'const own', instead: 'a name that says what', places: ['code'] },
  { name: 'awaited', instead: 'awaiting', places: ['code'] },
  { name: 'wish', instead: 'request', places: ['code', 'words'] },
  { name: 'alarm', instead: 'timer', places: ['code', 'words'] },
  { name: 'alarms', instead: 'timers', places: ['code', 'database', 'words'] },
  { name: 'move_answers', instead: 'decision_results', places: ['database'] },
  { name: 'awaited_seat', instead: 'awaiting_seat', places: ['database'] },
  { name: 'awaited_phase', instead: 'awaiting_phase', places: ['database'] },
  { name: 'dedupe', instead: 'dedupe_key', places: ['database'] },
  { name: 'besides', instead: 'in addition to', places: ['words'] },
  { name: 'Answers how', instead: 'Returns', places: ['words'] },
  { name: 'Answers whether', instead: 'Whether', places: ['words'] },
  { name: 'so many', instead: 'a number, a limit', places: ['words'] },
  { name: 'e-mail', instead: 'email', places: ['words'] },
  { name: 'e-mails', instead: 'emails', places: ['words'] },
  { name: 'mails', instead: 'emails', places: ['words'] },
  { name: 'complain', instead: 'log, refuse', places: ['words'] },
];
