import { isDeepStrictEqual } from 'node:util';
import { reachable } from './components.ts';

type JsonObject = Record<string, unknown>;
interface Operation extends JsonObject {
  parameters?: unknown;
  requestBody?: unknown;
  responses: Record<string, JsonObject>;
}
interface Document extends JsonObject {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonObject>; responses?: Record<string, JsonObject> };
}

const operationsOf = ({ paths }: Document) => Object.values(paths).flatMap((path) => Object.values(path));

/** Allows additional members in responses, so that adding one is not a breaking change; only requests stay closed. */
export function openAnswers(document: Document): void {
  const operations = operationsOf(document);
  const requested = reachable(
    document,
    operations.map(({ requestBody, parameters }) => [requestBody, parameters]),
  );
  const answered = Object.entries(document.components.schemas).filter(([name]) => !requested.has(name));
  open(answered);
  open(operations.map(({ responses }) => responses));
}

function open(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('additionalProperties' in value && value.additionalProperties === false) {
    delete (value as { additionalProperties?: unknown }).additionalProperties;
  }
  for (const inner of Object.values(value)) open(inner);
}

/**
 * Moves the problem responses to the components, each under the names of its problems, and refers to them from the
 * operations.
 */
export function shareProblems(document: Document): void {
  const shared: Record<string, JsonObject> = {};
  for (const { responses } of operationsOf(document)) {
    for (const [status, answer] of Object.entries(responses)) {
      const problems = problemsOf(answer).sort().join('.');
      if (problems === '') continue;
      let name = problems;
      // Responses to apps also contain OAuth error codes.
      for (let other = 2; name in shared && !isDeepStrictEqual(shared[name], answer); other += 1)
        name = `${problems}.${other}`;
      shared[name] = answer;
      responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  document.components.responses = { ...document.components.responses, ...shared };
}

function problemsOf({ content }: JsonObject): string[] {
  const media = (content as Record<string, { examples?: object }> | undefined)?.['application/problem+json'];
  return Object.keys(media?.examples ?? {});
}
