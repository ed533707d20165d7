import type { Game } from '../api/client.ts';
import { isDecisionMade, linkSession } from '../api/link-session.ts';

/** Whether the page acts through an email link, which allows no messages, requests or changes of settings. */
export const isByLink = (): boolean => linkSession() !== undefined;

/** Whether the decision of the link has been made. */
export const isLinkOver = ({ version }: Pick<Game, 'version'>): boolean => {
  const session = linkSession();
  return session !== undefined && (isDecisionMade() || session.version < version);
};
