import type { Schema } from './document.ts';
import { docstring, isName, literal, pascalCase } from './names.ts';

const PLAIN: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

/** The types of Python that schemas stand for. */
export class PythonTypes {
  readonly #definitions: string[] = [];
  readonly #names: Set<string>;

  /** @param names those that are taken */
  constructor(names: Iterable<string>) {
    this.#names = new Set(names);
  }

  /** Returns the definitions of all types that were used. */
  get definitions(): string {
    return this.#definitions.join('\n\n\n');
  }

  /** Defines the type of a schema under its name. */
  define(name: string, schema: Schema): void {
    if (schema.properties !== undefined) this.#defineObject(name, schema);
    else this.#definitions.push(`${name}: TypeAlias = ${this.#alias(schema, name)}${comment(schema)}`);
  }

  /** Returns the expression of a schema's type; objects in it get names that begin with `name`. */
  of(schema: Schema, name: string): string {
    const { $ref, type, items, anyOf, oneOf, properties } = schema;
    if ($ref !== undefined) return $ref.split('/').at(-1) ?? '';
    if ('const' in schema) return `Literal[${literal(schema.const)}]`;
    if (schema.enum !== undefined) return `Literal[${schema.enum.map(literal).join(', ')}]`;
    const choices = anyOf ?? oneOf;
    if (choices !== undefined) return this.#choices(choices, name).join(' | ');
    if (properties !== undefined) return this.#object(schema, name);
    if (typeof type === 'object') return type.map((each) => PLAIN[each] ?? 'Any').join(' | ');
    if (type === 'array') return `list[${items === undefined ? 'Any' : this.of(items, name)}]`;
    return type === 'object' ? this.#map(schema, name) : (PLAIN[type ?? ''] ?? 'Any');
  }

  /** Returns the expression of a type that is evaluated where it stands, before others are defined. */
  #alias(schema: Schema, name: string): string {
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices === undefined) return this.of(schema, name);
    return `Union[${this.#choices(choices, name).map(literal).join(', ')}]`;
  }

  #choices(choices: readonly Schema[], name: string): string[] {
    const all = choices.map((choice, index) => this.of(choice, `${name}${markOf(choice) ?? index + 1}`));
    return [...new Set(all)];
  }

  #map({ additionalProperties }: Schema, name: string): string {
    const isTyped = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0;
    return `dict[str, ${isTyped ? this.of(additionalProperties, name) : 'Any'}]`;
  }

  #object(schema: Schema, wanted: string): string {
    const name = this.#free(wanted);
    this.#defineObject(name, schema);
    return name;
  }

  #free(wanted: string): string {
    let name = wanted;
    for (let number = 2; this.#names.has(name); number += 1) name = `${wanted}${number}`;
    this.#names.add(name);
    return name;
  }

  #defineObject(name: string, { properties = {}, required = [], description }: Schema): void {
    const members = Object.entries(properties).map(([key, schema]) => {
      const type = this.of(schema, `${name}${pascalCase(key)}`);
      return [key, required.includes(key) ? type : `NotRequired[${type}]`] as const;
    });
    this.#definitions.push(
      members.every(([key]) => isName(key))
        ? classOf(name, members, description)
        : `${name} = TypedDict(\n    ${literal(name)},\n    {\n${members
            .map(([key, type]) => `        ${literal(key)}: ${literal(type)},\n`)
            .join('')}    },\n)`,
    );
  }
}

type Members = readonly (readonly [string, string])[];

function classOf(name: string, members: Members, description: string | undefined): string {
  const text = description === undefined ? [] : [docstring(description), ''];
  const lines = [...text, ...members.map(([key, type]) => `${key}: ${type}`)];
  const body = members.length === 0 ? [...text, 'pass'] : lines;
  return `class ${name}(TypedDict):\n${body.map((line) => (line === '' ? '' : `    ${line}`)).join('\n')}`;
}

const comment = ({ description }: Schema) => (description === undefined ? '' : `\n${docstring(description)}`);

/** Returns what tells a choice from the others: the value of its `type`. */
function markOf({ properties }: Schema): string | undefined {
  const value = properties?.['type']?.const;
  return typeof value === 'string' ? pascalCase(value) : undefined;
}
