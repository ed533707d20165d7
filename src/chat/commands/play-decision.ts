import { type Decision, formatDecision, targetOf } from '../../engine/index.ts';
import { cellOf, type NumberedOption } from '../../games/play/options/handles.ts';
import { listOptions } from '../../games/play/options/list.ts';
import type { Action } from '../command.ts';
import { deploymentWords } from '../option-words.ts';
import { play } from '../play.ts';
import { illegalLine } from '../refusal.ts';
import { type Asker, type Game, refused } from '../reply.ts';
import { completed } from '../show-options.ts';
import { atTable, type Situation, situationOf, withOptions } from '../situation.ts';
import { gameFor, playing } from '../which-game.ts';

/** `3,-1 r90 meeple@road0`: plays a decision in its text form. */
export const playDecision: Action<Decision> = {
  among: playing,
  run: play,
  attempted: formatDecision,
  async explain(asker, problem, before, decision) {
    if (problem.kind !== 'illegal-decision' || before === undefined) return undefined;
    const game = await gameFor(asker, before.id);
    if (game.status !== 'running') return undefined;
    const situation = await situationOf(asker, game);
    const { options } = await listOptions(asker.deps, asker.playerId, game);
    const lines = [
      illegalLine(asker, problem),
      ...(await insteadOf(asker, game, situation, decision, options)),
    ];
    return refused(lines, withOptions(situation));
  },
};

/** Maximum number of pieces and actions in the answer to an illegal decision. */
const maxListed = 20;

/** Returns the legal alternatives at the same place: other rotations of the tile, or other pieces on it. */
async function insteadOf(
  asker: Asker,
  game: Game,
  situation: Situation,
  decision: Decision,
  options: readonly NumberedOption[],
): Promise<string[]> {
  const { texts } = asker;
  const alike = options.filter((option) => option.decision.type === decision.type);
  // Only the pending decision has a target.
  const cell = alike.length === 0 ? undefined : cellOf({ target: targetOf(situation.state, decision) });
  const here = alike.filter((option) => cell !== undefined && cellOf(option) === cell);
  if (here.length === 0) return [texts.seeOptions];
  const same = here.find((option) => rotationOf(option.decision) === rotationOf(decision));
  if (same === undefined) {
    return [
      texts.fitsElsewhere(here.map(({ label, decision: other }) => `${label} (r${rotationOf(other)})`)),
    ];
  }
  const { deployments = [] } = await completed(asker, game, same);
  if (deployments.length === 0) return [texts.nobodyMayStand];
  const reader = atTable(asker, situation);
  const shown = deployments.slice(0, maxListed);
  const list = shown.map((each) => `${each.label} ${deploymentWords(reader, situation, each.decision)}`);
  const hidden = deployments.length - shown.length;
  return [texts.mayStandThere(list), ...(hidden === 0 ? [] : [texts.moreOfThese(hidden, `${same.label}?`)])];
}

const rotationOf = (decision: Decision) => ('rotation' in decision ? decision.rotation : 0);
