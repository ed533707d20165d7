import {
  type Description,
  type Parameter,
  type PlacedOperation,
  parametersOf,
  type Schema,
} from './document.ts';
import { docstring, literal, pascalCase, snakeCase } from './names.ts';
import type { PythonTypes } from './types.ts';

/** How an answer is read, and its type. */
interface Answer {
  readonly reader: string;
  readonly type: string;
}

/** Header fields that the client itself sends. */
const OWN_FIELDS = ['on-behalf-of'];

/** Returns the method of an operation. */
export function methodOf(description: Description, types: PythonTypes, operation: PlacedOperation): string {
  const { operationId, method, path, summary } = operation;
  const parameters = parametersOf(description, operation).filter(
    ({ name }) => !OWN_FIELDS.includes(name.toLowerCase()),
  );
  const name = pascalCase(operationId);
  const inPath = parameters.filter((each) => each.in === 'path');
  const others = parameters.filter((each) => each.in !== 'path');
  const body = bodyOf(types, operation, name);
  const answer = answerOf(types, operation, name);
  const typed = (each: Parameter) => `${snakeCase(each.name)}: ${types.of(each.schema, name)}`;
  const named = others.map((each) => `${typed(each)}${each.required ? '' : ' | None = None'}`);
  const signature = [
    'self',
    ...inPath.map(typed),
    ...(body === undefined ? [] : [body.parameter]),
    ...(named.length === 0 ? [] : ['*', ...named]),
  ];
  const address = path.replace(/\{(\w+)\}/g, (_, each: string) => `{_quoted(${snakeCase(each)})}`);
  const sent = [
    literal(method),
    `${inPath.length > 0 ? 'f' : ''}"${address}"`,
    ...partOf('query', others),
    ...partOf('header', others),
    ...(body === undefined ? [] : [`${body.sentAs}=body`]),
  ];
  return [
    `    def ${snakeCase(operationId)}(`,
    ...signature.map((each) => `        ${each},`),
    `    ) -> ${answer.type}:`,
    `        ${docstring(`${summary}: ${method} ${path}`)}`,
    `        return self.${answer.reader}(${sent.join(', ')})`,
  ].join('\n');
}

function partOf(place: 'query' | 'header', parameters: readonly Parameter[]): string[] {
  const here = parameters.filter((each) => each.in === place);
  if (here.length === 0) return [];
  const pairs = here.map(({ name }) => `${literal(name)}: ${snakeCase(name)}`);
  return [`${place === 'query' ? 'query' : 'headers'}={${pairs.join(', ')}}`];
}

const BODIES: Readonly<Record<string, string>> = {
  'application/json': 'body',
  'application/x-www-form-urlencoded': 'form',
  'message/rfc822': 'email',
};

function bodyOf(types: PythonTypes, { requestBody }: PlacedOperation, name: string) {
  if (requestBody === undefined) return undefined;
  const [[media, { schema = {} }] = ['', {}]] = Object.entries(requestBody.content);
  const sentAs = BODIES[media];
  if (sentAs === undefined) throw new Error(`No body is sent as ${media}.`);
  const type = sentAs === 'email' ? 'bytes' : types.of(schema, `${name}Body`);
  return { sentAs, parameter: requestBody.required ? `body: ${type}` : `body: ${type} | None = None` };
}

/** Returns how the first successful answer is read that has a content: JSON where there is a choice. */
function answerOf(types: PythonTypes, { responses }: PlacedOperation, name: string): Answer {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const isMaybeEmpty = successes.some(([, { content }]) => content === undefined);
  const content = successes.find(([, each]) => each.content !== undefined)?.[1].content;
  if (content === undefined) return { reader: '_nothing', type: 'None' };
  const schemaOf = (media: string): Schema | undefined => content[media]?.schema;
  const json = schemaOf('application/json');
  if (json !== undefined) {
    const type = types.of(json, `${name}Answer`);
    return { reader: '_json', type: isMaybeEmpty ? `${type} | None` : type };
  }
  if ('text/event-stream' in content)
    return { reader: '_events', type: 'Iterator[Received[LiveEvent | Connected]]' };
  const line = schemaOf('application/x-ndjson');
  if (line !== undefined) return { reader: '_lines', type: `Iterator[${types.of(line, `${name}Line`)}]` };
  const isText = Object.keys(content).some((media) => media.startsWith('text/'));
  return isText ? { reader: '_text', type: 'str' } : { reader: '_bytes', type: 'bytes' };
}
