import type { Deps } from '../../../../platform/deps.ts';
import { suppressLink, unsubscribeLink } from '../../../links.ts';
import type { EmailTexts } from '../../../texts.ts';
import type { Email } from '../delivery/email.ts';

/** Why somebody gets an email, and how to end that. */
type Footer = Pick<Email, 'footer' | 'unsubscribe' | 'isToStranger'>;

/** The end of an email to a player with a confirmed address, who can end emails about games. */
export async function playersFooter(deps: Deps, { frame }: EmailTexts, player: string): Promise<Footer> {
  const link = await unsubscribeLink(deps, player);
  return { isToStranger: false, footer: frame.why, unsubscribe: { text: frame.unsubscribe, link } };
}

/** The end of an email to an address that nobody has confirmed, which can end all emails to it for ever. */
export const strangersFooter = (deps: Deps, { frame }: EmailTexts, address: string): Footer => ({
  isToStranger: true,
  footer: frame.whyStranger,
  unsubscribe: { text: frame.suppress, link: suppressLink(deps, address) },
});
