type Json = unknown;
type JsonObject = Record<string, Json>;

/**
 * Brings the generated document into shape: header names in their usual spelling, a component that no operation
 * refers to (each schema also appears as `<id>Input`) left out, keys of components in order.
 */
export function tidyDocument<Document extends object>(document: Document): Document {
  const copy = JSON.parse(JSON.stringify(document)) as JsonObject;
  spellHeaders(copy);
  dropUnused(copy);
  return copy as Document;
}

function spellHeaders(document: JsonObject): void {
  for (const path of Object.values(document['paths'] as JsonObject)) {
    for (const operation of Object.values(path as JsonObject)) {
      for (const parameter of ((operation as JsonObject)['parameters'] ?? []) as JsonObject[]) {
        if (parameter['in'] === 'header') parameter['name'] = spelled(String(parameter['name']));
      }
    }
  }
}

function spelled(header: string): string {
  return header.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}

function dropUnused(document: JsonObject): void {
  const components = document['components'] as JsonObject;
  const schemas = components['schemas'] as JsonObject;
  const used = new Set<string>();
  const visit = (names: string[]): void => {
    for (const name of names.filter((one) => !used.has(one))) {
      used.add(name);
      visit(referencesIn(schemas[name]));
    }
  };
  visit(referencesIn({ ...document, components: { ...components, schemas: {} } }));
  const names = Object.keys(schemas).filter((name) => used.has(name));
  components['schemas'] = Object.fromEntries(names.sort().map((name) => [name, schemas[name]]));
}

function referencesIn(value: Json): string[] {
  const found = JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  return [...found].map(([, name]) => String(name));
}
