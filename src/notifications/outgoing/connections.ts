import type { Agent } from 'undici';

/** Maximum number of owners whose connections are kept open. */
const maxOwners = 500;

/** The connections to receivers, separate for each owner. Connections of the least recently used owners are closed. */
export class Connections {
  readonly #byOwner = new Map<string, Agent>();
  readonly #closing = new Set<Promise<void>>();

  /** Returns the connections of an owner; `open` creates them. */
  of(owner: string, open: () => Agent): Agent {
    const agent = this.#byOwner.get(owner) ?? open();
    this.#byOwner.delete(owner);
    this.#byOwner.set(owner, agent);
    const [oldest] = this.#byOwner;
    if (this.#byOwner.size > maxOwners && oldest !== undefined) this.#giveUp(...oldest);
    return agent;
  }

  /** Aborts the requests under way. */
  async close(): Promise<void> {
    await Promise.all([...this.#byOwner.values()].map((agent) => agent.destroy()));
    await Promise.all(this.#closing);
  }

  /** Closes connections as soon as their requests are answered. */
  #giveUp(owner: string, agent: Agent): void {
    this.#byOwner.delete(owner);
    const closing = agent.close().finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }
}
