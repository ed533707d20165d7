import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { openShared, type Shared } from '../shared.ts';
import { accountDeletionRoutes } from './accounts/account-deletion.ts';
import { accountExportRoutes } from './accounts/account-export.ts';
import { accountRoutes } from './accounts/accounts.ts';
import { apiTokenRoutes } from './accounts/api-tokens.ts';
import { claimedNameRoutes } from './accounts/claimed-names.ts';
import { claimRoutes } from './accounts/claims.ts';
import { emailChangeRoutes } from './accounts/email-changes.ts';
import { emailVerificationRoutes } from './accounts/email-verification.ts';
import { externalPlayerRoutes } from './accounts/external-players.ts';
import { guestRoutes } from './accounts/guests.ts';
import { linkSessionRoutes } from './accounts/link-sessions.ts';
import { meRoutes } from './accounts/me.ts';
import { mySessionRoutes } from './accounts/my-sessions.ts';
import { myStatisticsRoutes } from './accounts/my-statistics.ts';
import { passkeySessionRoutes } from './accounts/passkey-sessions.ts';
import { passkeyRoutes } from './accounts/passkeys.ts';
import { passwordRoutes } from './accounts/password.ts';
import { passwordResetRoutes } from './accounts/password-resets.ts';
import { recoveryCodeRoutes } from './accounts/recovery-codes.ts';
import { sessionRoutes } from './accounts/sessions.ts';
import { appRoutes } from './apps/apps.ts';
import { deviceRequestRoutes } from './apps/device-requests.ts';
import { oauthMetadataRoutes } from './apps/metadata.ts';
import { oauthTokenRoutes } from './apps/tokens.ts';
import { clubRoutes } from './clubs/clubs.ts';
import { clubMemberRoutes } from './clubs/members.ts';
import { clubWebhookRoutes } from './clubs/webhooks.ts';
import { competitionRoutes } from './competitions/competitions.ts';
import { entrantRoutes } from './competitions/entrants.ts';
import { teamRoutes } from './competitions/teams.ts';
import { analysisRoutes } from './games/analysis.ts';
import { dumpRoutes } from './games/dumps.ts';
import { fairnessRoutes } from './games/fairness.ts';
import { finishedGameRoutes } from './games/finished-games.ts';
import { gameListRoutes } from './games/game-lists.ts';
import { gameRoutes } from './games/games.ts';
import { invitationRoutes } from './games/invitations.ts';
import { logCheckRoutes } from './games/log-checks.ts';
import { matchRoutes } from './games/matches.ts';
import { myInvitationRoutes } from './games/my-invitations.ts';
import { openGameRoutes } from './games/open-games.ts';
import { recordRoutes } from './games/records.ts';
import { rematchRoutes } from './games/rematch.ts';
import { requestRoutes } from './games/requests.ts';
import { resultRoutes } from './games/results.ts';
import { robotRoutes } from './games/robots.ts';
import { seatRoutes } from './games/seats.ts';
import { standingTableRoutes } from './games/standing-tables.ts';
import { statisticsRoutes } from './games/statistics.ts';
import { variationRoutes } from './games/variations.ts';
import { waitingGameRoutes } from './games/waiting-games.ts';
import { emailStopRoutes } from './notifications/email-stop.ts';
import { eventRoutes } from './notifications/events.ts';
import { gameNotificationRoutes } from './notifications/game-notifications.ts';
import { inboundMailRoutes } from './notifications/inbound-mail.ts';
import { pushRoutes } from './notifications/push.ts';
import { webhookDeliveryRoutes } from './notifications/webhook-deliveries.ts';
import { webhookEventTypeRoutes } from './notifications/webhook-event-types.ts';
import { webhookRoutes } from './notifications/webhooks.ts';
import { blockRoutes } from './people/blocks.ts';
import { followRoutes } from './people/follows.ts';
import { moderationRoutes } from './people/moderation.ts';
import { moderationCaseRoutes } from './people/moderation-cases.ts';
import { muteRoutes } from './people/mutes.ts';
import { mySanctionRoutes } from './people/my-sanctions.ts';
import { playerRoutes } from './people/players.ts';
import { ratingRoutes } from './people/ratings.ts';
import { reportRoutes } from './people/reports.ts';
import { boardPictureRoutes } from './pictures/board-pictures.ts';
import { commandRoutes } from './play/commands.ts';
import { hintRoutes } from './play/hints.ts';
import { messageRoutes } from './play/messages.ts';
import { moveRoutes } from './play/moves.ts';
import { noteRoutes } from './play/notes.ts';
import { nudgeRoutes } from './play/nudge.ts';
import { optionRoutes } from './play/options.ts';
import { planRoutes } from './play/plans.ts';
import { projectionRoutes } from './play/projection.ts';
import { turnCardRoutes } from './play/turn-card.ts';
import { poolRoutes } from './pools/pools.ts';
import { exactRulesRoutes } from './site/exact-rules.ts';
import { healthRoutes } from './site/health.ts';
import { lessonRoutes } from './site/lessons.ts';
import { problemRoutes } from './site/problems.ts';
import { rulesRoutes } from './site/rules.ts';
import { securityContactRoutes } from './site/security-contact.ts';

type Routes = (app: FastifyInstance, deps: Deps, shared: Shared) => void;

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
  appRoutes,
  deviceRequestRoutes,
  oauthTokenRoutes,
  oauthMetadataRoutes,
  passkeyRoutes,
  recoveryCodeRoutes,
  gameRoutes,
  gameListRoutes,
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
  matchRoutes,
  variationRoutes,
  requestRoutes,
  playerRoutes,
  ratingRoutes,
  poolRoutes,
  clubRoutes,
  clubMemberRoutes,
  clubWebhookRoutes,
  standingTableRoutes,
  blockRoutes,
  muteRoutes,
  followRoutes,
  mySanctionRoutes,
  reportRoutes,
  moderationCaseRoutes,
  moderationRoutes,
  competitionRoutes,
  entrantRoutes,
  teamRoutes,
  rulesRoutes,
  exactRulesRoutes,
  lessonRoutes,
  optionRoutes,
  moveRoutes,
  planRoutes,
  turnCardRoutes,
  boardPictureRoutes,
  projectionRoutes,
  hintRoutes,
  recordRoutes,
  finishedGameRoutes,
  resultRoutes,
  dumpRoutes,
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
  webhookEventTypeRoutes,
  inboundMailRoutes,
  healthRoutes,
  problemRoutes,
  securityContactRoutes,
];

/** Adds every endpoint of the API. Returns what they share. */
export function addRoutes(app: FastifyInstance, deps: Deps): Shared {
  const shared = openShared(app, deps);
  for (const add of routes) add(app, deps, shared);
  return shared;
}
