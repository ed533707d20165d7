import { setTimeout as pause } from 'node:timers/promises';
import type { Service } from '../support/services.ts';
import type { Cluster } from './cluster.ts';

/** A fault to inject. */
export interface Fault {
  readonly name: string;
  /** Causes the fault, and undoes it if it does not heal automatically. */
  run(): Promise<void>;
}

/** The parts that can fail. */
export interface Parts {
  readonly cluster: Cluster;
  readonly web: Service;
  readonly workers: Service;
}

/** How long a part stays frozen, cut off or down, longer than its replacement takes, ms. */
const heldMs = 20_000;
/** How long a leader can be frozen and keep its role, less than the `ttl` of the cluster, ms. */
const shortMs = 4_000;

/** Returns the faults of a round. */
export function faultsOf({ cluster, web, workers }: Parts): readonly Fault[] {
  const held =
    (begin: () => unknown, end: () => unknown, ms = heldMs) =>
    async () => {
      await begin();
      await pause(ms);
      await end();
    };
  const onLeader = (
    name: string,
    run: (leader: Awaited<ReturnType<Cluster['leader']>>) => Promise<void>,
  ): Fault => ({
    name,
    run: async () => run(await cluster.leader()),
  });
  return [
    onLeader('PostgreSQL of the leader killed', async (leader) => leader.killPostgres()),
    onLeader('leader killed with its Patroni', (leader) => held(leader.kill, leader.start)()),
    onLeader('leader frozen for a moment', (leader) => held(leader.freeze, leader.thaw, shortMs)()),
    // A watchdog resets a machine that has not moved for `ttl`. Without one, a leader that wakes up in the middle of a step
    // of Patroni 3.0 writes itself into etcd (v3) again, and what the new leader has acknowledged is lost.
    onLeader('leader frozen, until its watchdog resets it', (leader) =>
      held(leader.freeze, () => leader.kill().then(leader.start))(),
    ),
    onLeader('leader cut off', (leader) => held(leader.cutOff, leader.heal)()),
    {
      name: 'synchronous replica killed',
      run: async () => {
        const replica = await cluster.synchronous();
        await held(replica.kill, replica.start)();
      },
    },
    {
      name: 'a web process and the workers killed',
      run: async () => [web, workers].forEach((each) => void each.kill()),
    },
    { name: 'workers frozen', run: held(workers.freeze, workers.thaw) },
  ];
}
