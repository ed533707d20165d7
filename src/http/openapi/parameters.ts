type JsonObject = Record<string, unknown>;
interface Parameter extends JsonObject {
  in: string;
  name: string;
}
interface Document extends JsonObject {
  paths: Record<string, Record<string, Described>>;
  webhooks?: Record<string, Record<string, Described>>;
  components: JsonObject;
}

/** An operation, or a webhook. */
interface Described {
  parameters?: JsonObject[];
}

/** A parameter in the form that some operations have. */
interface Form {
  /** Its name among the components. */
  readonly name: string;
  readonly parameter: JsonObject;
  uses: number;
}

/**
 * Moves parameters that several operations have in the same form to the components, and refers to them from the
 * operations. Of two forms with one name, such as with different defaults, the more frequent one is moved.
 */
export function shareParameters(document: Document): void {
  const { paths, webhooks, components } = document;
  const all = [...Object.entries(paths), ...Object.entries(webhooks ?? {})];
  const forms = formsIn(all);
  const shared: Record<string, JsonObject> = {};
  for (const { name, parameter, uses } of [...forms.values()].sort((a, b) => b.uses - a.uses)) {
    if (uses > 1) shared[name] ??= parameter;
  }
  for (const operation of all.flatMap(([, operations]) => Object.values(operations))) {
    if (operation.parameters === undefined) continue;
    operation.parameters = operation.parameters.map((parameter) => {
      const { name, parameter: form } = forms.get(JSON.stringify(parameter)) as Form;
      return shared[name] === form ? { $ref: `#/components/parameters/${name}` } : parameter;
    });
  }
  components['parameters'] = Object.fromEntries(Object.entries(shared).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function formsIn(
  paths: readonly [path: string, operations: Record<string, Described>][],
): ReadonlyMap<string, Form> {
  const forms = new Map<string, Form>();
  for (const [path, operations] of paths) {
    for (const parameter of Object.values(operations).flatMap(({ parameters = [] }) => parameters)) {
      const key = JSON.stringify(parameter);
      const form = forms.get(key) ?? { name: nameOf(path, parameter as Parameter), parameter, uses: 0 };
      form.uses += 1;
      forms.set(key, form);
    }
  }
  return forms;
}

/**
 * Returns a parameter's component name; ids are named after their subject: `GameIdParameter` for `/v1/games/{id}`.
 * `Parameter` and `Header` distinguish it from the schemas, because generators that write a file per component confuse
 * `game` and `Game`.
 */
function nameOf(path: string, parameter: Parameter): string {
  const [, collection] = /\/([a-z-]+)s\/\{id\}/.exec(path) ?? [];
  const isId = parameter.in === 'path' && parameter.name === 'id';
  const name = isId && collection !== undefined ? `${collection}-id` : parameter.name;
  const words = name.replace(/(?:^|-)([a-z])/gi, (_, letter: string) => letter.toUpperCase());
  return words + (parameter.in === 'header' ? 'Header' : 'Parameter');
}
