import { voidReasonsIn } from './rules/counting.ts';
import { ratingsAfter } from './rules/rate.ts';
import { classOf, newcomer, type Rating, type RatingClass } from './rules/rating.ts';
import type { NewRatingChange, RatingRow } from './store/ratings.ts';
import type { ToRate } from './to-rate.ts';

/** Whether a player decided anything in a period, at any table. */
type HasDecided = (player: string, from: Date, until: Date) => Promise<boolean>;

/** The ratings of players while games are rated one by one. */
export class RatingBook {
  readonly #ratings = new Map<string, RatingRow>();
  readonly #changed = new Set<string>();
  readonly #timeOuts: Map<string, Date>;
  readonly #hasDecided: HasDecided;

  /**
   * @param rows the players' ratings so far
   * @param timeOuts when each player last lost on time in a game that counted
   */
  constructor(rows: readonly RatingRow[], timeOuts: ReadonlyMap<string, Date>, hasDecided: HasDecided) {
    for (const row of rows) this.#ratings.set(keyOf(row.class, row.playerId), row);
    this.#timeOuts = new Map(timeOuts);
    this.#hasDecided = hasDecided;
  }

  /** The current ratings. */
  get rows(): readonly RatingRow[] {
    return [...this.#ratings.values()];
  }

  /** The ratings changed by games. */
  get changedRows(): readonly RatingRow[] {
    return [...this.#changed].flatMap((key) => this.#ratings.get(key) ?? []);
  }

  /** Rates the players of the next game or match in the order of their ends. Returns its changes, by seat. */
  async rate(game: ToRate): Promise<NewRatingChange[]> {
    const { timeOuts } = game;
    const voidReasons = voidReasonsIn(game, await this.#excused(game, timeOuts));
    const kind = classOf(game.places.length);
    const before = game.players.map((player) => this.#ratingOf(kind, player));
    const counting = game.places.map((_, seat) => seat).filter((seat) => !voidReasons.has(seat));
    const after = ratingsAfter(
      counting.map((seat) => ({ rating: before[seat] ?? newcomer, place: game.places[seat] ?? 0 })),
    );
    const changes = game.players.map((player, seat): NewRatingChange => {
      const old = before[seat] ?? newcomer;
      const voidReason = voidReasons.get(seat) ?? null;
      return {
        gameId: game.gameId,
        matchId: game.matchId,
        seat,
        playerId: player,
        class: kind,
        finishedAt: game.finishedAt,
        place: game.places[seat] ?? 0,
        muBefore: old.mu,
        sigmaBefore: old.sigma,
        ...(voidReason === null ? (after[counting.indexOf(seat)] ?? old) : { mu: old.mu, sigma: old.sigma }),
        timedOutAt: timeOuts.get(seat) ?? null,
        voidReason,
      };
    });
    for (const change of changes) if (change.voidReason === null) this.#keep(change);
    return changes;
  }

  #ratingOf(kind: RatingClass, player: string): Rating {
    return this.#ratings.get(keyOf(kind, player)) ?? newcomer;
  }

  #keep({ class: kind, playerId, mu, sigma, finishedAt, timedOutAt }: NewRatingChange): void {
    const key = keyOf(kind, playerId);
    const games = (this.#ratings.get(key)?.games ?? 0) + 1;
    this.#changed.add(key);
    this.#ratings.set(key, { playerId, class: kind, mu, sigma, games, updatedAt: finishedAt });
    const last = this.#timeOuts.get(playerId);
    if (timedOutAt !== null && (last === undefined || timedOutAt > last))
      this.#timeOuts.set(playerId, timedOutAt);
  }

  /** Returns the seats that lost on time after a time-out elsewhere, without a decision in between. */
  async #excused({ players }: ToRate, timeOuts: ReadonlyMap<number, Date>): Promise<Set<number>> {
    const excused = new Set<number>();
    for (const [seat, at] of timeOuts) {
      const player = players[seat];
      const last = player === undefined ? undefined : this.#timeOuts.get(player);
      if (player === undefined || last === undefined) continue;
      const [from, until] = last < at ? [last, at] : [at, last];
      if (!(await this.#hasDecided(player, from, until))) excused.add(seat);
    }
    return excused;
  }
}

const keyOf = (kind: string, player: string) => `${kind} ${player}`;
