import { parse } from 'libpg-query';
import { columnNames, conditionsOf, nodesIn, type Syntax, sidesOf } from './syntax.ts';

/** The tables of a game, with the column of the game's id. */
export const gameTables: Readonly<Record<string, string>> = {
  games: 'id',
  seats: 'game_id',
  log_entries: 'game_id',
  decision_results: 'game_id',
  outbox_events: 'game_id',
  due: 'key',
  invitations: 'game_id',
  messages: 'game_id',
  game_preferences: 'game_id',
  notes: 'game_id',
  removals: 'game_id',
  gathered_messages: 'game_id',
  anchored_heads: 'game_id',
  requests: 'game_id',
  turn_times: 'game_id',
  plans: 'game_id',
  analyses: 'game_id',
  held_decisions: 'game_id',
};

/** A source of a statement: `pins` lists by column the parameter or literal it equals. */
interface Source {
  readonly table: string | undefined;
  readonly pins: Map<string, string>;
}

/** The names in scope at a place of a statement. */
interface Scope {
  readonly sources: Map<string, Source>;
  readonly outer: Scope | undefined;
  readonly withs: ReadonlyMap<string, Map<string, string>>;
  readonly faults: string[];
}

/**
 * Returns where a statement reads or writes rows of a game without naming the game: each use of a game's table must
 * equate the game's column with a parameter, or with the same column of a use that does, and all with the same one.
 */
export async function faultsOf(sql: string): Promise<string[]> {
  const faults: string[] = [];
  const { stmts } = (await parse(sql)) as Syntax;
  for (const { stmt } of stmts)
    analyse(stmt, { sources: new Map(), outer: undefined, withs: new Map(), faults });
  return faults;
}

/** Analyses a statement. Returns the pins of the columns that it returns. */
function analyse(statement: Syntax, outer: Scope): Map<string, string> {
  const [kind = '', node] = (Object.entries(statement)[0] ?? []) as [string, Syntax];
  if (kind === 'SelectStmt' && node.op !== undefined && node.op !== 'SETOP_NONE')
    return analyseUnion(node, { ...outer, withs: withsOf(node, outer) });
  const scope: Scope = { ...outer, sources: new Map(), outer, withs: withsOf(node, outer) };
  if (kind === 'InsertStmt') return analyseInsert(node, scope);
  const from = [
    ...(node.relation ? [{ RangeVar: node.relation }] : []),
    ...(node.fromClause ?? node.usingClause ?? []),
  ];
  const conditions = [...from.flatMap((item) => addSource(item, scope)), ...conditionsOf(node.whereClause)];
  pin(scope, conditions);
  const { withClause: _, fromClause: __, ...rest } = node;
  for (const { subselect } of nodesIn(rest, 'SubLink')) analyse(subselect, scope);
  return outputsOf(kind === 'SelectStmt' ? node.targetList : node.returningClause?.exprs, scope);
}

function withsOf({ withClause }: Syntax, outer: Scope): Scope['withs'] {
  const withs = new Map(outer.withs);
  for (const { CommonTableExpr: each } of withClause?.ctes ?? [])
    withs.set(each.ctename, analyse(each.ctequery, { ...outer, withs }));
  return withs;
}

/** A column of a union is pinned where both sides pin it to the same. */
function analyseUnion({ larg, rarg }: Syntax, scope: Scope): Map<string, string> {
  const [left, right] = [larg, rarg].map((side) => analyse({ SelectStmt: side }, scope)) as [
    Map<string, string>,
    Map<string, string>,
  ];
  return new Map([...left].filter(([column, value]) => right.get(column) === value));
}

function analyseInsert(node: Syntax, scope: Scope): Map<string, string> {
  const table = node.relation.relname as string;
  const key = gameTables[table];
  const columns: string[] = (node.cols ?? []).map(({ ResTarget }: Syntax) => ResTarget.name);
  const select = node.selectStmt?.SelectStmt;
  const values = select?.valuesLists?.map(({ List }: Syntax) => List.items);
  if (!values) analyse(node.selectStmt, scope);
  const inner = values ? scope : scopeOf(select, scope);
  const rows: Syntax[][] = values ?? [select.targetList.map(({ ResTarget }: Syntax) => ResTarget.val)];
  const pins = new Set(rows.map((row) => pinOf(row[columns.indexOf(key ?? '')], inner)));
  const [pinned] = pins;
  if (key !== undefined && (pins.size !== 1 || pinned === undefined))
    scope.faults.push(`insert into ${table}`);
  const named = new Map(key !== undefined && pinned !== undefined ? [[key, pinned]] : []);
  scope.sources.set(node.relation.alias?.aliasname ?? table, { table, pins: named });
  return outputsOf(node.returningClause?.exprs, scope);
}

