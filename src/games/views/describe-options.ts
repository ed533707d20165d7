import { isDeclining, type Target } from '../../engine/index.ts';
import { type Language, optionText, wordsIn } from '../../texts/index.ts';
import { cellIn, type OptionChoice } from '../play/options/handles.ts';
import type { OptionList } from '../play/options/list.ts';

/** A decision in words with its target, for clients that cannot draw it. */
interface Description {
  readonly text: string;
  readonly declines: boolean;
  readonly target: Target | null;
}

/** Adds descriptions and targets to options, and the question that they answer. */
export function describeOptions({ awaiting, options, ...list }: OptionList, language: Language) {
  const isYourTurn = awaiting !== null && options.length > 0;
  return {
    ...list,
    awaiting,
    question: isYourTurn ? asSentence(wordsIn(language).phase(awaiting.phase).question) : null,
    options: options.map(({ deployments, ...option }) => ({
      ...described(option, language),
      ...(deployments && { deployments: deployments.map((each) => described(each, language)) }),
    })),
  };
}

/** Returns a text with an initial capital letter and a full stop. */
const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function described<Choice extends OptionChoice>(
  { spots, target, tile, ...choice }: Choice,
  language: Language,
): Omit<Choice, 'spots' | 'target' | 'tile'> & Description {
  const { decision, label } = choice;
  return {
    ...choice,
    text: optionText(language, { decision, label, tile, spots, cell: cellIn(target) }),
    declines: isDeclining(decision),
    target: target ?? null,
  };
}
