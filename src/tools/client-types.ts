import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const description = join(root, 'openapi', 'openapi.json');
const types = join(root, 'openapi', 'client', 'src', 'generated', 'api.ts');
const generator = join(root, 'node_modules', 'openapi-typescript', 'dist', 'index.mjs');

/** Members with a default are optional in requests. */
const options = { defaultNonNullable: false };

/**
 * Writes the types of the API's client from openapi/openapi.json, unless they exist. They are only for type checking;
 * without the generator (in production) nothing is written, and nothing is missing.
 */
export async function writeClientTypes(): Promise<void> {
  const document = readFileSync(description, 'utf8');
  const stamp = `// Made from openapi.json; ${hashOf(document, JSON.stringify(options))}\n`;
  if (existsSync(types) && readFileSync(types, 'utf8').startsWith(stamp)) return;
  if (!existsSync(generator)) return;
  provideCompilerApi();
  const { default: typesOf, astToString } = await import(pathToFileURL(generator).href);
  mkdirSync(dirname(types), { recursive: true });
  writeFileSync(types, stamp + astToString(await typesOf(JSON.parse(document), options)));
}

/** Provides the generator with the compiler API of TypeScript 5, which TypeScript 7 no longer has. */
function provideCompilerApi(): void {
  const provider = pathToFileURL(
    join(root, 'node_modules', '@ts-morph', 'common', 'dist', 'ts-morph-common.js'),
  );
  const compiler = moduleOf(
    `import provider from ${JSON.stringify(provider.href)}; export default provider.ts;`,
  );
  const found = JSON.stringify({ url: compiler, shortCircuit: true });
  register(
    moduleOf(
      `export const resolve = (name, context, next) => name === 'typescript' ? ${found} : next(name, context);`,
    ),
  );
}

const hashOf = (...texts: string[]) => hash('sha256', texts.join('\0'), 'hex');

const moduleOf = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;

if (import.meta.url === `file://${process.argv[1]}`) await writeClientTypes();
