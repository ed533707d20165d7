import type { Deps } from '../../../../platform/deps.ts';
import { suppressLink, unsubscribeLink } from '../../../links.ts';
import type { EmailTexts } from '../../../texts.ts';
import type { Email } from '../delivery/email.ts';

/** The reason why the reader gets an email, and how to unsubscribe. */
type Footer = Pick<Email, 'footer' | 'unsubscribe' | 'isToStranger'>;

/** The footer of an email to a player with a confirmed address, with a link that stops emails about games. */
export async function playersFooter(deps: Deps, { frame }: EmailTexts, player: string): Promise<Footer> {
  const link = await unsubscribeLink(deps, player);
  return { isToStranger: false, footer: frame.why, unsubscribe: { text: frame.unsubscribe, link } };
}

/** The footer of an email to an unconfirmed address, with a link that stops all emails to it permanently. */
export const strangersFooter = (deps: Deps, { frame }: EmailTexts, address: string): Footer => ({
  isToStranger: true,
  footer: frame.whyStranger,
  unsubscribe: { text: frame.suppress, link: suppressLink(deps, address) },
});
