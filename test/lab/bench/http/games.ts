import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordSchema } from '../../../../src/engine/index.ts';
import { Connection, postRequest } from './connection.ts';
import type { Step } from './load.ts';

const record = recordSchema.parse(
  JSON.parse(
    await readFile(join(import.meta.dirname, '../../../../examples/records/base-game.json'), 'utf8'),
  ),
);
const decisions = record.decisions.map(({ seat, decision }) => ({ seat, body: JSON.stringify(decision) }));

/** Decisions of the recorded base game. */
export const movesOfGame = decisions.length;

interface Game {
  readonly id: string;
  /** `Authorization` fields by seat. */
  readonly fields: readonly string[];
  /** Moves that were made. */
  made: number;
}

/**
 * Games that are played concurrently, one move in each in turn; finished ones are replaced by new ones. So the games
 * of a load are at the same stages as those of a busy service: some start, some end, most are in the middle.
 */
export class Games {
  readonly #playing: Game[] = [];
  readonly #reserve: Game[] = [];
  readonly #sendsKeys: boolean;

  constructor(sendsKeys: boolean) {
    this.#sendsKeys = sendsKeys;
  }

  /** Starts games of the pairs of players in turn, until the reserve has `count`. */
  async prepare(port: number, pairs: readonly (readonly string[])[], count: number): Promise<void> {
    const worker = async () => {
      const connection = await Connection.open(port);
      while (this.#reserve.length < count) {
        const pair = pairs[this.#reserve.length % pairs.length] ?? [];
        const game: Game = { id: '', fields: pair.map(authorization), made: 0 };
        this.#reserve.push(game);
        Object.assign(game, { id: await startGame(connection, game.fields) });
      }
      connection.close();
    };
    await Promise.all(Array.from({ length: 8 }, worker));
  }

  /** Ids of the games in play. */
  get ids(): string[] {
    return this.#playing.map(({ id }) => id);
  }

  /** Puts games from the reserve into play until `count` are. */
  play(count: number): void {
    this.#playing.push(...this.#reserve.splice(0, Math.max(0, count - this.#playing.length)));
  }

  /** Returns the moves of the warm-up, after which the games in play are at all stages and in all processes' caches. */
  stagger(): () => Step | undefined {
    const count = this.#playing.length;
    const behind = this.#playing.map((game, at) => ({
      game,
      goal: Math.ceil((at / count) * (movesOfGame - 1)),
    }));
    return () => {
      const one = behind.shift();
      if (one === undefined) return undefined;
      return this.#step(one.game, () => {
        if (one.game.made < one.goal) behind.push(one);
      });
    };
  }

  /** Returns the next move of the game that has waited longest; undefined if there is no game left. */
  readonly next = (): Step | undefined => this.#nextOf(0);

  /** Returns such a move in a game that a load balancer with affinity by game would route to this one of `processes`. */
  nextAt(process: number, processes: number): Step | undefined {
    return this.#nextOf(
      this.#playing.findIndex(({ id }) => Number.parseInt(id.slice(-6), 16) % processes === process),
    );
  }

  #nextOf(place: number): Step | undefined {
    const [game] = place === -1 ? [] : this.#playing.splice(place, 1);
    if (game === undefined) return undefined;
    return this.#step(game, () => {
      const following = game.made < movesOfGame ? game : this.#reserve.shift();
      if (following !== undefined) this.#playing.push(following);
    });
  }

  #step(game: Game, then: () => void): Step {
    const { seat, body } = decisions[game.made] ?? { seat: 0, body: '' };
    const key = this.#sendsKeys ? `Idempotency-Key: ${game.id}-${game.made}\r\n` : '';
    const done = () => {
      game.made++;
      then();
    };
    return { request: postRequest(`/v1/games/${game.id}/moves`, body, game.fields[seat] + key), done };
  }
}

const authorization = (token: string) => `Authorization: Bearer ${token}\r\n`;

const { rules, draws, start } = record;
const newGame = JSON.stringify({ seatCount: 2, rules, scenario: { draws, start } });

async function startGame(connection: Connection, [first, second]: readonly string[]): Promise<string> {
  const created = await connection.send(postRequest('/v1/games', newGame, first));
  if (created.status !== 201) throw new Error(`No game was created: ${created.body}`);
  const { id } = JSON.parse(created.body) as { id: string };
  const seated = await connection.send(postRequest(`/v1/games/${id}/seats`, '{}', second));
  if (seated.status !== 201) throw new Error(`No seat was taken: ${seated.body}`);
  return id;
}
