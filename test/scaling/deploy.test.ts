import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readSettings, variables } from '../../src/settings/config.ts';

// biome-ignore lint/suspicious/noExplicitAny: manifests have any shape
type Manifest = any;

const read = (path: string) => readFileSync(path, 'utf8');
const names = Object.keys(variables.shape);

/** The required contents of the Secrets, which the operator creates. */
const secrets = {
  JWT_SECRET: 'x'.repeat(40),
  SMTP_URL: 'smtps://user:password@mail.example',
  METRICS_TOKEN: 'x'.repeat(20),
  DATABASE_URL: 'postgresql://carcassonne:password@pooler/carcassonne',
};

test('image and unit start Node with the arguments of npm start', () => {
  const of = (command: string) =>
    command.match(/--[\w-]+(=\d+)?/g)?.filter((word) => word !== '--enable-source-maps');
  const [, image = ''] = /^CMD (.*)/m.exec(read('Dockerfile')) ?? [];
  const [, unit = ''] = /^ExecStart=(.*)/m.exec(read('deploy/systemd/carcassonne.service')) ?? [];
  const { start } = JSON.parse(read('package.json')).scripts;
  expect([of(image), of(unit)]).toEqual([of(start), of(start)]);
});

/** Whether an IPv4 address is in one of the ranges. */
function isWithin(address: string, ranges: readonly string[]): boolean {
  const list = new BlockList();
  for (const [net = '', prefix] of ranges.map((range) => range.split('/')))
    list.addSubnet(net, Number(prefix), 'ipv4');
  return list.check(address, 'ipv4');
}

test('the unit’s sample settings suffice for production', () => {
  const lines = read('deploy/systemd/carcassonne.env').matchAll(/^(\w+)=(.*)$/gm);
  const sample = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  const unit = read('deploy/systemd/carcassonne.service');
  expect(unit).toContain('\nEnvironmentFile=/etc/carcassonne.env\n');
  expect(readSettings({ ...sample, NODE_ENV: 'production' })).toMatchObject({ trustProxy: 1 });
  for (const name of ['PUBLIC_URL', 'SMTP_URL'])
    expect(() => readSettings({ ...sample, [name]: '', NODE_ENV: 'production' })).toThrow(name);
});

test('every unit runs an existing command', () => {
  const compiled = read('src/tools/build-service.ts');
  for (const file of readdirSync('deploy/systemd').filter((name) => name.endsWith('.service'))) {
    const [, command = ''] = /^ExecStart=(.*)/m.exec(read(`deploy/systemd/${file}`)) ?? [];
    const [, entry] = / dist\/([\w-]+)\.mjs/.exec(command) ?? [];
    const [, script = ''] = /\/opt\/carcassonne-by-mail\/(\S+)/.exec(command) ?? [];
    if (entry === undefined) expect(statSync(script).mode & 0o111).not.toBe(0);
    else expect(compiled).toMatch(new RegExp(`^  '?${entry}'?: '`, 'm'));
  }
});

