import { z } from 'zod';
import {
  bareDecisions,
  type Decision,
  type DecisionType,
  decisionSchema,
  formatDecision,
  type GameState,
  PREFERABLE_TYPES,
  stepsToSeats,
} from '../../engine/index.ts';

/** Maximum number of goals of a preference: away, and towards each seat. */
const maxGoals = 7;

const goalSchema = z
  .discriminatedUnion('type', [
    z
      .strictObject({ type: z.literal('away') })
      .meta({ id: 'AwayGoal', description: 'As many steps as possible from your nearest piece in reach.' }),
    z
      .strictObject({ type: z.literal('towards'), seat: z.int().min(0).max(5) })
      .meta({ id: 'TowardsGoal', description: 'As few steps as possible to the nearest piece of a seat.' }),
  ])
  .meta({ id: 'PlanGoal', description: 'A goal that ranks the possible decisions.' });

const preferenceSchema = z
  .strictObject({
    type: z.literal('preference'),
    decision: z.enum(PREFERABLE_TYPES).describe('The type of decision that it makes'),
    prefer: z
      .array(goalSchema)
      .min(1)
      .max(maxGoals)
      .describe('Each goal decides between those that are equal for the goals before it'),
  })
  .meta({
    id: 'PlanPreference',
    description:
      'Makes the decision that fits your goals best when it is asked, whatever the board looks like then; the first in the ' +
      'order north, east, south, west if several do.',
  });
export type Preference = z.output<typeof preferenceSchema>;

/** A decision of a plan, made as it stands or by preference. */
export const stepSchema = z.discriminatedUnion('type', [decisionSchema, preferenceSchema]);
export type Step = Decision | Preference;
/** The decisions of a plan, at least one. */
export type Steps = readonly [Step, ...Step[]];

/** Returns the type of decision that a step makes. */
export const typeOfStep = (step: Step): DecisionType =>
  step.type === 'preference' ? step.decision : step.type;

/** Returns the decision that a step makes when its seat is asked; undefined if nothing can be preferred. */
export const decisionOf = (state: GameState, seat: number, step: Step): Decision | undefined =>
  step.type === 'preference' ? preferred(state, seat, step) : step;

/** Whether all seats of a step are in a game. */
export const namesSeatsBelow = (step: Step, seats: number): boolean =>
  step.type !== 'preference' || step.prefer.every((goal) => goal.type === 'away' || goal.seat < seats);

/** Returns a step in short notation: `dragon away, else towards 1`. */
export function formatStep(step: Step): string {
  if (step.type !== 'preference') return formatDecision(step);
  const goals = step.prefer.map((goal) => (goal.type === 'away' ? 'away' : `towards ${goal.seat}`));
  return `${step.decision} ${goals.join(', else ')}`;
}

function preferred(state: GameState, seat: number, { decision, prefer }: Preference): Decision | undefined {
  let choices = bareDecisions(state, seat).filter(({ type }) => type === decision);
  for (const goal of prefer) {
    const ranks = choices.map((choice) => {
      const steps = stepsToSeats(state, choice).get(goal.type === 'away' ? seat : goal.seat);
      return (steps ?? Number.POSITIVE_INFINITY) * (goal.type === 'away' ? -1 : 1);
    });
    const best = Math.min(...ranks);
    choices = choices.filter((_, index) => ranks[index] === best);
  }
  return choices[0];
}
