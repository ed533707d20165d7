import { more } from '../i18n/index.ts';
import { formats } from './formats.ts';
import type { Competition } from './words.ts';

interface RoundChoiceProps {
  readonly competition: Competition;
  readonly round: number;
  readonly onChoose: (round: number) => void;
}

/** Renders a choice of the started rounds or seasons; renders nothing if there is only one. */
export function RoundChoice({ competition: { kind, round: present }, round, onChoose }: RoundChoiceProps) {
  if (present < 2) return null;
  return (
    <select
      class="round-choice"
      aria-label={more().competitions.shownRound}
      value={round}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    >
      {Array.from({ length: present }, (_, index) => present - index).map((each) => (
        <option key={each} value={each}>
          {formats[kind].roundText(each, null)}
        </option>
      ))}
    </select>
  );
}
