import type { Embedded } from '../support/postgres.ts';
import type { Service } from '../support/services.ts';

/** A way to kill something. */
export interface Kind {
  readonly name: string;
  run(services: readonly Service[], postgres: Embedded): void | Promise<void>;
}

const anyOf = (services: readonly Service[]) => services[Math.floor(Math.random() * services.length)];

/** Every way to kill; a trial uses them in turn. */
export const kinds: readonly Kind[] = [
  { name: 'service', run: (services) => anyOf(services)?.kill() },
  { name: 'backend', run: (_, postgres) => postgres.killBackend() },
  { name: 'all services', run: (services) => services.forEach((service) => void service.kill()) },
  { name: 'postmaster', run: (_, postgres) => postgres.killPostmaster() },
  { name: 'sessions', run: (_, postgres) => postgres.terminateSessions() },
  {
    name: 'services and postmaster',
    run: (services, postgres) => {
      for (const service of services) service.kill();
      postgres.killPostmaster();
    },
  },
];
