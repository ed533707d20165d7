import { parseArgs } from 'node:util';

type Widened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends boolean
      ? boolean
      : Value;

/**
 * Reads the options of the command line: `--games 5 --no-keys`. Their defaults determine the type: texts, numbers or
 * switches. @throws TypeError for any other option
 */
export function readOptions<const Defaults extends Readonly<Record<string, string | number | boolean>>>(
  defaults: Defaults,
): { readonly [Name in keyof Defaults]: Widened<Defaults[Name]> } {
  const types = Object.entries(defaults).map(([name, value]) => {
    const type: 'string' | 'boolean' = typeof value === 'boolean' ? 'boolean' : 'string';
    return [name, { type }] as const;
  });
  const { values } = parseArgs({ options: Object.fromEntries(types), allowNegative: true });
  const given = Object.entries(values).map(([name, value]) => [
    name,
    typeof defaults[name] === 'number' ? Number(value) : value,
  ]);
  return { ...defaults, ...Object.fromEntries(given) };
}
