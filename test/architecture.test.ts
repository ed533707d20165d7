import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printedTiles } from '#engine';

const expansions = readdirSync('src/engine/expansions', { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const ids = expansions.map((entry) => entry.name);

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|mjs)$/.test(path) && !path.startsWith('generated/'));

/** The imports of a file: paths below src, or names of packages. */
function importsOf(file: string): string[] {
  return importsIn(file, readFileSync(join('src', file), 'utf8'));
}

/** The imports without types, which do not exist at run time. */
function importsAtRunTime(file: string): string[] {
  const text = readFileSync(join('src', file), 'utf8');
  return importsIn(file, text.replaceAll(/\bimport type\b[^;]*;/g, ''));
}

function importsIn(file: string, text: string): string[] {
  const named = [...text.matchAll(/(?:^|\n)\s*(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]/g)];
  const bare = [...text.matchAll(/\bimport\s*\(?\s*['"]([^'"]+)['"]/g)];
  const below = (name: string) =>
    name.startsWith('.') ? relative('src', join('src', dirname(file), name)) : name;
  return [...named, ...bare].map((match) =>
    below(match[1] ?? '')
      .replace('#engine/search', 'engine/search/index.ts')
      .replace(/^#engine$/, 'engine/index.ts')
      .replace('#expansion-art', 'render/art/expansions.ts')
      .replace(/#expansion-words\/(\w+)/, 'texts/$1/expansions/index.ts')
      .replace(/#expansion-search\/([\w-]+)/, 'engine/expansions/$1/search.ts')
      .replace('#expansions', 'engine/expansions/index.ts'),
  );
}

const inFolder = (folder: string) => (name: string) => name.startsWith(`${folder}/`);
const is = (file: string) => (name: string) => name === file;
const any = (...names: string[]) =>
  names.map((name) => (name.endsWith('/') ? inFolder(name.slice(0, -1)) : is(name)));

const packages = (name: string) => !name.endsWith('.ts');
const helpers = inFolder('helpers');
const joinPolicy = is('engine/index.ts');
/** The engine's interface for programs that search ahead. */
const searchJoinPolicy = is('engine/search/index.ts');
/** What an expansion shows such programs of its state. */
const expansionSearch = (name: string) => /^engine\/expansions\/[^/]+\/search\.ts$/.test(name);
const robots = is('robots/index.ts');
const texts = inFolder('texts');
/** Pure rules of a subject. */
const rules = (name: string) => /^[^/]+\/rules\//.test(name);
/** Limits, independent of the counter they use. */
const limits = is('limits/index.ts');
/** How other subjects send emails and events, and fetch documents from external addresses. */
const sending = any(
  'notifications/channels/email/delivery/enqueue.ts',
  'notifications/channels/push/enqueue-team-invitation.ts',
  'notifications/outbox/insert.ts',
  'notifications/outgoing/fetch-document.ts',
  'notifications/outgoing/reach.ts',
);

/** The stores, lowest first: a store imports its own files and earlier stores. */
const stores = [
  ...['players', 'relations', 'clubs', 'notifications', 'apps', 'games', 'ratings', 'accounts', 'moderation'],
  ...['matches', 'competitions', 'pools', 'inbound-email', 'anchors', 'limits'],
];
/** Use cases by subject, lowest first: a subject imports earlier subjects, never later ones. */
const subjects = [
  ...['notifications', 'players', 'clubs/roles.ts', 'games', 'matches', 'ratings', 'competitions', 'clubs'],
  ...['relations', 'accounts', 'apps', 'pools', 'moderation'],
];

const storeOf = (file: string) => /^([^/]+)\/store(\/|\.ts$)/.exec(file)?.[1];
const isStore = (name: string) => storeOf(name) !== undefined;
/** The subject of a use case; rules, stores, schemas and routes have rows of their own. */
function subjectOf(file: string): string | undefined {
  if (rules(file) || isStore(file) || isAtEdge(file)) return undefined;
  return (
    subjects.find((subject) => file === subject) ?? subjects.find((subject) => file.startsWith(`${subject}/`))
  );
}
const isUseCase = (name: string) => subjectOf(name) !== undefined;
const isSchema = (name: string) => /^[^/]+\/schemas\//.test(name);
const isRoute = (name: string) => /^[^/]+\/routes\//.test(name);
const isAtEdge = (name: string) => isSchema(name) || isRoute(name);

/** Stores earlier than a file's own, and its own. */
const storesFor = (file: string) => (name: string) =>
  isStore(name) && stores.indexOf(storeOf(name) ?? '') <= stores.indexOf(storeOf(file) ?? '');
/** Use cases of subjects earlier than a file's own, and its own; of notifications, only the sending part. */
const useCasesFor = (file: string) => (name: string) => {
  const [own, other] = [subjectOf(file) ?? '', subjectOf(name)];
  if (other === undefined || other === own) return other !== undefined;
  if (other === 'notifications') return sending.some((may) => may(name));
  return subjects.indexOf(other) < subjects.indexOf(own);
};
/** Schemas, routes and their shared code import no routes of another subject. */
const ownFolder = (file: string) => inFolder(file.split('/').slice(0, 2).join('/'));

type May = (name: string) => boolean;
/** Modules open to everything above the database. */
const base = [packages, helpers, ...any('settings/', 'platform/'), joinPolicy, texts];
/** Modules open to schemas, routes and the server: every use case, but no table. */
const edge = [
  ...base,
  ...any('http/', 'tutorial/', 'chat/', 'render/', 'inbound-email/index.ts'),
  ...[rules, isUseCase, isSchema, limits, robots, is('db/transactions.ts')],
];

/** The allowed imports; the first matching row applies. Packages are unrestricted outside the engine. */
const rows: [RegExp, May[] | ((file: string) => May[])][] = [
  [/^engine\/core\//, any('engine/core/', 'zod')],
  [/^engine\/base\//, any('engine/core/', 'engine/base/', 'zod')],
  [/^engine\//, any('engine/', 'zod')],
  [/^texts\//, [...any('texts/'), joinPolicy]],
  [/^tutorial\//, [...any('tutorial/'), texts, joinPolicy]],
  [/^helpers\//, [packages, helpers]],
  [/^render\//, [packages, ...any('render/'), texts, helpers, joinPolicy]],
  [/^robots\/thread\//, [packages, helpers, joinPolicy, ...any('robots/')]],
  [/^robots\//, [...any('robots/', 'node:util'), searchJoinPolicy, expansionSearch, joinPolicy]],
  [/^settings\//, [packages, ...any('settings/', 'limits/policies.ts')]],
  [/^limits\/policies\.ts$/, []],
  [/^[^/]+\/rules\//, [rules, is('edmonds-blossom-fixed'), joinPolicy]],
  // Log entries share statements: the connection is opened with their collector.
  [/^db\//, [packages, helpers, ...any('db/', 'generated/', 'games/store/entry-batches.ts')]],
  [
    /^[^/]+\/store(\/|\.ts$)/,
    (file) => [...any('db/', 'generated/'), packages, helpers, robots, joinPolicy, rules, storesFor(file)],
  ],
  [
    /^embedded-postgres\//,
    [packages, helpers, ...any('embedded-postgres/', 'db/locks.ts', 'db/connection/')],
  ],
  [
    /^platform\//,
    [packages, helpers, ...any('platform/', 'settings/', 'db/', 'robots/thread/'), robots, isStore],
  ],
  [/^limits\//, [...base, ...any('limits/', 'db/')]],
  [/^http\/(routes\/|mcp\/|app\.ts)/, [...edge, isRoute]],
  [/^[^/]+\/schemas\//, edge],
  [/^[^/]+\/routes\//, (file) => [...edge, ownFolder(file)]],
  [/^http\//, [...edge, ...any('db/idempotency-keys.ts', 'db/connection/')]],
  [/^notifications\//, [...base, ...any('notifications/', 'db/', 'render/'), rules, isStore, limits, robots]],
  [/^chat\//, [...base, ...any('chat/', 'tutorial/'), rules, isUseCase, robots]],
  [
    /^inbound-email\//,
    [
      ...base,
      ...any('inbound-email/', 'chat/', 'notifications/channels/email/', 'db/'),
      isUseCase,
      isStore,
      limits,
    ],
  ],
  [
    /^anchors\//,
    [
      ...base,
      ...any('anchors/', 'db/', 'games/log/verify/', 'notifications/outgoing/', 'notifications/channels/'),
    ],
  ],
  [/^(main|start|launch)\.ts$|^(commands|tools|work)\//, [() => true]],
  // Use cases.
  [
    /^/,
    (file) =>
      isUseCase(file) ? [...base, ...any('db/'), rules, isStore, useCasesFor(file), limits, robots] : [],
  ],
];

function expansionMay(file: string, name: string): boolean {
  const [, folder] = /^engine\/expansions\/([^/]+)\//.exec(file) ?? [];
  if (any('engine/core/', 'zod', `engine/expansions/${folder}/`).some((may) => may(name))) return true;
  return /\/with-[^/]+\.ts$/.test(file) && /^engine\/expansions\/[^/]+\/index\.ts$/.test(name);
}

function mayImport(file: string, name: string): boolean {
  if (/^engine\/expansions\/[^/]+\//.test(file)) return expansionMay(file, name);
  const may = rows.find(([which]) => which.test(file))?.[1] ?? [];
  return (typeof may === 'function' ? may(file) : may).some((one) => one(name));
}

/** Files and packages imported by these files, directly or indirectly. */
function bundled(roots: readonly string[]): Set<string> {
  const found = new Set(roots);
  for (const file of found) {
    if (!packages(file)) for (const name of importsAtRunTime(file)) found.add(name);
  }
  return found;
}

const readSource = (file: string) => readFileSync(join('src', file), 'utf8');

/** Files that a file imports, including types, by their paths in the repository. */
function targetsOf(path: string): string[] {
  const named = JSON.parse(readFileSync('package.json', 'utf8')).imports as Record<string, string>;
  const text = readFileSync(path, 'utf8');
  const names = [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    ([, name = '']) => name,
  );
  return names.flatMap((name) => {
    if (name.startsWith('#')) return [join(named[name] ?? name)];
    return name.startsWith('.') ? [join(dirname(path), name)] : [];
  });
}

/** The files on import cycles: those left after repeatedly removing files at the ends of all chains. */
function inCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Set(imports.keys());
  const imported = (file: string) => [...left].some((other) => imports.get(other)?.includes(file));
  for (;;) {
    const ends = [...left].filter(
      (file) => !imports.get(file)?.some((name) => left.has(name)) || !imported(file),
    );
    if (ends.length === 0) return [...left].sort();
    for (const file of ends) left.delete(file);
  }
}

describe('architecture', () => {
  test('imports point in one direction', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((name) => !mayImport(file, name))
        .map((name) => `${file} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('the check finds imports, and forbidden ones', () => {
    expect(importsOf('main.ts')).toContain('start.ts');
    expect(importsOf('db/client.ts')).toContain('generated/prisma/client.ts');
    expect(mayImport('http/app.ts', 'db/client.ts')).toBe(false);
    expect(mayImport('engine/core/turn.ts', 'node:fs')).toBe(false);
    expect(mayImport('games/play/decide.ts', 'engine/core/turn.ts')).toBe(false);
    expect(mayImport('matches/create.ts', 'games/table/create-seated.ts')).toBe(true);
    expect(mayImport('games/table/take-seat.ts', 'matches/create.ts')).toBe(false);
    expect(mayImport('games/table/create.ts', 'clubs/roles.ts')).toBe(true);
    expect(mayImport('games/table/create.ts', 'clubs/members.ts')).toBe(false);
    expect(mayImport('games/store/games.ts', 'players/store/players.ts')).toBe(true);
    expect(mayImport('games/store/games.ts', 'matches/store/matches.ts')).toBe(false);
    expect(mayImport('games/store/games.ts', 'games/access.ts')).toBe(false);
    expect(mayImport('games/access.ts', 'games/routes/games.ts')).toBe(false);
    expect(mayImport('games/routes/games.ts', 'games/store/games.ts')).toBe(false);
    expect(mayImport('competitions/rules/swiss.ts', 'competitions/store/teams.ts')).toBe(false);
    expect(mayImport('engine/expansions/count/town.ts', 'engine/expansions/river/index.ts')).toBe(false);
    expect(mayImport('engine/expansions/count/with-river.ts', 'engine/expansions/river/index.ts')).toBe(true);
  });

  test('the page uses only pure parts of src', () => {
    const pages = readdirSync('web', { recursive: true, encoding: 'utf8' })
      .map((path) => `../web/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\/(dist|generated)\//.test(path));
    const used = pages.flatMap((page) => importsOf(page).filter((name) => /^[a-z].*\.ts$/.test(name)));
    const doors = [
      texts,
      inFolder('render/art'),
      inFolder('render/geometry'),
      is('render/seats.ts'),
      is('render/svg.ts'),
      is('competitions/rules/teams.ts'),
      is('engine/in-effect.ts'),
      is('render/theme.ts'),
      helpers,
    ];
    expect(used.filter((name) => !doors.some((joinPolicy) => joinPolicy(name)))).toEqual([]);
    expect(new Set(used)).toContain('texts/sentences.ts');
    // A reader loads one language, without the texts of emails and chats.
    expect(bundled(used)).not.toContain('texts/languages.ts');
    expect(
      [...bundled(used)].filter(
        (name) =>
          !/^(texts\/|render\/|competitions\/rules\/teams|engine\/in-effect)/.test(name) && !helpers(name),
      ),
    ).toEqual([]);
  });

  test('core names no expansion, not even in strings', () => {
    const core = files.filter((file) => file.startsWith('engine/core/'));
    const naming = core.filter((file) => {
      const text = readFileSync(join('src', file), 'utf8');
      return ids.some((id) => new RegExp(`['"\`/]${id}['"\`/]|with-${id}`).test(text));
    });
    expect(core.length).toBeGreaterThan(0);
    expect(naming).toEqual([]);
  });

  test('core recognises adjacent features by a property, not by name', () => {
    const kinds = [...printedTiles.values()]
      .flatMap(({ segments }) => segments)
      .filter(({ meets }) => meets === 'surroundings')
      .map(({ kind }) => kind);
    const naming = new RegExp(`['"\`](${[...new Set(kinds)].join('|')})\\d*['"\`]`);
    const ownFolders =
      /^(engine\/(base|expansions)|texts\/\w+\/(expansions|lessons)|tutorial\/lessons|\.\.\/web\/rules)\//;
    const pages = readdirSync('web', { recursive: true, encoding: 'utf8' }).map((path) => `../web/${path}`);
    const all = [...files, ...pages].filter(
      (file) => !ownFolders.test(file) && /\.tsx?$/.test(file) && !/\/(dist[^/]*|generated)\//.test(file),
    );
    expect(all.filter((file) => naming.test(readSource(file)))).toEqual([]);
    expect(naming.test(readSource('engine/base/index.ts'))).toBe(true);
    expect(all).toContain('../web/table/feature-words.tsx');
  });

  test('only stores use Prisma; other code passes its client along', () => {
    const others = files.filter(
      (file) => file.endsWith('.ts') && !/^(db|generated)\//.test(file) && !isStore(file),
    );
    const talks = /\bprisma\.[$\w]|generated\/prisma/;
    expect(others.filter((file) => talks.test(readFileSync(join('src', file), 'utf8')))).toEqual([]);
  });

  test('only the connection, its administration and the embedded server use the driver', () => {
    const driven = files.filter(
      (file) => importsOf(file).includes('pg') || /\.query\(/.test(readSource(file)),
    );
    const may = any('db/connection/', 'db/admin/', 'embedded-postgres/');
    expect(driven.filter((file) => !may.some((each) => each(file)))).toEqual([]);
    expect(driven).toContain('db/connection/pool.ts');
  });

  test('process-wide objects are in deps', () => {
    const remembering = files.filter((file) => /new WeakMap\b/.test(readSource(file)));
    expect(remembering.filter((file) => !/^(engine|robots|http\/live)\//.test(file))).toEqual([]);
  });

  test('the environment is read in one place', () => {
    const reading = files.filter((file) => /process\.env\b/.test(readFileSync(join('src', file), 'utf8')));
    expect(reading.sort()).toEqual(['settings/config.ts', 'tools/setup.mjs']);
  });

  test('only one folder of the engine, and no robot, knows the columns of a position', () => {
    const outside = files.filter((file) => /^(robots|engine)\/(?!core\/position\/)/.test(file));
    const knowing = outside.filter((file) =>
      /\bmemory\b|position\.(at|grid|journal)\b/.test(readSource(file)),
    );
    expect(outside.length).toBeGreaterThan(0);
    expect(knowing).toEqual([]);
  });

  test('no file imports itself indirectly, not even for types', () => {
    const sources = ['src', 'web', 'examples', 'openapi/client/src'].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => `${root}/${path}`),
    );
    const imports = new Map(
      sources
        .filter((path) => /\.tsx?$/.test(path) && !/\/(dist[^/]*|generated|node_modules)\//.test(path))
        .map((path) => [path, targetsOf(path)]),
    );
    expect(imports.get('src/main.ts')).toContain('src/start.ts');
    expect(inCircles(imports)).toEqual([]);
    expect(
      inCircles(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b', 'c']);
  });

  test('no banned word is used', () => {
    const banned = /\b(\w*Wish|Means|Told|Tell(er|ing)|Doors|dawdl\w*|fares?|heeds?|whoever|in vain)\b/;
    const spoken = files.filter((file) => !file.startsWith('texts/it/'));
    const speaking = spoken.filter((file) => banned.test(readFileSync(join('src', file), 'utf8')));
    expect(speaking).toEqual([]);
    expect(['WebhookWish', 'how a job fares'].every((text) => banned.test(text))).toBe(true);
  });
});
