import type { Expansion } from '../api/types.ts';
import { useCatalogue } from '../board/catalogue.ts';
import { t } from '../i18n/index.ts';
import { CheckBox } from '../ui/form.tsx';

interface ExpansionChoiceProps {
  readonly legend: string;
  readonly chosen: readonly Expansion[];
  readonly onChoose: (chosen: Expansion[]) => void;
  /** Whether each is explained. */
  readonly hasHints?: boolean;
  /** What the choice is about, below it. */
  readonly hint?: string;
}

/** Lets players choose among the expansions that the service knows. */
export function ExpansionChoice({ legend, chosen, onChoose, hasHints = true, hint }: ExpansionChoiceProps) {
  // The service takes every id that its catalogue lists.
  const ids = (useCatalogue()?.expansions ?? []).map(({ id }) => id as Expansion);
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="choices">
        {ids.map((id) => (
          <CheckBox
            key={id}
            name={id}
            checked={chosen.includes(id)}
            onChange={() =>
              onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
            }
            label={t().game.expansions[id]?.name ?? id}
            hint={hasHints ? (t().game.expansions[id]?.blurb ?? '') : undefined}
          />
        ))}
      </div>
      {hint !== undefined && <small class="hint">{hint}</small>}
    </fieldset>
  );
}
