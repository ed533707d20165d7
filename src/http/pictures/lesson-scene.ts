import { awaiting, viewFor } from '../../engine/index.ts';
import { placementsFor, type Scene } from '../../games/views/scene.ts';
import { type Language, textsIn } from '../../texts/index.ts';
import { LEARNER, type Progress } from '../../tutorial/index.ts';

/** Returns the scene of a lesson as its learner sees it. */
export function sceneOfLesson(
  { state, entries, step }: Progress,
  { legal, language }: { readonly legal: '0' | '1'; readonly language: Language },
): Scene {
  const view = viewFor(state, LEARNER);
  return {
    view,
    players: textsIn(language).lessons.names,
    version: entries.length,
    last: entries.at(-1),
    placements: legal === '1' && step !== undefined ? placementsFor(state, view, LEARNER) : [],
    awaiting: awaiting(state),
    deadline: undefined,
  };
}
