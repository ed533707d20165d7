import { rememberAsked } from '../../games/play/asked-option.ts';
import { listOptions, type OptionList } from '../../games/play/options/list.ts';
import type { Action } from '../command.ts';
import { formatLabel, isAt, type Label } from '../label.ts';
import { deploymentsOf } from '../option-match.ts';
import { play } from '../play.ts';
import type { LabelledOption } from '../read-decision.ts';
import { type Asker, asked, type Game, type Reply, refused } from '../reply.ts';
import { completed, showOptions } from '../show-options.ts';
import { situationOf, withOptions } from '../situation.ts';
import { playing } from '../which-game.ts';

/**
 * `3a.1`: plays the option with that label. If the tile fits there in several ways, or several pieces can be meant, lists
 * them instead.
 */
export const playOption: Action<LabelledOption> = {
  among: playing,
  async run(asker, game, { label, who }) {
    if (who !== undefined) return playWith(asker, game, label, who);
    // If the board has changed since, play rejects it.
    const isCurrent = asker.version === undefined || asker.version === game.version;
    if (isCurrent && label.turn === '' && (await isSeveralWays(asker, game, label)))
      return askWhich(asker, game, label);
    return play(asker, game, { type: 'label', label: formatLabel(label) });
  },
  attempted: ({ label }) => formatLabel(label),
  async explain(asker, { kind, members }, game, { label }) {
    if (kind !== 'illegal-decision' || members['reason'] !== 'no-such-option' || game === undefined)
      return undefined;
    const situation = await situationOf(asker, game);
    return refused([asker.texts.noSuchLabel(formatLabel(label))], withOptions(situation));
  },
};

async function playWith(asker: Asker, game: Game, label: Label, who: readonly string[]): Promise<Reply> {
  const { options } = await listOptions(asker.deps, asker.playerId, game);
  const [option, ...others] = options.filter((each) => isAt(each, label));
  if (option !== undefined && others.length === 0) {
    const whole = await completed(asker, game, option);
    const [only, ...further] = deploymentsOf(asker, await situationOf(asker, game), whole, who);
    if (only !== undefined && further.length === 0) return play(asker, game, only.decision);
  }
  return askWhich(asker, game, label, who);
}

/** Asks which option at a place is meant. */
async function askWhich(asker: Asker, game: Game, about: Label, who?: readonly string[]): Promise<Reply> {
  const shown = await showOptions(asker, game, { about, who, page: 1 });
  return shown.outcome === 'done' ? { ...shown, outcome: 'asked' } : shown;
}

async function isSeveralWays(asker: Asker, game: Game, label: Label): Promise<boolean> {
  const { options } = await listOptions(asker.deps, asker.playerId, game);
  return !isOnOffer(options, label) && options.some((option) => isAt(option, label));
}

/** Asks whether to play an option; undefined if it is not available. Nothing is played. */
export async function confirmOption(asker: Asker, game: Game, label: Label): Promise<Reply | undefined> {
  const { deps, playerId, texts } = asker;
  const { options } = await listOptions(deps, playerId, game);
  if (!isOnOffer(options, label)) return undefined;
  await rememberAsked(deps, playerId, game, formatLabel(label));
  return asked([texts.playThis(formatLabel(label))], { game });
}

/** Whether one of the options, or of their deployments, has exactly this label. */
function isOnOffer(options: OptionList['options'], label: Label): boolean {
  const place = formatLabel({ ...label, deployment: undefined });
  const option = options.find((each) => each.label === place);
  return option !== undefined && (label.deployment ?? 0) <= (option.deploymentCount ?? 0);
}
