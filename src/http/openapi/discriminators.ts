type JsonObject = Record<string, unknown>;
type Schemas = Record<string, JsonObject>;

const prefix = '#/components/schemas/';

/**
 * Adds the `discriminator` of OpenAPI 3.1 to unions whose members are components with different `type`s; generators need
 * it to choose a member without trying all.
 */
export function addDiscriminators(schemas: Schemas): void {
  for (const schema of Object.values(schemas)) {
    const mapping = mappingOf(schema, schemas);
    if (mapping !== undefined) schema['discriminator'] = { propertyName: 'type', mapping };
  }
}

/** Returns the reference for each type; undefined if a member is not a component or has no single type. */
function mappingOf({ oneOf }: JsonObject, schemas: Schemas): Record<string, string> | undefined {
  const references = ((oneOf ?? []) as JsonObject[]).map(({ $ref }) => String($ref));
  const types = references.map((reference) => typeOf(schemas[reference.slice(prefix.length)]));
  if (types.length === 0 || types.includes(undefined)) return undefined;
  return Object.fromEntries(references.map((reference, index) => [types[index], reference]));
}

function typeOf(component: JsonObject | undefined): unknown {
  return (component?.['properties'] as Schemas | undefined)?.['type']?.['const'];
}
