import type { Column, Describer } from './described-statement.ts';
import type { Member, SourceStatement } from './source-statements.ts';

/** Prisma's types for those of PostgreSQL; JSON can be anything. */
const types: Readonly<Record<string, string>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'bigint',
  'double precision': 'number',
  numeric: 'Decimal',
  boolean: 'boolean',
  text: 'string',
  'character varying': 'string',
  uuid: 'string',
  bytea: 'Uint8Array',
  'timestamp with time zone': 'Date',
};

const isJson = (type: string) => type === 'json' || type === 'jsonb';

function typeOf(type: string): string {
  const element = type.replace(/\[\]$/, '');
  return `${types[element] ?? `(${element})`}${element === type ? '' : '[]'}`;
}

/** Returns the differences between statements and their declarations in the source. */
export async function findingsOf(
  statements: readonly SourceStatement[],
  describer: Describer,
): Promise<string[]> {
  const findings = new Set<string>();
  for (const { place, texts = [], ...said } of statements)
    for (const text of texts) {
      const columns = await describer.columnsOf(text);
      for (const finding of findingsIn(text, said, columns)) findings.add(`${place}: ${finding}`);
    }
  return [...findings].sort();
}

type Said = Pick<SourceStatement, 'method' | 'row'>;

function findingsIn(text: string, { method, row }: Said, columns: readonly Column[]): string[] {
  if (method === '$executeRaw') return columns.length > 0 && isForRows(text) ? ['its rows are not read'] : [];
  if (columns.length === 0) return ['it has no rows'];
  return row === undefined ? [] : differences(row, columns, canLackRows(text));
}

/** Whether a change returns rows. A SELECT that is executed locks rows or calls functions. */
const isForRows = (text: string) => /\bRETURNING\b(?!.*\bSELECT\b)/s.test(text);

/** Whether columns can be null although no table allows it: in an outer join, or another part of a union. */
const canLackRows = (text: string) => /\b(LEFT|RIGHT|FULL|UNION)\b/.test(text);

function differences(row: readonly Member[], columns: readonly Column[], lacksRows: boolean): string[] {
  const members = new Map(row.map((member) => [member.name, member]));
  const names = new Set(columns.map(({ name }) => name));
  return [
    ...row
      .filter(({ name, isOptional }) => !isOptional && !names.has(name))
      .map(({ name }) => `no column is ${name}`),
    ...columns.flatMap((column) => {
      const member = members.get(column.name);
      return member === undefined ? [`nothing reads ${column.name}`] : difference(member, column, lacksRows);
    }),
  ];
}

function difference(member: Member, { name, type, isNullable }: Column, lacksRows: boolean): string[] {
  if (isJson(type)) return [];
  if (member.type !== typeOf(type)) return [`${name} is ${typeOf(type)}, not ${member.type}`];
  if (isNullable === true && !member.isNullable) return [`${name} may be null`];
  return isNullable === false && member.isNullable && !lacksRows ? [`${name} is never null`] : [];
}
