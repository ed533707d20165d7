// Whether the service and the page are compiled from the sources as they are. Plain JavaScript of Node alone: `npm start`
// looks at this before anything else, and mostly finds that nothing has to be done.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

const packageFiles = ['package.json', 'package-lock.json'];
const database = ['prisma/schema.prisma', 'prisma/prisma.config.ts'];
const page = ['web', 'src/texts', 'src/render', 'src/commands', 'openapi/client/src'];
const pageFiles = ['src/lru.ts', 'src/segment-name.ts'];

/** Returns a hash over everything that the service is compiled from; of the database client that is its schema. */
export const serviceStamp = () => hashOf([...filesBelow('src'), ...packageFiles, ...database]);

/** Returns a hash over everything that the page is made of. `imports` are those that a test replaces. */
export const pageStamp = (imports = {}) =>
  hashOf([...page.flatMap(filesBelow), ...packageFiles, ...pageFiles], JSON.stringify(imports));

/** Returns what a build has left about itself: the hash of its sources, and its files. */
export function readBuild(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
  } catch {
    return { stamp: '', files: [] }; // nothing was built, or not to the end
  }
}

/** Whether the folder holds a build of the sources with this stamp. */
export const isBuilt = (folder, stamp) => readBuild(folder).stamp === stamp;

function hashOf(files, more = '') {
  const hash = createHash('sha256').update(more);
  for (const file of [...files].sort()) {
    hash
      .update(`\0${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/\/(dist[^/]*|generated)\//.test(file));
}
