import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readOrCreateSecret } from '../src/platform/jwt-secret.ts';
import { environment, readSettings, variables } from '../src/settings/config.ts';
import { localAddress } from '../src/settings/local-address.ts';

const messageOf = (env: Record<string, string>) => {
  try {
    return readSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the place of anchors', () => {
  const secret = `whsec_${'a'.repeat(32)}`;
  test('is a file in DATA_DIR, elsewhere, or none', () => {
    const fileIn = (env: Record<string, string>) => readSettings(env).anchors.file;
    expect(fileIn({ DATA_DIR: '/data' })).toBe('/data/anchors.jsonl');
    expect(fileIn({ DATA_DIR: '/data', ANCHOR_FILE: '/mnt/worm/a.jsonl' })).toBe('/mnt/worm/a.jsonl');
    expect(fileIn({ ANCHOR_FILE: 'none' })).toBeUndefined();
  });

  test('requires a secret for a webhook', () => {
    const url = 'https://archive.example/anchors';
    const { webhook } = readSettings({ ANCHOR_WEBHOOK: url, ANCHOR_WEBHOOK_SECRET: secret }).anchors;
    expect(webhook).toEqual({ url, secret });
    for (const env of [{ ANCHOR_WEBHOOK: url }, { ANCHOR_WEBHOOK_SECRET: secret }] as Record<
      string,
      string
    >[])
      expect(messageOf(env)).toBe('ANCHOR_WEBHOOK and ANCHOR_WEBHOOK_SECRET must be set together.');
    expect(messageOf({ ANCHOR_WEBHOOK: 'ftp://x' })).toContain('ANCHOR_WEBHOOK must be ');
  });
});

describe('settings', () => {
  test('an empty environment is valid', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: undefined,
      dataDir: join(process.cwd(), 'data'),
      corsOrigins: ['*'],
      trustProxy: false,
    });
  });

  test('are frozen, and an empty variable counts as unset', () => {
    const settings = readSettings({ PORT: ' ', DATABASE_URL: '', JWT_SECRET: '' });
    expect(settings).toMatchObject({ port: 3000, databaseUrl: undefined, jwtSecret: undefined });
    expect(Object.isFrozen(settings)).toBe(true);
  });

  test('every invalid variable is reported on its own line, with its accepted values', () => {
    expect(messageOf({ PORT: '70000', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes' })).toBe(
      'PORT must be a whole number from 0 to 65535 (0 = any free port).\n' +
        'TRUST_PROXY must be the number of reverse proxies in front of the service, such as 1, or their addresses and ' +
        'ranges, such as 10.0.0.0/8,::1, or false; true would let callers choose their address themselves.\n' +
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    );
  });

  test.each([
    ['PORT', '3e3'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'carcassonne.example'],
    ['PUBLIC_URL', 'ftp://carcassonne.example'],
    ['DATABASE_URL', 'mysql://host/database'],
    ['JWT_SECRET', 'too short'],
    ['NODE_ENV', 'staging'],
  ])('%s=%s is refused', (name, value) => {
    expect(messageOf({ [name]: value })).toContain(`${name} must be `);
  });

  test.each([
    ['1', 1],
    ['false', false],
    ['0', false],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('TRUST_PROXY=%s is accepted as a number of proxies or their ranges', (value, trustProxy) => {
    expect(readSettings({ TRUST_PROXY: value })).toMatchObject({ trustProxy });
  });

  test.each(['true', '17', '-1', '10.0.0.0/99', 'nginx', '10.0.0.1,'])(
    'TRUST_PROXY=%s is refused',
    (value) => {
      expect(messageOf({ TRUST_PROXY: value })).toMatch(/^TRUST_PROXY must be the number of reverse proxies/);
    },
  );

  describe('in production', () => {
    const fit = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://carcassonne.example',
      SMTP_URL: 'smtp://mail.example',
      DATABASE_URL: 'postgresql://host/database',
      JWT_SECRET: 'x'.repeat(32),
    };

    test('these are valid', () => expect(messageOf(fit)).toMatchObject({ environment: 'production' }));

    test.each([
      ['JWT_SECRET', ''],
      ['PUBLIC_URL', ''],
      ['PUBLIC_URL', 'http://carcassonne.example'],
      ['PUBLIC_URL', 'http://localhost:3000'],
      ['SMTP_URL', ''],
    ])('%s=%s is refused', (name, value) => {
      expect(messageOf({ ...fit, [name]: value })).toMatch(new RegExp(`^${name} must be set `));
      expect(messageOf({ ...fit, NODE_ENV: 'development', [name]: value })).toMatchObject({});
    });
  });

  test('a .env file is read, and the environment overrides it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'env-'));
    const file = join(folder, '.env');
    await writeFile(file, 'PORT=4000 # a port\nPATH=/overridden\nLOG_LEVEL="warn"\n');
    const env = environment(file);
    expect(readSettings({ PORT: env['PORT'], LOG_LEVEL: env['LOG_LEVEL'] })).toMatchObject({
      port: 4000,
      logLevel: 'warn',
    });
    expect(env['PATH']).toBe(process.env['PATH']);
    await rm(folder, { recursive: true });
  });

  test('the secret is created once, readable only by this account; the log names its file', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'secret-')), 'data');
    const logged: string[] = [];
    const secret = readOrCreateSecret(folder, (sentence) => logged.push(sentence));
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(readOrCreateSecret(folder, (sentence) => logged.push(sentence))).toBe(secret);
    expect(logged).toEqual([expect.stringContaining('jwt-secret')]);
    expect(logged[0]).not.toContain(secret);
    expect((await stat(join(folder, 'jwt-secret'))).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });
});

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '4300', HOST: '0.0.0.0' }, 'http://localhost:4300'],
  [{ PORT: '', HOST: '10.1.2.3' }, 'http://10.1.2.3:3000'],
  [{ PORT: 'x', HOST: 'fd00::1' }, 'http://[fd00::1]:3000'],
])('a service with %j is reached at %s', (env, address) => {
  expect(localAddress(env)).toBe(address);
});

