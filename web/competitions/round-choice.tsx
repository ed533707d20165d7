import { Button } from '../ui/form.tsx';
import { formats } from './formats.ts';
import type { Competition } from './words.ts';

/** Most rounds that are offered, the latest: challenges of a ladder are many. */
const mostRounds = 30;

interface RoundChoiceProps {
  readonly competition: Competition;
  readonly round: number;
  readonly onChoose: (round: number) => void;
}

/** Renders a button for each round, or season, that has begun. */
export function RoundChoice({ competition: { kind, round: present }, round, onChoose }: RoundChoiceProps) {
  return (
    <div class="buttons rounds">
      {Array.from({ length: present }, (_, index) => index + 1)
        .slice(-mostRounds)
        .map((each) => (
          <Button
            label={formats[kind].roundText(each, null)}
            key={each}
            class={each === round ? 'main' : ''}
            aria-pressed={each === round}
            onClick={() => onChoose(each)}
          />
        ))}
    </div>
  );
}
