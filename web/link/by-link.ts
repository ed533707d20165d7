import type { Game } from '../api/client.ts';
import { isDecisionMade, linkSession } from '../api/link-session.ts';

/** Whether the page acts by the link of an email, which lets nobody write, request or change settings. */
export const isByLink = (): boolean => linkSession() !== undefined;

/** Whether the decision of the link has been made. */
export const isLinkOver = ({ version }: Pick<Game, 'version'>): boolean => {
  const session = linkSession();
  return session !== undefined && (isDecisionMade() || session.version < version);
};
