const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if ' +
    'import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/** Whether a name can be that of a member of a class in Python. */
export const isName = (name: string) => /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name);

/** Returns a name as Python writes those of functions and parameters: `fitsCell` is `fits_cell`, `from` is `from_`. */
export function snakeCase(name: string): string {
  const snake = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .toLowerCase();
  return KEYWORDS.has(snake) ? `${snake}_` : snake;
}

/** Returns a name as Python writes those of classes: `turn.started` is `TurnStarted`. */
export const pascalCase = (name: string) =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** Returns a value as Python writes it. */
export const literal = (value: unknown) =>
  value === null ? 'None' : value === true ? 'True' : value === false ? 'False' : JSON.stringify(value);

/** Returns a text as the docstring of something. */
export const docstring = (text: string) =>
  `"""${text.replaceAll('\\', '\\\\').replaceAll('"', "'").replace(/\s+/g, ' ').trim()}"""`;
