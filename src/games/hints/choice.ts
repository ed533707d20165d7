import { isDeepStrictEqual } from 'node:util';
import type { Decision } from '../../engine/index.ts';
import type { NumberedOption, OptionChoice } from '../play/options/handles.ts';

/** Returns the label and the handle of a decision that is among the options. */
export function choiceAmong(
  options: readonly NumberedOption[],
  decision: Decision,
): Pick<OptionChoice, 'label' | 'handle'> {
  const choices = options.flatMap(({ deployments = [], ...option }) => [option, ...deployments]);
  const found = choices.find((choice) => isDeepStrictEqual(choice.decision, decision));
  if (found === undefined) throw new Error('a hint is not among the options');
  return { label: found.label, handle: found.handle };
}
