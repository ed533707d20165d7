import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from '@ts-morph/common';
import fc from 'fast-check';

/** A regular expression of the source, and its place. */
export interface Pattern {
  readonly place: string;
  readonly expression: RegExp;
}

/** Returns every regular expression literal in files of `src` that can run in the service. */
export function literalPatterns(isLeftOut: (file: string) => boolean): Pattern[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !isLeftOut(file))
    .sort()
    .flatMap(patternsIn);
}

function patternsIn(file: string): Pattern[] {
  const text = readFileSync(join('src', file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.getText(source)) ?? [];
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ place: `src/${file}:${line + 1}`, expression: new RegExp(body, flags) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Records expressions that code below `src` builds by `new RegExp` from now on. Returns the list, and a function that
 * stops it.
 */
export function recordPatterns(): { patterns: Pattern[]; end(): void } {
  const patterns: Pattern[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, given, newTarget) {
      const expression = Reflect.construct(target, given, newTarget) as RegExp;
      const [, place] = /\/(src\/(?!generated)[^:)]+:\d+)/.exec(new Error('built here').stack ?? '') ?? [];
      if (place !== undefined && expression.global !== undefined) patterns.push({ place, expression });
      return expression;
    },
  });
  return {
    patterns,
    end: () => {
      globalThis.RegExp = original;
    },
  };
}

const common = [' ', 'a', '1', '-', '.', ',', '"', '@', '/', ':', '\\', '\n', '#', '='];
const seed = 1;

/** A prefix that an expression matches, and a pump repeated after it. */
export interface Attack {
  readonly head: string;
  readonly pump: string;
}

/** Returns attacks that slow down a super-linear expression; a pump is one or two characters. */
export function attacksOn({ source }: RegExp): Attack[] {
  const matching = samplesOf(source);
  const beginnings = matching.flatMap((text) => [...text].map((_, at) => text.slice(0, at)));
  const heads = fc.sample(fc.constantFrom('', '', ...matching, ...beginnings), { numRuns: 30, seed });
  const punctuation = source.replace(/[\\\w]/g, '');
  const letters = [...new Set([...common, ...matching.join('').slice(0, 20), ...punctuation])];
  const pairs = fc.sample(fc.tuple(fc.constantFrom(...letters), fc.constantFrom(...letters)), {
    numRuns: 10,
    seed,
  });
  const pumps = [...letters, ...pairs.map((pair) => pair.join(''))];
  return [...new Set(heads)].flatMap((head) => pumps.map((pump) => ({ head, pump })));
}

/** Returns an attack's text of `length` characters, which ends with a character that matches nowhere. */
export function attackText({ head, pump }: Attack, length: number): string {
  return `${head}${pump.repeat(length / pump.length)}`.slice(0, length - 1).concat('\u0001');
}

/** Returns a few texts that an expression matches; none if the generator does not support its syntax. */
function samplesOf(source: string): string[] {
  const simple = source.replace(/\(\?<?[=!](?:[^()]|\([^()]*\))*\)/g, '').replace(/\(\?<\w+>/g, '(');
  try {
    const texts = fc.sample(fc.stringMatching(new RegExp(simple), { size: 'small' }), { numRuns: 4, seed });
    return texts.map((text) => text.slice(0, 40));
  } catch {
    return [];
  }
}

/**
 * Returns the CPU time of this process for `work`, in ms: the minimum of up to `tries`, or the first below `enough`.
 */
export function cpuTimeOf(work: () => unknown, enough: number, tries = 3): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  const spent = (user + system) / 1000;
  return spent < enough || tries === 1 ? spent : Math.min(spent, cpuTimeOf(work, enough, tries - 1));
}

/** Returns the elapsed time of `work`, in ms; cheap to measure, but too high on a busy machine. */
export function wallTimeOf(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}
