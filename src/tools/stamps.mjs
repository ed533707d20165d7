// Detects whether the service and the page are compiled from the current sources. Plain JavaScript with only Node's
// modules: `npm start` checks this first, and usually there is nothing to do.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const packageFiles = ['package.json', 'package-lock.json'];
const database = ['prisma/schema.prisma', 'prisma/prisma.config.ts'];
const page = ['web', 'src/texts', 'src/render', 'src/commands', 'openapi/client/src'];
const pageFiles = ['src/helpers/lru.ts', 'src/helpers/nameless.ts', 'src/helpers/segment-name.ts'];

/** Returns a hash of all inputs of the compiled service; the database client counts by its schema. */
export const serviceStamp = () => stampOf('dist', [...filesBelow('src'), ...packageFiles, ...database]);

/** Returns a hash of all inputs of the page. `imports` are those that a test replaces. */
export const pageStamp = (imports = {}) =>
  stampOf('web/dist', [...page.flatMap(filesBelow), ...packageFiles, ...pageFiles], JSON.stringify(imports));

/** Returns a build's record of itself: the hash of its sources, and its files. */
export function readBuild(folder) {
  return { stamp: '', files: [], ...readNote(join(folder, 'build.json')) };
}

/** Returns whether the folder holds a build of the sources with this stamp. */
export const isBuilt = (folder, stamp) => readBuild(folder).stamp === stamp;

/** Returns the hash of all contents, which are only read if a size or time has changed since the last call. */
function stampOf(folder, files, more = '') {
  const sorted = [...files].sort();
  const seen = hashOf(sorted, more, (path) => {
    const { size, mtimeMs } = statSync(path);
    return `${size} ${mtimeMs}`;
  });
  const note = join(root, folder, '.stamp.json');
  const before = readNote(note);
  if (before.seen === seen) return before.stamp;
  const stamp = hashOf(sorted, more, (path) => readFileSync(path));
  writeNote(note, { seen, stamp });
  return stamp;
}

function hashOf(files, more, contentOf) {
  const hash = createHash('sha256').update(more);
  for (const file of files) {
    hash
      .update(`\0${file}\0`)
      .update(contentOf(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function readNote(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function writeNote(file, note) {
  try {
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(note));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // Nothing was built there yet, or it is read-only, so contents are read each time.
  }
}

function filesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/\/(dist[^/]*|generated)\//.test(file));
}
