import type { EmailTexts, GameWords } from '../../../../texts/email-texts.ts';
import type { EmailWords } from '../../../../texts/email-words.ts';
import type { RequestPeople } from '../../../../texts/index.ts';
import type { NotificationType } from '../../../events/types.ts';
import type { EmailData } from './data.ts';

type Template = (texts: EmailTexts['game'], words: GameWords, data: EmailData) => EmailWords;

/** The words of the invitation of somebody who has only an address. */
export const strangerTemplate: Template = ({ invitedStranger }, words) => invitedStranger(words);

const peopleOf = ({ by = '' }: GameWords, { about = '', isOwnSeat = false }: EmailData): RequestPeople => ({
  by,
  about,
  isOwnSeat,
});

/** The words of the email for each type of notification. */
export const templates: Readonly<Record<NotificationType, Template>> = {
  'game.started': ({ started }, words) => started(words),
  'turn.started': ({ turn }, words) => turn(words),
  'turn.reminder': ({ reminder, nudge }, words, { isNudge }) => (isNudge ? nudge(words) : reminder(words)),
  'turn.expired': ({ expired }, words) => expired(words),
  'decision.made': ({ decision }, words) => decision(words),
  'game.finished': ({ finished }, words) => finished(words),
  'player.joined': ({ joined }, words) => joined(words),
  'player.left': ({ left }, words) => left(words),
  'player.invited': ({ invited, challenged }, words) =>
    words.match === undefined ? invited(words) : challenged(words),
  'game.cancelled': ({ cancelled }, words) => cancelled(words),
  'invitation.declined': ({ declined }, words) => declined(words),
  'table.opened': ({ opened }, words) => opened(words),
  'round.started': ({ roundStarted }, words, { number = 0, teams }) => roundStarted(words, number, teams),
  'competition.finished': ({ competitionFinished }, words, { number = 0 }) =>
    competitionFinished(words, number),
  'match.finished': ({ finished }, words) => finished(words),
  'player.removed': ({ removed }, words) => removed(words),
  'player.replaced': ({ stoodIn }, words) => stoodIn(words),
  'player.returned': ({ returned }, words) => returned(words),
  'request.opened': ({ requested }, words, data) =>
    requested(words, data.requestKind ?? 'robot', peopleOf(words, data)),
  'request.closed': ({ requestClosed }, words, data) =>
    requestClosed(words, data.requestKind ?? 'robot', peopleOf(words, data), data.state ?? 'expired'),
  'game.paused': ({ paused }, words) => paused(words),
  'game.resumed': ({ resumed }, words) => resumed(words),
  'plan.cancelled': ({ planCancelled }, words, { reason = '', detail = '' }) =>
    planCancelled(words, reason, detail),
  'message.posted': ({ messages }, words) => messages(words),
};
