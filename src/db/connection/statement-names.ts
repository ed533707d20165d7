import { hash } from 'node:crypto';
import { Prisma } from '../../generated/prisma/client.ts';

const anew = '/* plan anew */';
/** Begins a statement that is to be planned for its values each time. */
export const planAnew = Prisma.raw(anew);

/** A list as Prisma Client writes it: another statement for each length. */
const list = /\bIN \(\$\d+,/;
/** Limits the statements that a connection keeps prepared. */
const maxNames = 800;
const names = new Map<string, string>();

/**
 * Names a statement by its text, so that PostgreSQL parses and plans it once for each connection: half of what an append
 * costs. Those with lists, and what comes after the first some hundred, get no name.
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
