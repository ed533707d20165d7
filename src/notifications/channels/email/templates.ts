import type { EmailTexts, GameWords } from '../../../texts/email-texts.ts';
import type { EmailWords } from '../../../texts/email-words.ts';
import type { NotificationType } from '../../events/types.ts';
import type { EmailData } from './data.ts';

type Template = (texts: EmailTexts['game'], words: GameWords, data: EmailData) => EmailWords;

/** The words of the invitation of somebody who has only an address. */
export const strangerTemplate: Template = ({ invitedStranger }, words) => invitedStranger(words);

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
  'player.invited': ({ invited }, words) => invited(words),
  'game.cancelled': ({ cancelled }, words) => cancelled(words),
  'invitation.declined': ({ declined }, words) => declined(words),
  'player.removed': ({ removed }, words) => removed(words),
  'player.replaced': ({ stoodIn }, words) => stoodIn(words),
  'player.returned': ({ returned }, words) => returned(words),
  'request.opened': ({ requested }, words, { about }) => requested(words, about),
  'request.closed': ({ requestClosed }, words, { about, state }) =>
    requestClosed(words, about, state === 'expired'),
  'message.posted': ({ messages }, words) => messages(words),
};
