import { isDeepStrictEqual } from 'node:util';
import { liveEventSchema } from '../../notifications/schemas/live-events.ts';
import { webhookEventSchema } from '../../notifications/schemas/webhook-events.ts';

type JsonObject = Record<string, unknown>;
/** A document with components. */
interface Composed extends JsonObject {
  components: { schemas: Record<string, JsonObject> };
}

const prefix = '#/components/schemas/';

/** Components that clients need although no operation refers to them: unions of messages sent one at a time. */
const unions = [webhookEventSchema, liveEventSchema].map((schema) => ({
  $ref: `${prefix}${schema.meta()?.id}`,
}));

/** Joins `<id>` and `<id>Input`, which the generator writes separately, if they are equal or only one is used. */
export function joinComponents<Whole extends Composed>(document: Whole): Whole {
  const used = usedIn(document);
  const differing = differingPairs(document.components.schemas);
  const joined = (name: string) => {
    const base = name.replace(/Input$/, '');
    return base !== name && differing.has(base) && used.has(base) ? name : base;
  };
  const text = JSON.stringify(document).replaceAll(
    /"#\/components\/schemas\/([^"]+)"/g,
    (_reference, name: string) => `"${prefix}${joined(name)}"`,
  );
  const renamed: Whole = JSON.parse(text);
  // Inputs first, so that the input's schema stays if only that is used.
  const entries = Object.entries(renamed.components.schemas).filter(([name]) => used.has(name));
  renamed.components.schemas = Object.fromEntries(
    entries
      .map(([name, schema]): [string, JsonObject] => [joined(name), schema])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return renamed;
}

/** Returns the ids whose input and output differ, directly or in a reference. */
function differingPairs(schemas: Composed['components']['schemas']): Set<string> {
  const same = (value: unknown) => JSON.parse(JSON.stringify(value ?? null).replaceAll(/Input"/g, '"'));
  const bases = Object.keys(schemas).filter((name) => `${name}Input` in schemas);
  const differing = new Set(
    bases.filter((name) => !isDeepStrictEqual(same(schemas[name]), same(schemas[`${name}Input`]))),
  );
  for (let size = -1; size !== differing.size; ) {
    size = differing.size;
    for (const name of bases) {
      if (referencesIn(schemas[name]).some((inner) => differing.has(inner))) differing.add(name);
    }
  }
  return differing;
}

/** Removes unused components. */
export function dropUnused(document: Composed): void {
  const used = usedIn(document);
  const { schemas } = document.components;
  document.components.schemas = Object.fromEntries(
    Object.entries(schemas).filter(([name]) => used.has(name)),
  );
}

function usedIn(document: Composed): Set<string> {
  return reachable(document, [document['paths'], document['webhooks'], unions]);
}

/** Returns the components that `from` refers to, directly or through others. */
export function reachable(document: Composed, from: unknown): Set<string> {
  const used = new Set<string>();
  const visit = (names: string[]): void => {
    for (const name of names.filter((one) => !used.has(one))) {
      used.add(name);
      visit(referencesIn(document.components.schemas[name]));
    }
  };
  visit(referencesIn(from));
  return used;
}

function referencesIn(value: unknown): string[] {
  const found = JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  return [...found].map(([, name]) => String(name));
}
