import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import { sentenceFor } from './errors.ts';

type FieldProps = InputHTMLAttributes & { name: string; label: string; hint?: string | undefined };

/** A labelled line of a form. */
export function Field({ label, hint, ...input }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input id={id} aria-describedby={hint === undefined ? undefined : `${id}-hint`} {...input} />
      {hint !== undefined && (
        <small id={`${id}-hint`} class="hint">
          {hint}
        </small>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly value: string;
  readonly options: readonly { value: string; label: ComponentChildren; hint?: string | undefined }[];
  readonly onChoose: (value: string) => void;
  readonly compact?: boolean;
}

/** One of a few, all of them in sight. */
export function Choice({ name, legend, value, options, onChoose, compact = false }: ChoiceProps) {
  return (
    <fieldset class={compact ? 'choice compact' : 'choice'}>
      <legend>{legend}</legend>
      <div class="choices">
        {options.map((option) => (
          <label key={option.value} class="option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>
              {option.label}
              {option.hint !== undefined && <small class="hint">{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Why something could not be done. */
export function FormError({ error }: { error: unknown }) {
  return (
    <div role="alert" class={error === undefined ? 'error empty' : 'error'}>
      {error === undefined ? '' : sentenceFor(error)}
    </div>
  );
}
