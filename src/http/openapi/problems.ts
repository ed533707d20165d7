import { type ProblemName, problemKinds } from '../../platform/problems.ts';
import { problemBody } from '../plugins/errors.ts';
import { problemExamples } from './problem-examples.ts';

type JsonObject = Record<string, unknown>;

/** Returns an example of every problem, for `components.examples`. */
export function problemComponents(names: readonly ProblemName[]): Record<string, JsonObject> {
  return Object.fromEntries([...names].sort().map((name) => [name, problemExample(name)]));
}

/** Returns references to the examples of a response with `status`: one for each possible problem. */
export function problemReferences(names: readonly ProblemName[], status: string): Record<string, JsonObject> {
  const here = names.filter((name) => String(problemKinds[name].status) === status);
  return Object.fromEntries(here.map((name) => [name, { $ref: `#/components/examples/${name}` }]));
}

function problemExample(name: ProblemName): JsonObject {
  const { title, help } = problemKinds[name];
  const value = problemBody(name, problemExamples[name] ?? {}, '/v1/…');
  return { summary: title, description: help, value };
}
