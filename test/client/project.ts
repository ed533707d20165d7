import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** The package.json of the client. */
export const manifest = JSON.parse(readFileSync(join(root, 'openapi/client/package.json'), 'utf8'));

/**
 * Creates a project that depends on the client, placed there by `install`, with its dependencies and `more` packages
 * of this project. Returns its folder, which the caller removes.
 */
export function projectWithClient(
  install: (folder: string, project: string) => void,
  more: readonly string[] = [],
): string {
  const project = mkdtempSync(join(tmpdir(), 'client-'));
  const folder = join(project, 'node_modules', manifest.name);
  mkdirSync(folder, { recursive: true });
  install(folder, project);
  for (const name of [...Object.keys(manifest.dependencies), ...more]) {
    const link = join(project, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'dir');
  }
  writeFileSync(join(project, 'package.json'), '{"type": "module"}');
  return project;
}

/**
 * Packs the client as for publishing, and unpacks it. Only one test file can do so, because it builds in the client's
 * folder.
 */
export function unpack(folder: string, project: string): void {
  const packing = ['pack', '--silent', './openapi/client', '--pack-destination', project];
  execFileSync('npm', packing, { cwd: root, stdio: 'pipe', shell: process.platform === 'win32' });
  execFileSync('tar', ['-xzf', packedIn(project), '-C', folder, '--strip-components=1']);
}

/** The packed client. */
export function packedIn(project: string): string {
  return join(project, `${manifest.name}-${manifest.version}.tgz`);
}

/** Builds the client, from sources in the project or elsewhere, into a folder. */
export function build(folder: string, sources = join(root, 'openapi/client')): void {
  if (sources !== folder) copyFileSync(join(sources, 'package.json'), join(folder, 'package.json'));
  const settings = ['-p', sources, '--outDir', join(folder, 'dist')];
  execFileSync(process.execPath, [compiler, ...settings], { stdio: 'pipe' });
}

/** Returns the compiler's errors about `file` of a project; empty if there are none. */
export function errorsIn(file: string, project: string, options: object): string {
  const settings = {
    target: 'es2022',
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    ...options,
  };
  const tsconfig = JSON.stringify({ compilerOptions: settings, files: [file] });
  writeFileSync(join(project, 'tsconfig.json'), tsconfig);
  try {
    execFileSync(process.execPath, [compiler, '-p', project], { stdio: 'pipe' });
    return '';
  } catch (error) {
    return (error as { stdout: Buffer }).stdout.toString();
  }
}
