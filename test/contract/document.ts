import { readFileSync } from 'node:fs';

export interface MediaType {
  readonly schema?: object;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
export interface Answer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: object;
}
export interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  /** The resolved parameters. */
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, MediaType>>;
  };
  readonly responses: Readonly<Record<string, object>>;
}
/** An operation with its place in the document. */
export interface PlacedOperation extends Operation {
  readonly method: string;
  /** The path as the document writes it: `/v1/games/{id}`. */
  readonly path: string;
}

/** The API description; a test compares it with the one the service serves. */
export const document = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'));

/** Every operation, in the order of the document. */
export const operations: readonly PlacedOperation[] = Object.entries(
  document.paths as Record<string, Record<string, Operation>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    parameters: (operation.parameters ?? []).map(resolved<Parameter>),
    method: method.toUpperCase(),
    path,
  })),
);

/** The target of a reference; anything else unchanged. */
export function resolved<Kind>(value: object): Kind {
  const names = '$ref' in value ? String(value.$ref).split('/').slice(1) : [];
  return names.reduce((inner, name) => inner[name], names.length > 0 ? document : value);
}

const addresses = [...new Set(operations.map(({ path }) => path))]
  .sort((a, b) => a.split('{').length - b.split('{').length)
  .map((path) => ({
    path,
    pattern: new RegExp(
      `^${path
        .replace(/\{\w+\}$/, '[^/]+')
        .replace(/\{\w+\}/g, '[^/]*')
        .replaceAll('.', '\\.')}$`,
    ),
  }));

/** The document's path that matches an address, if any. */
export function pathAt(url: string): string | undefined {
  return pathsAt(url)[0];
}

/** Paths that can match an address, the most literal first: `…/options` also looks like an id. */
function pathsAt(url: string): string[] {
  const address = (url.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/$/, '');
  return addresses.filter(({ pattern }) => pattern.test(address)).map(({ path }) => path);
}

/** The operation for `method` at an address. */
export function operationMeant(method: string, url: string): PlacedOperation | undefined {
  return pathsAt(url)
    .map((path) => operationAt(method, path))
    .find((operation) => operation !== undefined);
}

/** The operation for `method` at a path of the document. */
export function operationAt(method: string, path: string): PlacedOperation | undefined {
  const meant = method === 'HEAD' ? 'GET' : method;
  return operations.find((one) => one.path === path && one.method === meant);
}
