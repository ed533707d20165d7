import { type Decision, isDeclining, type Target, targetOf } from '../engine/index.ts';
import type { OptionList } from '../games/play/options/list.ts';
import { choiceText, type Language, wordsIn } from '../texts/index.ts';

/** A decision in words and by what it points at, for clients that cannot draw it. */
interface Description {
  readonly text: string;
  readonly declines: boolean;
  readonly target: Target | null;
}

/** Adds to options what they say and point at, and the question that they answer. */
export function describeOptions({ awaiting, options, ...list }: OptionList, language: Language) {
  const isYourTurn = awaiting !== null && options.length > 0;
  return {
    ...list,
    awaiting,
    question: isYourTurn ? asSentence(wordsIn(language).phase(awaiting.phase).question) : null,
    options: options.map(({ deployments, ...option }) => ({
      ...option,
      ...describe(option.decision, language),
      ...(deployments && {
        deployments: deployments.map((each) => ({ ...each, ...describe(each.decision, language) })),
      }),
    })),
  };
}

/** Returns a text with a capital letter and a full stop. */
export const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function describe(decision: Decision, language: Language): Description {
  return {
    text: choiceText(language, decision),
    declines: isDeclining(decision),
    target: targetOf(decision) ?? null,
  };
}
