import { useState } from 'preact/hooks';

interface ActionState {
  readonly isBusy?: boolean;
  /** Whether the last run succeeded. */
  readonly isDone?: boolean;
  /** Why the last run failed. */
  readonly error?: unknown;
}

/** Tracks the state of an action, such as that of a button. */
export function useAction<Values extends unknown[]>(action: (...values: Values) => Promise<unknown>) {
  const [state, setState] = useState<ActionState>({});
  const run = async (...values: Values): Promise<void> => {
    setState({ isBusy: true });
    try {
      await action(...values);
      setState({ isDone: true });
    } catch (error) {
      setState({ error });
    }
  };
  return { ...state, run };
}

/** Tracks the state of a form whose values an action submits. */
export function useForm(action: (values: FormData) => Promise<unknown>) {
  const { run, ...state } = useAction(action);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    run(new FormData(event.currentTarget as HTMLFormElement));
  };
  return { ...state, submit };
}

/** Returns a field of a form as text; empty if the form has no such field. */
export const textIn = (values: FormData, name: string): string => String(values.get(name) ?? '');

/** Returns the fields that are filled in. */
export const textsIn = <Name extends string>(values: FormData, names: readonly Name[]) =>
  filledIn(values, names, (text) => text);

/** Returns the fields that are filled in, as numbers. */
export const numbersIn = <Name extends string>(values: FormData, names: readonly Name[]) =>
  filledIn(values, names, Number);

function filledIn<Name extends string, Value>(
  values: FormData,
  names: readonly Name[],
  read: (text: string) => Value,
): Partial<Record<Name, Value>> {
  const found: Partial<Record<Name, Value>> = {};
  for (const name of names) {
    const text = textIn(values, name).trim();
    if (text !== '') found[name] = read(text);
  }
  return found;
}
