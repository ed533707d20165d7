import { isDeclining, type Target } from '../../engine/index.ts';
import { capital } from '../../texts/capital.ts';
import { type GameWords, type Language, optionText, withPlayers, wordsIn } from '../../texts/index.ts';
import { cellIn, type OptionChoice } from '../play/options/handles.ts';
import type { OptionList } from '../play/options/list.ts';

/** A decision in words with its target, for clients that cannot draw it. */
interface Description {
  readonly text: string;
  readonly declines: boolean;
  readonly target: Target | null;
}

/** Adds descriptions and targets to options, and the question that they answer. */
export function describeOptions({ awaiting, options, names, ...list }: OptionList, language: Language) {
  const plain = wordsIn(language);
  const words = withPlayers(plain, (seat) => names?.[seat] ?? plain.player(seat), list.seat ?? undefined);
  const isYourTurn = awaiting !== null && options.length > 0;
  return {
    ...list,
    awaiting,
    question: isYourTurn ? `${capital(words.phase(awaiting.phase).question)}.` : null,
    options: options.map(({ deployments, ...option }) => ({
      ...described(option, language, words),
      ...(deployments && { deployments: deployments.map((each) => described(each, language, words)) }),
    })),
  };
}

function described<Choice extends OptionChoice>(
  { spots, target, tile, sentHome, ...choice }: Choice,
  language: Language,
  words: GameWords,
): Omit<Choice, 'spots' | 'target' | 'tile' | 'sentHome'> & Description {
  const { decision, label } = choice;
  return {
    ...choice,
    text: optionText(language, { decision, label, tile, spots, sentHome, cell: cellIn(target) }, words),
    declines: isDeclining(decision),
    target: target ?? null,
  };
}