describe('the Kubernetes manifests', () => {
  const file = 'deploy/kubernetes/service.yaml';
  const all: Manifest[] = parseAllDocuments(read(file)).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
  const ofKind = (kind: string) => all.filter((each) => each.kind === kind);
  const pods: Manifest[] = [...ofKind('Deployment'), ...ofKind('Job')].map(({ spec }) => spec.template);
  const [{ data: settings }] = ofKind('ConfigMap');
  const matches = (selector: Record<string, string>, { metadata }: Manifest) =>
    Object.entries(selector).every(([label, value]) => metadata.labels[label] === value);

  test('include what a service of several processes needs, each with its own name', () => {
    expect(all.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
      'ConfigMap carcassonne',
      'Job carcassonne-migrate-0-2-1',
      'Deployment carcassonne-web',
      'Deployment carcassonne-workers',
      'Service carcassonne',
      'PodDisruptionBudget carcassonne-web',
      'PodDisruptionBudget carcassonne-workers',
      'HorizontalPodAutoscaler carcassonne-web',
      'NetworkPolicy carcassonne',
    ]);
    const versions: Record<string, string> = {
      Deployment: 'apps/v1',
      Job: 'batch/v1',
      PodDisruptionBudget: 'policy/v1',
    };
    const more = {
      ConfigMap: 'v1',
      Service: 'v1',
      HorizontalPodAutoscaler: 'autoscaling/v2',
      NetworkPolicy: 'networking.k8s.io/v1',
    };
    for (const { kind, apiVersion } of all) expect(apiVersion).toBe({ ...versions, ...more }[kind as string]);
  });

  test.each(pods.map((pod) => [pod.metadata.labels.part, pod]))(
    '%s starts with valid settings',
    (_part, pod) => {
      const [container] = pod.spec.containers;
      const given = Object.fromEntries(
        (container.env ?? []).map(({ name, value }: Manifest) => [name, value]),
      );
      const env = { ...settings, ...given, ...secrets };
      expect(names).toEqual(expect.arrayContaining(Object.keys(env)));
      expect(readSettings(env)).toMatchObject({ environment: 'production', databasePooler: 'transaction' });
      const refs = container.envFrom.flatMap(
        ({ configMapRef, secretRef }: Manifest) => configMapRef?.name ?? secretRef.name,
      );
      expect(refs.slice(0, 2)).toEqual(['carcassonne', 'carcassonne']);
      for (const name of [...Object.keys(secrets), 'DATABASE_MIGRATE_URL'])
        expect(read(file)).toContain(`--from-literal=${name}=…`);
      expect(Object.keys(settings)).not.toEqual(expect.arrayContaining(Object.keys(secrets)));
    },
  );

  test('run this version’s image as an unprivileged user who can write only to its folders', () => {
    const { version } = JSON.parse(read('package.json'));
    for (const { spec } of pods) {
      const [container] = spec.containers;
      expect(container.image).toBe(`carcassonne-by-mail:${version}`);
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      const volumes = (spec.volumes ?? []).map(({ name }: Manifest) => name);
      expect((container.volumeMounts ?? []).map(({ name }: Manifest) => name)).toEqual(volumes);
    }
    expect(read('Dockerfile')).toContain('USER node');
  });

  test('select, scale and protect existing objects, and probe the service’s addresses', () => {
    const deployments = ofKind('Deployment');
    for (const { spec } of deployments) expect(matches(spec.selector.matchLabels, spec.template)).toBe(true);
    for (const { spec } of ofKind('PodDisruptionBudget'))
      expect(pods.filter((pod) => matches(spec.selector.matchLabels, pod))).toHaveLength(1);
    const [{ spec: service }] = ofKind('Service');
    const [web] = pods.filter((pod) => matches(service.selector, pod));
    const ports = web.spec.containers[0].ports;
    expect(ports).toContainEqual({ name: service.ports[0].targetPort, containerPort: Number(settings.PORT) });
    expect(ports).toContainEqual({ name: 'metrics', containerPort: Number(settings.METRICS_PORT) });
    const [{ spec: scaler }] = ofKind('HorizontalPodAutoscaler');
    expect(deployments.map(({ metadata }) => metadata.name)).toContain(scaler.scaleTargetRef.name);
    const paths = Object.keys(JSON.parse(read('openapi/openapi.json')).paths);
    for (const pod of deployments.map(({ spec }) => spec.template)) {
      const [{ startupProbe, livenessProbe, readinessProbe }] = pod.spec.containers;
      for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe])
        expect(paths).toContain(httpGet.path);
    }
  });

  test('accept traffic only at their ports, and reach only the database among private addresses', () => {
    const [{ spec }] = ofKind('NetworkPolicy');
    for (const pod of pods) expect(matches(spec.podSelector.matchLabels, pod)).toBe(true);
    const ports = pods.flatMap((pod) => pod.spec.containers[0].ports ?? []).map(({ name }) => name);
    for (const { from, ports: open } of spec.ingress) {
      expect(from).not.toEqual([]);
      for (const { port } of open) expect(ports).toContain(port);
    }
    const blocks = spec.egress
      .flatMap(({ to }: Manifest) => to)
      .flatMap(({ ipBlock }: Manifest) => ipBlock ?? []);
    for (const address of ['10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '127.0.0.1'])
      expect(isWithin(address, blocks[0].except)).toBe(true);
    expect(isWithin('198.51.100.7', blocks[0].except)).toBe(false);
  });

  test('run migrations with the image’s command', () => {
    const [{ spec }] = ofKind('Job');
    expect(spec.template.spec.containers[0].command).toEqual([
      'node',
      '--enable-source-maps',
      'dist/migrate.mjs',
    ]);
    expect(read('src/tools/build-service.ts')).toContain(`migrate: 'src/commands/migrate.ts'`);
  });

  test('have a database with three copies, one synchronous, and two roles', () => {
    const { spec } = parse(read('deploy/kubernetes/database.yaml'));
    expect(spec).toMatchObject({ numberOfInstances: 3, patroni: { synchronous_mode: true } });
    expect(spec.databases.carcassonne).toBe('carcassonne_owner');
    expect(spec.connectionPooler.mode).toBe(settings.DATABASE_POOLER);
  });
});

