import type { Scene } from '../../games/views/scene.ts';
import { describeBoard, type PictureOptions, type ThemeName } from '../../render/index.ts';
import { formatMoment, type Language } from '../../texts/index.ts';

/** The look of a drawn scene. */
export interface SceneStyle {
  /** `1` marks the last move and its points. */
  readonly last: '0' | '1';
  /** Display width in pixels. */
  readonly size: number;
  readonly theme: ThemeName;
  readonly language: Language;
}

/** Returns what a picture of a scene shows in addition to the position. */
export const optionsOf = (scene: Scene, { last, size, theme, language }: SceneStyle): PictureOptions => ({
  ...captionsOf(scene, language),
  theme,
  width: size,
  placements: scene.placements,
  isLastMarked: last === '1',
});

/** Describes the picture of a scene in words. */
export function describeScene(scene: Scene, language: Language): string {
  return describeBoard(scene.view, captionsOf(scene, language));
}

/** Returns the captions of a picture. */
export function captionsOf({ players, awaiting, deadline, last }: Scene, language: Language): PictureOptions {
  const until =
    deadline === undefined
      ? {}
      : { deadline: formatMoment(language, deadline, { timeZone: 'UTC', shape: 'short' }) };
  return {
    players,
    language,
    ...(last !== undefined && { last }),
    ...(awaiting !== undefined && { awaiting: { ...awaiting, ...until } }),
  };
}
