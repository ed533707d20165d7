import { choicesOf } from '../chat/show-options.ts';
import { readEntries } from '../games/log/read-entries.ts';
import { picturePass } from '../games/views/picture-link.ts';
import { sceneOf } from '../games/views/scene.ts';
import type { GameServices } from '../notifications/workers/index.ts';
import type { Deps } from '../platform/deps.ts';

/** Returns the functions of games that notification channels need. */
export function gameServices(deps: Deps): GameServices {
  return {
    readLog: (row) => readEntries(deps, row, 0, row.version),
    pictureContent: async (row, viewer, isLegalShown) => {
      const { view, players, last, awaiting, placements } = await sceneOf(deps, viewer, row, {
        isLegalShown,
      });
      return { view, players, placements, ...(last && { last }), ...(awaiting && { awaiting }) };
    },
    picturePass: (row) => picturePass(deps, row, row.version, undefined),
    choices: (row, player) => choicesOf(deps, player, row),
  };
}
