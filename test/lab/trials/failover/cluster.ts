import { freePort } from '../../../../src/embedded-postgres/free-port.ts';
import { type Program, until } from '../support/processes.ts';
import { type Node, openNode } from './node.ts';
import type { Place } from './place.ts';

/** PostgreSQL on three nodes under Patroni, which keeps its state in etcd. */
export interface Cluster {
  readonly nodes: readonly Node[];
  /** Returns the current leader; waits for one. */
  leader(): Promise<Node>;
  /** Returns the synchronous replica. */
  synchronous(): Promise<Node>;
  /** Waits until there is a leader that the others follow, one of them synchronously. */
  whole(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts the cluster, empty. */
export async function startCluster(place: Place): Promise<Cluster> {
  const etcdPort = await freePort('127.0.0.1');
  const etcd = await startEtcd(place, etcdPort);
  const nodes: Node[] = [];
  for (const name of ['one', 'two', 'three']) nodes.push(await openNode(place, name, etcdPort));
  const cluster = clusterOf(nodes, etcd);
  try {
    nodes[0]?.start();
    await cluster.leader();
    for (const node of nodes.slice(1)) node.start();
    await cluster.whole(180);
    return cluster;
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

function clusterOf(nodes: readonly Node[], etcd: Program): Cluster {
  const nodeThat = (what: string, path: string) =>
    until(`a node that ${what}`, 90, async () => {
      const are = await Promise.all(nodes.map((node) => isAt(node, path)));
      return nodes.find((_, index) => are[index]);
    });
  return {
    nodes,
    leader: () => nodeThat('leads', 'primary'),
    synchronous: () => nodeThat('follows synchronously', 'synchronous'),
    whole: async (seconds) => {
      const what = 'one node that leads and two that follow';
      await until(what, seconds / 2, () => isWhole(nodes)).catch(async () => {
        await Promise.all(nodes.map(copyAnew));
        await until(what, seconds / 2, () => isWhole(nodes));
      });
    },
    close: async () => {
      for (const node of nodes) await node.close();
      await etcd.kill();
    },
  };
}

async function startEtcd(place: Place, port: number): Promise<Program> {
  const peer = `http://127.0.0.1:${await freePort('127.0.0.1')}`;
  const client = `http://127.0.0.1:${port}`;
  return place.run('etcd', place.programs.etcd, [
    `--data-dir=${place.folderFor('etcd')}`,
    '--name=etcd',
    `--initial-cluster=etcd=${peer}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
  ]);
}

/** Whether a node's Patroni reports a role. */
async function isAt({ restPort }: Node, path: string): Promise<boolean> {
  return (await ask(restPort, path).catch(() => undefined))?.status === 200;
}

/** Acts as the operator for a node that does not recover automatically. */
async function copyAnew({ name, restPort }: Node): Promise<void> {
  const { status } = await ask(restPort, 'health');
  if (status === 200) return;
  console.log(`  node ${name} does not follow automatically, and is reinitialised`);
  const body = JSON.stringify({ force: true });
  await fetch(`http://127.0.0.1:${restPort}/reinitialize`, { method: 'POST', body });
}

interface Member {
  readonly role: string;
  readonly state: string;
}

async function isWhole(nodes: readonly Node[]): Promise<boolean> {
  const answers = await Promise.all(nodes.map(({ restPort }) => ask(restPort, 'cluster')));
  const views = (await Promise.all(answers.map((answer) => answer.json()))) as { members: Member[] }[];
  return views.every(({ members }) => {
    const roles = members.map(({ role }) => role).sort();
    return (
      roles.join() === 'leader,replica,sync_standby' &&
      members.every(({ state }) => /^(running|streaming)$/.test(state))
    );
  });
}

const ask = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}/${path}`, { signal: AbortSignal.timeout(2_000) });
