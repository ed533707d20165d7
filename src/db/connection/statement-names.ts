import { hash } from 'node:crypto';
import { Prisma } from '../../generated/prisma/client.ts';

const anew = '/* plan anew */';
/** Prefix of a statement that must be planned anew for its values each time. */
export const planAnew = Prisma.raw(anew);

/** A list as written by Prisma Client, with a different statement for each length. */
const list = /\bIN \(\$\d+,/;
/** Maximum number of prepared statements per connection. */
const maxNames = 800;
const names = new Map<string, string>();

/**
 * Names a statement by its text, so that PostgreSQL parses and plans it once per connection, which halves the cost of an
 * append. Statements with lists, and those beyond the first few hundred, get no name.
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
  const isUnnamed = args.length === 0 || names.size >= maxNames || sql.includes(anew) || list.test(sql);
  if (isUnnamed) return '';
  const name = hash('sha1', sql);
  names.set(sql, name);
  return name;
}
