/** Separates JSON texts, in which control characters are escaped. */
const separator = '\u001f';

/**
 * Returns JSON texts as one parameter, for `splitJson`; undefined becomes NULL. In an array or in JSON every quotation mark
 * of theirs would be escaped, and read as such, which costs more than to store them.
 */
export const joinedJson = (texts: readonly (string | undefined)[]): string =>
  texts.map((text) => text ?? '').join(separator);

/** SQL for the rows of such a parameter. */
export const splitJson = (parameter: string): string =>
  `unnest(string_to_array(${parameter}::text, E'\\x1f', ''))`;
