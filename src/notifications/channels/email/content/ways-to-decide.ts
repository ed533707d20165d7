import type { GameRow } from '../../../../db/games/games.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { decisionLinks } from '../../../links.ts';
import type { EmailTexts } from '../../../texts.ts';
import type { Email } from '../delivery/email.ts';

/** The button that leads to the board at the decision, and the list for browsers without scripts. */
export async function waysToDecide(
  deps: Deps,
  { id, version }: Pick<GameRow, 'id' | 'version'>,
  player: string,
  { decide, withoutScripts }: Pick<EmailTexts['frame'], 'decide' | 'withoutScripts'>,
): Promise<Pick<Email, 'action' | 'withoutScripts'>> {
  const { page, list } = await decisionLinks(deps, id, version, player);
  return { action: { text: decide, link: page }, withoutScripts: { text: withoutScripts, link: list } };
}
