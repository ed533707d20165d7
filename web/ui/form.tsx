import type { ButtonHTMLAttributes, ComponentChildren, InputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import { more } from '../i18n/index.ts';
import { CopyButton } from './copy-button.tsx';
import { sentenceFor } from './errors.ts';

type FieldProps = InputHTMLAttributes & { name: string; label: string; hint?: string | undefined };

/** A labelled input field. */
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

interface CheckBoxProps {
  readonly label: ComponentChildren;
  readonly hint?: string | undefined;
  readonly name?: string;
  readonly checked?: boolean;
  readonly onChange?: (event: Event & { currentTarget: HTMLInputElement }) => void;
}

/** A checkbox with a label. */
export function CheckBox({ label, hint, ...input }: CheckBoxProps) {
  return (
    <label class="option">
      <input type="checkbox" {...input} />
      <span>
        {label}
        {hint !== undefined && <small class="hint">{hint}</small>}
      </span>
    </label>
  );
}

/** Checkboxes under a common heading. */
export function CheckBoxes({ legend, children }: { legend: string; children: ComponentChildren }) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface RadioGroupProps<Value extends string | number> {
  readonly name: string;
  readonly legend: string;
  readonly value: Value | undefined;
  readonly options: readonly { value: Value; label: ComponentChildren; hint?: string | undefined }[];
  readonly onChoose: (value: Value) => void;
  readonly compact?: boolean;
  /** What the choice is about, below it. */
  readonly hint?: string;
}

/** A choice among a few visible options. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { name, legend, value: chosen, options, onChoose, compact = false, hint: about } = props;
  return (
    <fieldset class={compact ? 'choice compact' : 'choice'}>
      <legend>{legend}</legend>
      <div class="choices">
        {options.map(({ value, label, hint }) => (
          <label key={value} class="option">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>
              {label}
              {hint !== undefined && <small class="hint">{hint}</small>}
            </span>
          </label>
        ))}
      </div>
      {about !== undefined && <small class="hint">{about}</small>}
    </fieldset>
  );
}

/** Returns the options of a choice with their labels. */
export const worded = <const Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, ComponentChildren>>,
  hints?: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: labels[value], hint: hints?.[value] }));

/** Shows why an action failed. */
export function FormError({ error }: { error: unknown }) {
  return (
    <div role="alert" class={error === undefined ? 'error empty' : 'error'}>
      {error === undefined ? '' : sentenceFor(error)}
    </div>
  );
}

interface FormEndProps {
  readonly error?: unknown;
  readonly isBusy?: boolean;
  readonly label: string;
}

/** The end of a form: its error and its button. */
export function FormEnd({ error, isBusy, label }: FormEndProps) {
  return (
    <>
      <FormError error={error} />
      <button type="submit" class="main" disabled={isBusy}>
        {label}
      </button>
    </>
  );
}

/** Submits a form, and indicates progress. */
export function SubmitButton({ isBusy, label }: { isBusy: boolean | undefined; label: string }) {
  return (
    <button type="submit" class="main" disabled={isBusy}>
      {isBusy ? more().account.working : label}
    </button>
  );
}

type ButtonProps = ButtonHTMLAttributes & { readonly label: ComponentChildren };

/** A button that does not submit a form. */
export const Button = ({ label, ...attributes }: ButtonProps) => (
  <button type="button" {...attributes}>
    {label}
  </button>
);

/** A secret that is shown once. */
export function Secret({ label, secret }: { label: string; secret: string }) {
  return (
    <div class="shown-once" role="status">
      {label} <code class="secret">{secret}</code> <CopyButton text={secret} />
    </div>
  );
}