describe('other descriptions of the settings', () => {
  const names = Object.keys(variables.shape).sort();
  const { services: composed } = parse(readFileSync('docker-compose.yml', 'utf8'));

  /** A service's variables as Compose sets them when only the required ones are given. */
  const filledIn = (given: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        String(value).replace(
          /\$\{\w+(?::-([^}]*)|:\?[^}]*)\}/g,
          (_, otherwise) => otherwise ?? 'x'.repeat(40),
        ),
      ]),
    );

  test('.env.example lists every variable, with valid values', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const shown = lines.map((line) => /^#?([A-Z_]+)=(.*)$/.exec(line)).filter((match) => match !== null);
    expect(shown.map((match) => match[1]).sort()).toEqual(names);
    readSettings(Object.fromEntries(shown.map(([, name, value]) => [name, value])));
  });

  test('docker-compose.yml and the Dockerfile set only existing variables', () => {
    const { build, depends_on, environment: given } = composed.carcassonne;
    expect(build).toBe('.');
    expect(Object.keys(depends_on)).toEqual(['postgres', 'mail']);
    expect(names).toEqual(expect.arrayContaining(Object.keys(given)));
    readSettings(filledIn(given));
    const image = readFileSync('Dockerfile', 'utf8');
    const set = [...image.matchAll(/([A-Z_]+)=/g)].map((match) => match[1]);
    // The C library reads some of them, and the build reads one.
    expect([...names, 'NODE_IMAGE', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']).toEqual(
      expect.arrayContaining(set),
    );
  });

  test('docker-compose.yml catches emails for this machine only, and keeps all data', () => {
    const { carcassonne, mail } = composed;
    const settings = readSettings(filledIn(carcassonne.environment));
    expect(settings.smtpUrl).toBe('smtp://mail:1025');
    expect(mail.ports).toEqual(['127.0.0.1:8025:8025']);
    expect(carcassonne.ports[0]).toMatch(/^\$\{LISTEN_ADDRESS:-127\.0\.0\.1\}:/);
    expect(carcassonne.volumes).toEqual([`data:${settings.dataDir}`]);
  });

  test('the container can write only its data and has no privileges', () => {
    const { carcassonne } = composed;
    expect(carcassonne).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] });
    expect(carcassonne.security_opt).toEqual(['no-new-privileges:true']);
    const image = readFileSync('Dockerfile', 'utf8');
    expect(image).toMatch(/\nUSER node\n/);
    expect(image.split(/^FROM /m)).toHaveLength(3);
    const [major] = readFileSync('.nvmrc', 'utf8').trim().split('.');
    expect(image).toContain(`\nARG NODE_IMAGE=node:${major}-`);
    expect(image.match(/^FROM \$\{NODE_IMAGE\}/gm)).toHaveLength(2);
    expect(image.split(/^FROM /m).at(-1)).not.toMatch(/tsx|esbuild|COPY \. /);
  });

  test('the service connects to the database that docker-compose.yml starts', () => {
    const services = composed;
    const url = new URL(services.carcassonne.environment.DATABASE_URL.replace(/\$\{[^}]*\}/, 'password'));
    expect(Object.keys(services)).toContain(url.hostname);
    expect(url.username).toBe(services.postgres.environment.POSTGRES_USER);
    expect(url.pathname).toBe(`/${services.postgres.environment.POSTGRES_DB}`);
  });
});
