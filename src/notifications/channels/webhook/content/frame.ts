import type { Deps } from '../../../../platform/deps.ts';
import type { Notification } from '../../../kinds/index.ts';
import { competitionPage, gamePage, pictureLink } from '../../../links.ts';
import type { Message } from './message.ts';
import { languageOf, scoresLine } from './sentences.ts';

/** The heading and footer of a message to a room. */
export interface Frame {
  readonly title: string;
  readonly url: string;
  /** Address of a picture of the board. */
  readonly picture: string | undefined;
  readonly scores: string | undefined;
}

/** Returns the frame of a message: of its game, or of the competition that a club is notified of. */
export function frameOf(deps: Deps, message: Message): Frame {
  const { game, notification } = message;
  const ofClub = competitionIn(notification);
  if (ofClub !== undefined) {
    const { title, competition } = ofClub;
    return { title, url: competitionPage(deps, competition), picture: undefined, scores: undefined };
  }
  return {
    title: game.name,
    url: gamePage(deps, game.id),
    picture: pictureLink(deps, game, languageOf(message)),
    scores: game.startedAt === null ? undefined : scoresLine(message),
  };
}

/** Returns the club's competition that a notification is about. */
function competitionIn(
  notification: Notification,
): { readonly title: string; readonly competition: string } | undefined {
  if (notification.type === 'match.finished') return notification.challenge;
  const isOfClub =
    (notification.type === 'round.started' && notification.pairings !== undefined) ||
    (notification.type === 'competition.finished' && notification.standings !== undefined);
  return isOfClub ? notification : undefined;
}
