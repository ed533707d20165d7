import { bodyOf } from '#client';
import type { Answer, ChatContext } from './context.ts';
import type { Board, ChatUser, Choice } from './platform.ts';

/** The most buttons that all chats can show. */
const MAX = 25;

/** Returns a player’s options as buttons below an answer that shows them: first the places, then the pieces. */
export async function choicesFor(
  { platform, players }: ChatContext,
  user: ChatUser,
  { game, picture }: Answer,
  text: string,
): Promise<Choice[]> {
  if (!platform.hasButtons || game === null || !picture?.includes('legal=1')) return [];
  const place = /^(\d+[a-z]*)\?$/.exec(text)?.[1];
  const params = { path: { id: game }, query: place === undefined ? {} : { option: place } };
  const card = await players.as(user, (player) => bodyOf(player.GET('/v1/games/{id}/card', { params })));
  const choices = card.options.flatMap(({ label, deployments, deploymentCount }) => {
    if (place === undefined) return [{ label, says: deploymentCount > 0 ? `${label}?` : label }];
    const spots = deployments.map((each) => ({
      label: `${each.label} ${spotIn(each.text)}`,
      says: each.label,
    }));
    return [{ label, says: label }, ...spots];
  });
  return choices.slice(0, MAX).map(({ label, says }) => ({ label, data: `${game} ${card.version} ${says}` }));
}

/** `meeple@city0` of `3,-1 r90 meeple@city0`. */
const spotIn = (decision: string) => decision.split(' ').at(-1) ?? '';

/** Returns the command of a button, and the board it refers to. */
export function choiceFrom(data: string): { text: string; about: Board } {
  const [game = '', version, ...words] = data.split(' ');
  return { text: words.join(' '), about: { game, version: Number(version) } };
}
