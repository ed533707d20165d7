/** A node of a syntax tree of libpg-query: `{ SelectStmt: … }`. */
// biome-ignore lint/suspicious/noExplicitAny: the tree has a hundred kinds of nodes
export type Syntax = any;

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the nodes of a kind within `node`, without those within another node of that kind. */
export function nodesIn(node: unknown, kind: string): Syntax[] {
  if (Array.isArray(node)) return node.flatMap((each) => nodesIn(each, kind));
  if (!isNode(node)) return [];
  if (node[kind] !== undefined) return [node[kind]];
  return Object.values(node).flatMap((each) => nodesIn(each, kind));
}

/** Returns the conditions that must all hold. */
export function conditionsOf(clause: Syntax): Syntax[] {
  if (clause === undefined) return [];
  if (clause.BoolExpr?.boolop === 'AND_EXPR') return clause.BoolExpr.args.flatMap(conditionsOf);
  return [clause];
}

/** Returns the two sides of `one = other`. */
export function sidesOf({ A_Expr: expression }: Syntax): [Syntax, Syntax] | undefined {
  const isEquation = expression?.kind === 'AEXPR_OP' && expression.name[0].String.sval === '=';
  return isEquation ? [expression.lexpr, expression.rexpr] : undefined;
}

/** Returns the names of a column: `[table, column]`, or `[column]`. */
export function columnNames({ ColumnRef: column }: Syntax): string[] | undefined {
  return column?.fields.map(({ String: name }: Syntax) => name?.sval ?? '*');
}
