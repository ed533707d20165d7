import { readdirSync, readFileSync } from 'node:fs';
import { ts } from '@ts-morph/common';

/** A function and its length in lines, including blank lines and comments. */
export interface Size {
  /** `src/main.ts:6 main`. */
  readonly name: string;
  readonly lines: number;
}

/** The source files below a folder, except generated and built ones. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\/(generated|dist[^/]*|node_modules)\//.test(name))
    .sort();
}

/** Returns the size of every function with a body, except one-line arrow functions. */
export function functionSizes(files: readonly string[]): Size[] {
  return files.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    return functionsIn(source).map((node) => sizeOf(file, source, node));
  });
}

function functionsIn(node: ts.Node): ts.FunctionLikeDeclaration[] {
  const found: ts.FunctionLikeDeclaration[] = [];
  node.forEachChild((child) => {
    if (isCounted(child)) found.push(child);
    found.push(...functionsIn(child));
  });
  return found;
}

function isCounted(node: ts.Node): node is ts.FunctionLikeDeclaration {
  if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return false;
  return !ts.isArrowFunction(node) || node.getText().includes('\n');
}

function sizeOf(file: string, source: ts.SourceFile, node: ts.FunctionLikeDeclaration): Size {
  const line = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const first = line(node.getStart());
  const name = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  const label = name?.getText() ?? 'anonymous';
  return { name: `${file}:${first + 1} ${label}`, lines: line(node.end) - first + 1 };
}

/** The length not exceeded by `share` of all (0.5 for the median). */
export function quantile(sizes: readonly Size[], share: number): number {
  const lines = sizes.map((size) => size.lines).sort((a, b) => a - b);
  return lines[Math.ceil(lines.length * share) - 1] ?? 0;
}

/** One line each, longest first. */
export function longerThan(sizes: readonly Size[], limit: number): string[] {
  const long = sizes.filter(({ lines }) => lines > limit).sort((a, b) => b.lines - a.lines);
  return long.map(({ name, lines }) => `${lines} ${name}`);
}
