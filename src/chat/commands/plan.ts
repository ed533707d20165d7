import { listPlans } from '../../games/plans/change.ts';
import { createPlan } from '../../games/plans/create.ts';
import { explorePlans } from '../../games/plans/explore.ts';
import { listPlanOptions } from '../../games/plans/options.ts';
import type { Preference, Step } from '../../games/plans/preference.ts';
import type { NumberedOption } from '../../games/play/options/handles.ts';
import { textsIn } from '../../texts/index.ts';
import { type Command, commandTexts } from '../command.ts';
import { formatLabel, type Label } from '../label.ts';
import { flow } from '../layout.ts';
import { detailOf } from '../option-words.ts';
import { afterWords, waitingPlan } from '../plan-lines.ts';
import { readPlan, type WrittenPlan, type WrittenStep } from '../read-plan.ts';
import { illegalLine } from '../refusal.ts';
import { type Asker, asked, done, type Game, type Reply, refused } from '../reply.ts';
import { situationOf } from '../situation.ts';
import { running } from '../which-game.ts';
import { seatNamed } from './seat-named.ts';

/** Maximum number of lines of options. */
const maxLines = 24;

/** `plan U 3,-1 r90`: plans a decision; `plan U` lists the plannable options for a tile. */
export const plan: Command<WrittenPlan> = {
  name: 'plan',
  texts: commandTexts('plan'),
  among: running,
  read: (input, { language }) => readPlan(input, language) ?? { unclear: input },
  explainUnclear: ({ language }) => [textsIn(language).plans.howToPlan],
  async run(asker, game, written) {
    const { deps, playerId, language } = asker;
    const { plans: texts } = textsIn(language);
    const { tiles, plans } = await listPlans(deps, playerId, game.id);
    const { label, conditions, repeats, follows: number } = written;
    const follows = number === undefined ? null : waitingPlan(plans, number)?.id;
    if (follows === undefined) return refused([texts.noSuchPlan(number ?? 0)], { game, isSecret: true });
    const found = tilesNamed(tiles, written.tile);
    if (found.length !== 1) return tilesToCome(asker, game, found.length === 0 ? tiles : found);
    const [tile = null] = found;
    const options = (only?: string) => optionsAfter(asker, game, { follows, tile, only });
    if (label === undefined && written.decisions === undefined)
      return optionLines(asker, game, tile, await options());
    const decision = label && decisionLabelled(await options(placeOf(label)), label);
    const named = written.decisions && withSeats(asker, game, written.decisions);
    if (written.decisions !== undefined && named === undefined)
      return refused([asker.texts.refused['seat-empty']], { game, isSecret: true });
    const [first, ...others] = named ?? (decision ? [decision] : []);
    if (first === undefined)
      return refused([asker.texts.noSuchLabel(label ? formatLabel(label) : '')], { game, isSecret: true });
    const { plan: made } = await createPlan(deps, playerId, game.id, {
      tile,
      conditions,
      decisions: [first, ...others],
      repeats,
      follows,
    });
    return done([texts.made(made.position, afterWords(asker, game, made, plans))], { game, isSecret: true });
  },
  async explain(asker, problem, game) {
    if (problem.kind !== 'illegal-decision') return undefined;
    return refused([illegalLine(asker, problem)], { game, isSecret: true });
  },
};

/** Returns steps with the seats of the players that they name, by name or number; undefined if one is no player of the game. */
function withSeats(asker: Asker, game: Game, written: readonly WrittenStep[]): Step[] | undefined {
  const steps = written.flatMap((step): Step[] => {
    if (step.type !== 'preference') return [step];
    const prefer = step.prefer.flatMap((goal): Preference['prefer'] => {
      if (goal.type === 'away') return [goal];
      const isNumbered = ({ seat }: Game['seats'][number]) => `${seat}` === goal.name;
      const found = game.seats.find(isNumbered) ?? seatNamed(asker, game, goal.name);
      return found === undefined ? [] : [{ type: 'towards', seat: found.seat }];
    });
    return prefer.length < step.prefer.length ? [] : [{ ...step, prefer }];
  });
  return steps.length < written.length ? undefined : steps;
}

interface Sought {
  readonly follows: string | null;
  readonly tile: string | null;
  /** The label of the single option that is sought; undefined for all. */
  readonly only: string | undefined;
}

/** Returns the plannable options for a tile, after a plan or in the current state of the game. */
async function optionsAfter(
  { deps, playerId }: Asker,
  { id }: Game,
  { follows, tile, only }: Sought,
): Promise<readonly NumberedOption[]> {
  if (follows === null) return (await listPlanOptions(deps, playerId, id, tile ?? undefined, only)).options;
  const explored = { follows, after: [], tile, decisions: [], option: only };
  return (await explorePlans(deps, playerId, id, explored)).options;
}

/** Returns the tiles that can be meant; a null if none was named. */
function tilesNamed(tiles: readonly string[], name: string | undefined): (string | null)[] {
  if (name === undefined) return [null];
  return tiles.filter((tile) => tile.toLowerCase() === name || tile.toLowerCase().endsWith(`/${name}`));
}

function tilesToCome({ language }: Asker, game: Game, tiles: readonly (string | null)[]): Reply {
  const [first = '', ...others] = flow(tiles.flatMap((tile) => tile ?? []));
  return asked([textsIn(language).plans.tilesToCome(first), ...others], { game, isSecret: true });
}

const placeOf = (label: Label) => formatLabel({ ...label, deployment: undefined });

function decisionLabelled(options: readonly NumberedOption[], label: Label) {
  const found = options.find((option) => option.label === placeOf(label));
  if (label.deployment === undefined) return found?.decision;
  return found?.deployments?.[label.deployment - 1]?.decision;
}

async function optionLines(
  asker: Asker,
  game: Game,
  tile: string | null,
  options: readonly NumberedOption[],
): Promise<Reply> {
  const situation = await situationOf(asker, game);
  const seen = { ...situation, view: { ...situation.view, drawn: tile } };
  const lines = options.flatMap((option) => detailOf(asker, seen, option));
  const more = lines.length > maxLines ? [asker.texts.andMore(lines.length - maxLines)] : [];
  return done([...lines.slice(0, maxLines), ...more, textsIn(asker.language).plans.howToPlan], {
    game,
    isSecret: true,
  });
}
