import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { document } from './document.ts';

/** Unoptimised code is available sooner, and most of it runs only a few times. */
const code = { optimize: false };
const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, code });
formats.default(ajv);
ajv.addFormat('base64url', /^[\w-]*$/);
ajv.addSchema(document, 'request');
ajv.addSchema(answers(), 'answer');

function answers(): object {
  const whole = JSON.parse(JSON.stringify(document), closed);
  whole.components.schemas.Problem.additionalProperties = false;
  return whole;
}

/** Closes the schemas of answers: later versions can add members, but this version has only described ones. */
function closed(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isOpenEnded = !('properties' in value) || 'additionalProperties' in value;
  return isOpenEnded || !('type' in value) ? value : { ...value, additionalProperties: false };
}

const compiled = new Map<string, ValidateFunction>();

/** Validates a part of a request or answer with the schema at a JSON pointer of the document; undefined if valid. */
export function faultAt(
  pointer: string,
  value: unknown,
  part: 'request' | 'answer' = 'answer',
): string | undefined {
  const place = `${part}#${pointer}`;
  const validate = compiled.get(place) ?? ajv.getSchema(place);
  if (validate === undefined) throw new Error(`The document has no schema at ${pointer}.`);
  compiled.set(place, validate as ValidateFunction);
  if (validate(value)) return undefined;
  return ajv.errorsText((validate.errors ?? []).slice(0, 5), { dataVar: part, separator: '; ' });
}

/** A JSON pointer (RFC 6901) in URI form. */
export function pointerTo(...names: readonly string[]): string {
  return names
    .map((name) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}
