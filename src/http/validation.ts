import type { FastifySchemaCompiler } from 'fastify';
import { core } from 'zod';

type Issue = core.$ZodIssue;
export type RequestPart = 'body' | 'query' | 'path' | 'headers';

/** A fault of a request: its place and description. */
export interface Fault {
  readonly in: RequestPart;
  /** JSON pointer (RFC 6901) into that part; empty for the whole part. */
  readonly pointer: string;
  readonly detail: string;
}

/** Thrown when a part of a request does not match its schema. */
export class InvalidPart extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const [first] = faults;
    super(first === undefined ? 'The request is not valid.' : describeFault(first));
    this.faults = faults;
  }
}

const parts: Readonly<Record<string, RequestPart>> = {
  body: 'body',
  querystring: 'query',
  params: 'path',
  headers: 'headers',
};
const maxFaults = 20;
/** Callers can send arbitrarily long member names. */
const longestPointer = 500;

/** Validates a part of a request with its zod schema; the handler gets the output of the schema. */
export const compileValidator: FastifySchemaCompiler<core.$ZodType> = ({ schema, httpPart }) => {
  const part = parts[httpPart ?? ''] ?? 'body';
  return (data) => {
    // Fastify passes null for a missing part; a JSON body of just null does not get here.
    const result = core.safeParse(schema, data ?? undefined);
    return result.success
      ? { value: result.data }
      : { error: new InvalidPart(faultsIn(data, result.error.issues, part, schema)) };
  };
};

function faultsIn(
  data: unknown,
  issues: readonly Issue[],
  part: RequestPart,
  schema: core.$ZodType,
): Fault[] {
  if (data == null && part === 'body')
    return [fault(part, [], 'a JSON document is expected, and there is none')];
  return faultsOf(issues, part, unknownIn(part, schema));
}

/** Returns the faults for zod's issues; for a union, those of the branch that matched furthest. */
export function faultsOf(issues: readonly Issue[], part: RequestPart, unknown = unknownMember): Fault[] {
  return issues.flatMap((issue) => faultsOfIssue(issue, part, unknown, [])).slice(0, maxFaults);
}

const unknownMember = 'Unknown member.';

/** Describes an unknown member; for a query, also lists the known ones. */
function unknownIn(part: RequestPart, schema: core.$ZodType): string {
  if (part !== 'query' || !('shape' in schema)) return unknownMember;
  const names = Object.keys(schema.shape as object);
  if (names.length === 0) return 'Unknown parameter; there are none here.';
  return `Unknown parameter; there are ${names.join(', ')}.`;
}

function faultsOfIssue(
  issue: Issue,
  part: RequestPart,
  unknown: string,
  before: readonly PropertyKey[],
): Fault[] {
  const path = [...before, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return nearest(issue.errors).flatMap((inner) => faultsOfIssue(inner, part, unknown, path));
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => fault(part, [...path, key], unknown));
  }
  return [fault(part, path, issue.message)];
}

function nearest(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map((issue) => issue.path.length));
  return branches.reduce((best, branch) => (depth(branch) > depth(best) ? branch : best));
}

function fault(part: RequestPart, path: readonly PropertyKey[], detail: string): Fault {
  return { in: part, pointer: pointerOf(path).slice(0, longestPointer), detail };
}

function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function describeFault({ in: part, pointer, detail }: Fault): string {
  return `${pointer === '' ? `The ${part}` : `${pointer} of the ${part}`}: ${detail}`;
}
