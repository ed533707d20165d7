import type { Scene } from '../games/scene.ts';
import type { Language } from '../phrases/index.ts';
import { type Picture, renderBoard, type ThemeName } from '../render/index.ts';

/** How a scene is to be drawn. */
export interface PictureWish {
  /** `1`: the last move and what it scored are marked. */
  readonly last: '0' | '1';
  /** Width in pixels at which it will be seen. */
  readonly size: number;
  readonly theme: ThemeName;
  readonly language: Language;
}

/** Draws a scene as the caller wishes. */
export function drawScene(scene: Scene, { last: marking, size, theme, language }: PictureWish): Picture {
  const { view, players, asked, deadline, last, placements } = scene;
  const until = deadline === undefined ? {} : { deadline: timeOf(deadline, language) };
  return renderBoard(view, {
    players,
    theme,
    language,
    width: size,
    placements,
    isLastMarked: marking === '1',
    ...(last !== undefined && { last }),
    ...(asked !== undefined && { awaiting: { ...asked, ...until } }),
  });
}

function timeOf(deadline: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return `${format.format(deadline)} UTC`;
}
