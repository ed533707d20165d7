import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Writes web/generated/api.d.ts from openapi/openapi.json. Types are for checking only: where the generator is not
 * installed (in production) nothing is written, and nothing is missing.
 */
export async function writeApiTypes(root: string): Promise<void> {
  const generator = join(root, 'node_modules', 'openapi-typescript', 'dist', 'index.mjs');
  if (!existsSync(generator)) return;
  lendCompiler(root);
  const { default: typesOf, astToString } = await import(pathToFileURL(generator).href);
  // What the service sends to others is none of the page's business.
  const { webhooks: _webhooks, ...document } = JSON.parse(
    readFileSync(join(root, 'openapi', 'openapi.json'), 'utf8'),
  );
  mkdirSync(join(root, 'web', 'generated'), { recursive: true });
  writeFileSync(join(root, 'web', 'generated', 'api.d.ts'), astToString(await typesOf(document)));
}

/** The generator wants TypeScript's programming interface, which TypeScript 7 does not have: it gets version 5's. */
function lendCompiler(root: string): void {
  const lender = pathToFileURL(
    join(root, 'node_modules', '@ts-morph', 'common', 'dist', 'ts-morph-common.js'),
  );
  const compiler = moduleOf(`import lender from ${JSON.stringify(lender.href)}; export default lender.ts;`);
  const found = JSON.stringify({ url: compiler, shortCircuit: true });
  register(
    moduleOf(
      `export const resolve = (name, context, next) => name === 'typescript' ? ${found} : next(name, context);`,
    ),
  );
}

const moduleOf = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
