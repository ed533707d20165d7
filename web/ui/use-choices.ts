import { useState } from 'preact/hooks';

/** The values of a form's fields with choices, and how to change them. */
export interface Chosen<Choices> {
  readonly choices: Choices;
  readonly change: (part: Partial<Choices>) => void;
  /** Returns the attributes of a group with a single choice. */
  readonly group: <Name extends keyof Choices & string>(
    name: Name,
  ) => { name: Name; value: Choices[Name]; onChoose: (value: Choices[Name]) => void };
  /** Returns the attributes of a box that is checked or not. */
  readonly box: (name: keyof Choices & string) => { name: string; checked: boolean; onChange: () => void };
}

/** Keeps the chosen values of a form, starting with the usual ones. */
export function useChoices<Choices extends object>(usual: Choices): Chosen<Choices> {
  const [choices, setChoices] = useState(usual);
  const change = (part: Partial<Choices>) => setChoices((before) => ({ ...before, ...part }));
  const set = (name: keyof Choices, value: unknown) => setChoices((before) => ({ ...before, [name]: value }));
  return {
    choices,
    change,
    group: (name) => ({ name, value: choices[name], onChoose: (value) => set(name, value) }),
    box: (name) => ({
      name,
      checked: choices[name] === true,
      onChange: () => set(name, choices[name] !== true),
    }),
  };
}
