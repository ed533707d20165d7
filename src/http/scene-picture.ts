import type { Scene } from '../games/scene.ts';
import { type Picture, renderBoard, type ThemeName } from '../render/index.ts';

/** How a scene is to be drawn. */
export interface PictureWish {
  /** `1`: the last move and what it scored are marked. */
  readonly last: '0' | '1';
  /** Width in pixels at which it will be seen. */
  readonly size: number;
  readonly theme: ThemeName;
}

/** What each phase asks, in words of the game. */
const QUESTIONS: Readonly<Record<string, string>> = {
  place: 'place a tile',
  'abbey-choice': 'abbey or tile',
  'last-abbeys': 'place the abbey',
  wagon: 'move the wagon',
  count: 'enter the town',
  redeploy: 'leave the town',
  'final-redeploy': 'leave the market',
};

/** Draws a scene as the caller wishes. */
export function drawScene(scene: Scene, { last, size, theme }: PictureWish): Picture {
  const { view, players, asked, deadline, lastMove, sentence, placements } = scene;
  return renderBoard(view, {
    players,
    theme,
    width: size,
    placements,
    sentence,
    ...(last === '1' && { lastMove }),
    ...(asked !== undefined && {
      awaiting: {
        seat: asked.seat,
        ...(QUESTIONS[asked.phase] !== undefined && { question: QUESTIONS[asked.phase] }),
        ...(deadline !== undefined && { deadline: timeOf(deadline) }),
      },
    }),
  });
}

function timeOf(deadline: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return `${format.format(deadline)} UTC`;
}