/** Returns the scope within an analysed SELECT. */
function scopeOf(select: Syntax, outer: Scope): Scope {
  const scope: Scope = {
    ...outer,
    sources: new Map(),
    outer,
    withs: withsOf(select, { ...outer, faults: [] }),
    faults: [],
  };
  const conditions = (select.fromClause ?? []).flatMap((item: Syntax) => addSource(item, scope));
  pin(scope, [...conditions, ...conditionsOf(select.whereClause)]);
  return scope;
}

/** Adds the names of a FROM item to the scope. Returns the conditions that join its parts. */
function addSource(item: Syntax, scope: Scope): Syntax[] {
  if (item.JoinExpr) {
    const { larg, rarg, quals } = item.JoinExpr;
    return [...addSource(larg, scope), ...addSource(rarg, scope), ...conditionsOf(quals)];
  }
  if (item.RangeSubselect) {
    const pins = analyse(item.RangeSubselect.subquery, scope);
    scope.sources.set(item.RangeSubselect.alias.aliasname, { table: undefined, pins });
  } else if (item.RangeVar) {
    const { relname, alias } = item.RangeVar;
    const derived = scope.withs.get(relname);
    scope.sources.set(alias?.aliasname ?? relname, {
      table: derived ? undefined : relname,
      pins: new Map(derived),
    });
  }
  return [];
}

/** Pins the game's column of each source as far as conditions determine it; reports the others. */
function pin(scope: Scope, conditions: readonly Syntax[]): void {
  const equations = conditions.map(sidesOf).filter((sides) => sides !== undefined);
  const sides = equations.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const [column, value] of sides) {
      const [source, name] = sourceOf(column, scope) ?? [];
      const found = pinOf(value, scope);
      if (source === undefined || name === undefined || found === undefined || source.pins.has(name))
        continue;
      source.pins.set(name, found);
      isNew = true;
    }
  }
  for (const [name, { table, pins }] of scope.sources) {
    const key = gameTables[table ?? ''];
    if (key !== undefined && !pins.has(key)) scope.faults.push(`${table} as ${name}`);
  }
}

/** Returns the source of a column of this scope, and the column's name there. */
function sourceOf(expression: Syntax, { sources }: Scope): [Source, string] | undefined {
  const names = columnNames(expression);
  if (names === undefined) return undefined;
  const [column = '', table] = names.toReversed();
  if (table !== undefined) return sources.has(table) ? [sources.get(table) as Source, column] : undefined;
  const known = [...sources.values()].filter((source) => knows(source, column));
  return known[0] && [known[0], column];
}

/** Whether a column without a table's name may be this source's: `id` is of games alone, `game_id` of all others. */
const knows = ({ table, pins }: Source, column: string) =>
  pins.has(column) || gameTables[table ?? ''] === column;

/** Returns the parameter or literal an expression equals. */
function pinOf(expression: Syntax, scope: Scope): string | undefined {
  if (expression?.ParamRef) return `$${expression.ParamRef.number}`;
  if (expression?.TypeCast) return pinOf(expression.TypeCast.arg, scope);
  if (expression === undefined || columnNames(expression) === undefined) return undefined;
  const [source, name] = sourceOf(expression, scope) ?? [];
  if (source !== undefined && name !== undefined) return source.pins.get(name);
  return scope.outer && pinOf(expression, scope.outer);
}

function outputsOf(targets: readonly Syntax[] | undefined, scope: Scope): Map<string, string> {
  const pins = new Map<string, string>();
  for (const { ResTarget: target } of targets ?? []) {
    const value = pinOf(target.val, scope);
    const name = target.name ?? columnNames(target.val)?.at(-1);
    if (value !== undefined && name !== undefined) pins.set(name, value);
  }
  return pins;
}
