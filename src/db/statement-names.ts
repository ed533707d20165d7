import { hash } from 'node:crypto';

/** Limits the statements that a connection keeps prepared. */
const mostNames = 500;
const names = new Map<string, string>();

/**
 * Names a statement by its text, so that PostgreSQL parses and plans it once for each connection: half of what an append
 * costs. Those that come after the first some hundred, such as lists of every length, get no name.
 */
export function statementName({
  sql,
  args,
}: {
  readonly sql: string;
  readonly args: readonly unknown[];
}): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (args.length === 0 || names.size >= mostNames) return '';
  const name = hash('sha1', sql);
  names.set(sql, name);
  return name;
}
