import { t } from '../../i18n/index.ts';
import { numberDuplicates } from '../../ui/text.ts';

interface DropDownProps {
  readonly class: string;
  readonly lines: readonly string[];
  /** Index of the chosen line. */
  readonly chosen?: number | undefined;
  readonly onChoose: (index: number) => void;
}

/** A drop-down list, as an alternative to the board; equal lines are numbered. */
export function DropDown({ class: name, lines, chosen, onChoose }: DropDownProps) {
  return (
    <label class={name}>
      <span>{t().turn.asList}</span>
      <select value={chosen ?? ''} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
        <option value="" disabled>
          …
        </option>
        {numberDuplicates(lines).map((line, index) => (
          <option key={line} value={index}>
            {line}
          </option>
        ))}
      </select>
    </label>
  );
}
