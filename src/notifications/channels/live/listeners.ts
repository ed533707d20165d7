import type { OutboxEvent } from '../../store/outbox.ts';
import type { Listener } from './listener.ts';

type Group = Map<string, Set<Listener>>;

/** The listeners of a process, indexed by the game or player they follow. */
export class Listeners {
  readonly #all = new Set<Listener>();
  readonly #byGame: Group = new Map();
  readonly #byPlayer: Group = new Map();

  get size(): number {
    return this.#all.size;
  }

  /** Whether any listener follows all events of a player. */
  get arePlayersFollowed(): boolean {
    return this.#byPlayer.size > 0;
  }

  [Symbol.iterator](): Iterator<Listener> {
    return this.#all.values();
  }

  add(listener: Listener): void {
    this.#all.add(listener);
    const [group, key] = this.#groupOf(listener);
    const listeners = group.get(key) ?? new Set();
    group.set(key, listeners.add(listener));
  }

  delete(listener: Listener): void {
    this.#all.delete(listener);
    const [group, key] = this.#groupOf(listener);
    const listeners = group.get(key);
    listeners?.delete(listener);
    if (listeners?.size === 0) group.delete(key);
  }

  /** Returns the listeners that an event is for; `people` are the players at the table and its owner. */
  concernedBy({ game, player }: OutboxEvent, people: readonly string[]): Listener[] {
    const ofGame = [...(this.#byGame.get(game) ?? [])];
    if (player === null)
      return [...ofGame, ...people.flatMap((each) => [...(this.#byPlayer.get(each) ?? [])])];
    return [...ofGame.filter(({ playerId }) => playerId === player), ...(this.#byPlayer.get(player) ?? [])];
  }

  #groupOf({ game, playerId }: Listener): [Group, string] {
    return game === undefined ? [this.#byPlayer, playerId] : [this.#byGame, game];
  }
}
