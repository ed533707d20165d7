import { rulesSchema } from '../../engine/index.ts';
import type { visibleGame } from '../../games/access.ts';
import { picturePass } from '../../games/views/picture-link.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Language, LessonId } from '../../texts/index.ts';

/**
 * Returns the absolute address of a picture of the current state of a game, as a player sees it. It works without a
 * token: if the picture is not public, the address contains a pass that is valid for a week.
 */
export async function pictureAddress(
  deps: Deps,
  playerId: string | undefined,
  row: Awaited<ReturnType<typeof visibleGame>>,
  { isLegalShown, language }: { isLegalShown: boolean; language: Language },
): Promise<string> {
  const url = new URL(`${deps.config.publicUrl}/v1/games/${row.id}/moves/${row.version}/board.png`);
  if (language !== 'en') url.searchParams.set('language', language);
  if (isLegalShown) url.searchParams.set('legal', '1');
  const showsHand = isLegalShown && rulesSchema.parse(row.rules).handSize > 1;
  if (row.visibility === 'private' || showsHand)
    url.searchParams.set('pass', await picturePass(deps, row, row.version, playerId));
  return url.href;
}

/** Returns the absolute address of a lesson's picture, which is public. */
export function lessonPictureAddress(
  { config }: Deps,
  { id, played, isLegalShown }: { id: LessonId; played: string; isLegalShown: boolean },
  language: Language,
): string {
  const url = new URL(`${config.publicUrl}/v1/lessons/${id}/board.png`);
  if (played !== '') url.searchParams.set('played', played);
  if (language !== 'en') url.searchParams.set('language', language);
  if (isLegalShown) url.searchParams.set('legal', '1');
  return url.href;
}