describe('the multi-machine compose file', () => {
  const folder = 'deploy/compose';
  const { services, volumes } = parse(read(join(folder, 'compose.yaml')), { merge: true });
  /** Variables as Compose sets them when only the required ones are given. */
  const filledIn = (given: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        String(value).replace(
          /\$\{\w+(?::-([^}]*)|:\?[^}]*)\}/g,
          (_, otherwise) => otherwise ?? 'x'.repeat(40),
        ),
      ]),
    );

  test('has three etcd and three PostgreSQL nodes, and depends only on existing parts', () => {
    expect(Object.keys(services)).toEqual([
      'etcd1',
      'etcd2',
      'etcd3',
      'postgres1',
      'postgres2',
      'postgres3',
      'haproxy',
      'pgbouncer',
      'migrate',
      'web1',
      'web2',
      'workers',
    ]);
    for (const { depends_on = [], volumes: used = [] } of Object.values<Manifest>(services)) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(Object.keys(services)).toEqual(expect.arrayContaining(needed));
      expect(Object.keys(volumes)).toEqual(
        expect.arrayContaining(used.map((each: string) => each.split(':')[0])),
      );
    }
  });

  test('lets only databases reach etcd', () => {
    const reaching = Object.entries<Manifest>(services).filter(([, { networks = [] }]) =>
      networks.includes('etcd'),
    );
    expect(reaching.map(([name]) => name.replace(/\d/, ''))).toEqual([
      ...Array(3).fill('etcd'),
      ...Array(3).fill('postgres'),
    ]);
    for (const [name, { networks }] of reaching)
      expect(networks.includes('default')).toBe(name.startsWith('postgres'));
  });

  test.each(['migrate', 'web1', 'web2', 'workers'])(
    '%s has valid settings, with addresses of existing parts',
    (name) => {
      const given = filledIn(services[name].environment);
      expect(names).toEqual(expect.arrayContaining(Object.keys(given)));
      readSettings(given);
      for (const [key, value] of Object.entries(given).filter(([each]) => /^DATABASE_\w*URL$/.test(each))) {
        const { hostname, port, username } = new URL(value);
        expect(Object.keys(services)).toContain(hostname);
        expect(`${hostname}:${port}`).toBe(addresses[key]?.[hostname] ?? '');
        expect(read(join(folder, 'init.sh'))).toContain(`CREATE ROLE ${username} LOGIN`);
      }
    },
  );
  /** The target of each address, by the part it names. */
  const addresses: Record<string, Record<string, string>> = {
    DATABASE_URL: { pgbouncer: 'pgbouncer:6432', haproxy: 'haproxy:5000' },
    DATABASE_MIGRATE_URL: { haproxy: 'haproxy:5000' },
  };

  test('has a balancer that routes by Patroni’s answers, and copies existing files', () => {
    const balancer = read(join(folder, 'haproxy.cfg'));
    const servers = [...balancer.matchAll(/^ {2}server (\w+) \1:(\d+) check/gm)].map(([, name]) => name);
    const nodes = ['postgres1', 'postgres2', 'postgres3'];
    const webs = ['web1', 'web2'];
    expect(servers).toEqual([...nodes, ...webs, ...webs]);
    const [, byGame = ''] = balancer.split('backend web_by_game from web\n');
    expect(byGame.split('\n\n')[0]).toContain('balance uri depth 3\n'); // of /v1/games/{game}/…
    for (const port of ['bind :5000', 'bind :3000', 'OPTIONS /primary']) expect(balancer).toContain(port);
    const [, copied = ''] = /^COPY (.*) \/etc/m.exec(read(join(folder, 'database.Dockerfile'))) ?? [];
    for (const name of copied.split(' ')) expect(existsSync(join(folder, name))).toBe(true);
    const patroni = parse(read(join(folder, 'patroni.yaml')));
    expect(patroni.bootstrap.dcs).toMatchObject({
      synchronous_mode: true,
      postgresql: { use_pg_rewind: true },
    });
    const { ttl, loop_wait, retry_timeout } = patroni.bootstrap.dcs;
    expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl);
  });
});
