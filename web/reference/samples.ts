import type { OpenAPIV3_1 } from 'openapi-types';

/** An OpenAPI description. */
export type ApiDescription = OpenAPIV3_1.Document;

type Operation = OpenAPIV3_1.OperationObject;
type Parameter = OpenAPIV3_1.ParameterObject;

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/**
 * Returns a description whose operations have a sample in TypeScript (`x-codeSamples`). Samples contain only
 * the essentials: required parameters, the body, and a token if one is needed.
 * @param origin address of the service, seen from the reader
 */
export function withSamples(description: ApiDescription, origin: string): ApiDescription {
  const paths = Object.entries(description.paths ?? {}).map(([path, item = {}]) => {
    const operations = METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const source = sampleOf(description, operation, method, origin + path);
      const sample = { lang: 'typescript', label: 'TypeScript', source };
      return [[method, { ...operation, 'x-codeSamples': [sample] }]];
    });
    return [path, { ...item, ...Object.fromEntries(operations) }];
  });
  return { ...description, paths: Object.fromEntries(paths) };
}

function sampleOf(description: ApiDescription, operation: Operation, method: string, url: string): string {
  const body = exampleBody(operation);
  const headers = [
    ...(operation.security?.length ? [`authorization: \`Bearer \${token}\``] : []),
    ...(body === undefined ? [] : [`'content-type': '${body.type}'`]),
  ];
  const lines = [
    ...(method === 'get' ? [] : [`method: '${method.toUpperCase()}'`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(', ')} }`]),
    ...(body === undefined ? [] : [`body: ${body.text}`]),
  ];
  const init = lines.length === 0 ? '' : `, {\n${lines.map((line) => `  ${line},\n`).join('')}}`;
  const reading = readingOf(operation);
  return `const answer = await fetch('${filled(description, operation, url)}'${init});${reading}`;
}

/** Returns the line that reads the response, if it has a body. */
function readingOf({ responses = {} }: Operation): string {
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const [type = ''] = answer !== undefined && 'content' in answer ? Object.keys(answer.content ?? {}) : [];
  if (type === '') return '';
  if (type === 'text/event-stream')
    return '\nfor await (const part of answer.body!.pipeThrough(new TextDecoderStream())) console.log(part);';
  const read = type.endsWith('json') ? 'json' : type.startsWith('image/png') ? 'blob' : 'text';
  return `\nconst result = await answer.${read}();`;
}

/** Returns an address with values for its required parameters. */
function filled(description: ApiDescription, operation: Operation, url: string): string {
  const required = parametersOf(description, operation).filter((parameter) => parameter.required);
  const values = (where: string) =>
    required
      .filter((parameter) => parameter.in === where)
      .map((parameter) => [parameter.name, encodeURIComponent(valueFor(parameter))] as const);
  const path = values('path').reduce((now, [name, value]) => now.replace(`{${name}}`, value), url);
  const query = values('query').map(([name, value]) => `${name}=${value}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Returns the example of a parameter, or else a value that its schema allows, or a placeholder. */
function valueFor({ name, example, schema }: Parameter): string {
  const { enum: choices, minimum }: OpenAPIV3_1.SchemaObject =
    schema !== undefined && !('$ref' in schema) ? schema : {};
  return String(example ?? choices?.[0] ?? minimum ?? name);
}

function parametersOf({ components }: ApiDescription, { parameters = [] }: Operation): Parameter[] {
  return parameters.flatMap((parameter) => {
    if (!('$ref' in parameter)) return [parameter as Parameter];
    const found = components?.parameters?.[parameter.$ref.split('/').at(-1) ?? ''];
    return found === undefined || '$ref' in found ? [] : [found as Parameter];
  });
}

/** Returns the first example of a body as TypeScript; undefined if the operation takes no body. */
function exampleBody({ requestBody }: Operation): { type: string; text: string } | undefined {
  if (requestBody === undefined || '$ref' in requestBody) return undefined;
  const [type, media] = Object.entries(requestBody.content)[0] ?? [];
  const [example] = Object.values(media?.examples ?? {});
  if (type === undefined || example === undefined || '$ref' in example) return undefined;
  if (!type.endsWith('json')) return { type, text: JSON.stringify(example.value) };
  const text = JSON.stringify(example.value, null, 2).replaceAll('\n', '\n  ');
  return { type, text: `JSON.stringify(${text})` };
}
