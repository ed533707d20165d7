import { FORMAT_SETTINGS } from '../competitions/rules/format.ts';

/** The request members for which the page has fields. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  DeviceRequest: ['userCode'],
  EmailAddress: ['email'],
  LogIn: ['email', 'password'],
  NewApiToken: ['name', 'scopes'],
  NewClub: ['name', 'handle', 'description'],
  NewCompetition: [
    'name',
    'description',
    'label',
    'capacity',
    'rounds',
    'teamSize',
    ...Object.keys(FORMAT_SETTINGS),
  ],
  NewEmailAddress: ['email', 'password'],
  NewGame: ['name', 'visibility'],
  NewMatch: ['bestOf', 'form'],
  NewPasskey: ['name'],
  NewReport: ['text'],
  NewTeam: ['name'],
  NewWebhook: ['url', 'name', 'label'],
  PasswordChange: ['currentPassword', 'password'],
  ProfileChange: ['displayName', 'handle', 'timeZone'],
  Registration: ['email', 'handle', 'password'],
};

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: string | number | null;
  readonly enum?: readonly (string | number)[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface ApiDocument {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const TYPES: Readonly<Record<string, string>> = { integer: 'number', email: 'email', uri: 'url' };

/** Returns web/api/limits.ts: for fields of the page, the attributes derived from the API description. */
export function pageLimits({ components: { schemas } }: ApiDocument): string {
  const requests = Object.entries(FIELDS).map(([request, names]) => {
    const { properties = {}, required = [] } = schemas[request] ?? {};
    const lines = names.map((name) => {
      const schema = properties[name];
      if (schema === undefined) throw new Error(`${request} has no ${name}.`);
      return `    ${name}: ${literal({ name, ...attributesOf(schema), required: required.includes(name) || undefined })},\n`;
    });
    return `  ${request}: {\n${lines.join('')}  },\n`;
  });
  return `// Made from openapi.json by npm run openapi.

/** Attributes of the fields of requests; \`values\`: the allowed values. */
export const limits = {\n${requests.join('')}} as const;\n`;
}

function attributesOf(given: Schema) {
  const schema = given.anyOf?.find(({ type }) => type !== 'null') ?? given;
  const values = schema.enum ?? schema.items?.enum;
  if (values !== undefined) return { values };
  const { type = '', format = '', minLength = 0, maxLength, minimum, maximum } = schema;
  return {
    type: TYPES[type] ?? TYPES[format],
    min: minimum,
    max: maximum,
    minLength: minLength > 1 ? minLength : undefined,
    maxLength,
    pattern: format === '' ? typedPattern(schema.pattern) : undefined,
    defaultValue: given.default || undefined,
  };
}

/** Returns a pattern in HTML's syntax; undefined for one that only forbids characters that can't be typed. */
const typedPattern = (pattern: string | undefined): string | undefined =>
  pattern?.includes('\\x00') ? undefined : pattern?.slice(1, -1).replaceAll('_-]', '_\\-]');

function literal(members: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(members).filter(([, value]) => value !== undefined);
  return `{ ${given.map(([name, value]) => `${name}: ${textOf(value)}`).join(', ')} }`;
}

const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(textOf).join(', ')}]`
    : typeof value === 'string'
      ? `'${value.replaceAll('\\', '\\\\')}'`
      : String(value);
