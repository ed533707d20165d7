import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { accountDeletionRoutes } from './account-deletion.ts';
import { accountExportRoutes } from './account-export.ts';
import { accountRoutes } from './accounts.ts';
import { analysisRoutes } from './analysis.ts';
import { apiTokenRoutes } from './api-tokens.ts';
import { blockRoutes } from './blocks.ts';
import { boardPictureRoutes } from './board-pictures.ts';
import { claimedNameRoutes } from './claimed-names.ts';
import { claimRoutes } from './claims.ts';
import { commandRoutes } from './commands.ts';
import { emailChangeRoutes } from './email-changes.ts';
import { emailStopRoutes } from './email-stop.ts';
import { emailVerificationRoutes } from './email-verification.ts';
import { eventRoutes } from './events.ts';
import { externalPlayerRoutes } from './external-players.ts';
import { fairnessRoutes } from './fairness.ts';
import { gameNotificationRoutes } from './game-notifications.ts';
import { gameRoutes } from './games.ts';
import { guestRoutes } from './guests.ts';
import { healthRoutes } from './health.ts';
import { hintRoutes } from './hints.ts';
import { inboundMailRoutes } from './inbound-mail.ts';
import { invitationRoutes } from './invitations.ts';
import { lessonRoutes } from './lessons.ts';
import { linkSessionRoutes } from './link-sessions.ts';
import { logCheckRoutes } from './log-checks.ts';
import { meRoutes } from './me.ts';
import { messageRoutes } from './messages.ts';
import { moderationRoutes } from './moderation.ts';
import { moderationCaseRoutes } from './moderation-cases.ts';
import { moveRoutes } from './moves.ts';
import { muteRoutes } from './mutes.ts';
import { myInvitationRoutes } from './my-invitations.ts';
import { mySanctionRoutes } from './my-sanctions.ts';
import { mySessionRoutes } from './my-sessions.ts';
import { myStatisticsRoutes } from './my-statistics.ts';
import { noteRoutes } from './notes.ts';
import { nudgeRoutes } from './nudge.ts';
import { openGameRoutes } from './open-games.ts';
import { optionRoutes } from './options.ts';
import { passkeySessionRoutes } from './passkey-sessions.ts';
import { passkeyRoutes } from './passkeys.ts';
import { passwordRoutes } from './password.ts';
import { passwordResetRoutes } from './password-resets.ts';
import { planRoutes } from './plans.ts';
import { problemRoutes } from './problems.ts';
import { projectionRoutes } from './projection.ts';
import { pushRoutes } from './push.ts';
import { recordRoutes } from './records.ts';
import { recoveryCodeRoutes } from './recovery-codes.ts';
import { rematchRoutes } from './rematch.ts';
import { reportRoutes } from './reports.ts';
import { requestRoutes } from './requests.ts';
import { robotRoutes } from './robots.ts';
import { rulesRoutes } from './rules.ts';
import { seatRoutes } from './seats.ts';
import { securityContactRoutes } from './security-contact.ts';
import { sessionRoutes } from './sessions.ts';
import { statisticsRoutes } from './statistics.ts';
import { turnCardRoutes } from './turn-card.ts';
import { waitingGameRoutes } from './waiting-games.ts';
import { webhookDeliveryRoutes } from './webhook-deliveries.ts';
import { webhookRoutes } from './webhooks.ts';

type Routes = (app: FastifyInstance, deps: Deps) => void;

/** The API, in the order of its description. */
const routes: readonly Routes[] = [
  accountRoutes,
  guestRoutes,
  sessionRoutes,
  linkSessionRoutes,
  passkeySessionRoutes,
  emailVerificationRoutes,
  emailChangeRoutes,
  emailStopRoutes,
  passwordResetRoutes,
  mySessionRoutes,
  passwordRoutes,
  meRoutes,
  accountDeletionRoutes,
  accountExportRoutes,
  apiTokenRoutes,
  passkeyRoutes,
  recoveryCodeRoutes,
  gameRoutes,
  openGameRoutes,
  seatRoutes,
  robotRoutes,
  invitationRoutes,
  myInvitationRoutes,
  messageRoutes,
  noteRoutes,
  myStatisticsRoutes,
  nudgeRoutes,
  rematchRoutes,
  requestRoutes,
  blockRoutes,
  muteRoutes,
  mySanctionRoutes,
  reportRoutes,
  moderationCaseRoutes,
  moderationRoutes,
  rulesRoutes,
  lessonRoutes,
  optionRoutes,
  moveRoutes,
  planRoutes,
  turnCardRoutes,
  boardPictureRoutes,
  projectionRoutes,
  hintRoutes,
  recordRoutes,
  statisticsRoutes,
  analysisRoutes,
  logCheckRoutes,
  fairnessRoutes,
  commandRoutes,
  externalPlayerRoutes,
  claimRoutes,
  claimedNameRoutes,
  gameNotificationRoutes,
  eventRoutes,
  pushRoutes,
  waitingGameRoutes,
  webhookRoutes,
  webhookDeliveryRoutes,
  inboundMailRoutes,
  healthRoutes,
  problemRoutes,
  securityContactRoutes,
];

/** Adds every endpoint of the API. */
export function addRoutes(app: FastifyInstance, deps: Deps): void {
  for (const add of routes) add(app, deps);
}
