import type { ProblemName } from '../../platform/problems.ts';
import {
  bodyExamples,
  listAnswer,
  optionalBody,
  problemNames,
  taggedAnswer,
} from '../endpoint/openapi-hints.ts';
import answerExamples from './answer-examples.json' with { type: 'json' };
import { openAnswers, shareProblems } from './answers.ts';
import { dropUnused, joinComponents } from './components.ts';
import { addDiscriminators } from './discriminators.ts';
import { headerComponents, headerReferences, headersOf, ifNoneMatch } from './headers.ts';
import { shareParameters } from './parameters.ts';
import { makePortable } from './portable-schemas.ts';
import { problemComponents, problemReferences } from './problems.ts';

type JsonObject = Record<string, unknown>;
interface Answer extends JsonObject {
  description: string;
  headers?: JsonObject;
  content?: Record<string, { schema: JsonObject; examples?: JsonObject; example?: unknown }>;
}
interface Parameter extends JsonObject {
  in: string;
  name: string;
  schema: JsonObject;
}
interface Operation extends JsonObject {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, JsonObject> };
  responses: Record<string, Answer>;
  [problemNames]?: ProblemName[];
}
interface Document extends JsonObject {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonObject>; headers?: JsonObject; examples?: JsonObject };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * Completes the generated document: joins components whose input and output are equal, removes unused ones, and adds
 * header fields, examples of bodies and problems, and descriptions of successes.
 */
export function finishDocument<Made extends object>(made: Made): Made {
  const document: Document = joinComponents(JSON.parse(JSON.stringify(made)));
  const { components, paths } = document;
  components.headers = { ...headerComponents };
  components.examples = problemComponents(problemsIn(paths));
  for (const [path, operations] of Object.entries(paths)) {
    for (const operation of Object.values(operations)) finishOperation(operation, components.schemas);
    paths[path] = inUsualOrder(operations);
  }
  dropUnused(document);
  addDiscriminators(document.components.schemas);
  makePortable(document.components.schemas);
  makePortable(paths);
  openAnswers(document);
  shareProblems(document);
  shareParameters(document);
  return document as unknown as Made;
}

function problemsIn(paths: Document['paths']): ProblemName[] {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return [...new Set(operations.flatMap((operation) => operation[problemNames] ?? []))];
}

function inUsualOrder<Each>(operations: Record<string, Each>): Record<string, Each> {
  const rank = ([method]: [string, Each]) => methods.indexOf(method);
  return Object.fromEntries(Object.entries(operations).sort((a, b) => rank(a) - rank(b)));
}

function finishOperation(operation: Operation, schemas: Record<string, JsonObject>): void {
  finishParameters(operation);
  finishBody(operation);
  for (const [status, answer] of Object.entries(operation.responses)) {
    finishAnswer(answer, schemas);
    const names = headersOf(operation, status);
    if (names.length > 0) answer.headers = headerReferences(names, status);
    const shown = answer.content?.['application/json'];
    const { operationId: name } = operation;
    const examples: JsonObject = answerExamples;
    const value = examples[`${name} ${status}`];
    if (shown && value !== undefined && status.startsWith('2')) shown.examples = { answer: { value } };
    if (shown?.examples) delete shown['example']; // of the two, OpenAPI allows one
    const problems = answer.content?.['application/problem+json'];
    if (problems) problems.examples = problemReferences(operation[problemNames] ?? [], status);
  }
  delete operation[problemNames];
  delete operation[taggedAnswer];
  delete operation[listAnswer];
}

function finishParameters(operation: Operation): void {
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in === 'header') finishField(parameter);
  }
  if ('304' in operation.responses) operation.parameters = [...(operation.parameters ?? []), ifNoneMatch];
}

/** Moves a header field's example into its description, because API explorers would fill it in and so change the request. */
function finishField(parameter: Parameter): void {
  const { example, schema, description } = parameter;
  parameter.name = spelled(parameter.name);
  const text = String(description).replace(/\.$/, '');
  if (example !== undefined) parameter['description'] = `${text}. For example: \`${example}\``;
  delete parameter['example'];
  delete schema['examples'];
}

function spelled(field: string): string {
  return field.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase()).replace(/-Id$/, '-ID');
}

function finishBody(operation: Operation): void {
  const { requestBody } = operation;
  const examples = (operation[bodyExamples] ?? []) as unknown[];
  if (requestBody !== undefined && operation[optionalBody] === true) requestBody.required = false;
  delete operation[optionalBody];
  delete operation[bodyExamples];
  for (const media of Object.values(requestBody?.content ?? {})) {
    media['examples'] = Object.fromEntries(
      examples.map((value, index) => [index === 0 ? 'request' : `request-${index + 1}`, { value }]),
    );
    delete media['example']; // of the two, OpenAPI allows one
  }
}

/** Gives a response without a description its schema's. */
function finishAnswer(answer: Answer, schemas: Record<string, JsonObject>): void {
  const reference = answer.content?.['application/json']?.schema['$ref'];
  const component = schemas[String(reference).split('/').at(-1) ?? ''];
  if (answer.description === 'Default Response')
    answer.description = String(component?.['description'] ?? '');
}
