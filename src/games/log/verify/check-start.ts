import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { GameRow } from '../../store/games.ts';
import type { Opening } from '../opening.ts';
import type { Findings } from './finding.ts';

/** Compares the start of a game according to its row and seats with the opening of its log. */
export function checkStart(
  row: GameRow,
  opening: Opening,
  accounts: ReadonlyMap<string, string>,
  found: Findings,
): void {
  const differ = (what: string) => `The game has ${what} than the opening of its log.`;
  if (!isDeepStrictEqual(row.rules, opening.rules)) found.add('rules-differ', differ('other rules'));
  if (!isDeepStrictEqual(row.clock, opening.clock)) found.add('clock-differs', differ('another clock'));
  if (row.assistance !== (opening.aids ?? true)) found.add('aids-differ', differ('other assistance'));
  if (!isDeepStrictEqual(row.scenario, opening.scenario))
    found.add('scenario-differs', differ('another scenario'));
  if (!isDeepStrictEqual(row.variation, opening.variation ?? null))
    found.add('variation-differs', differ('the other game that it continues'));
  if (!isDeepStrictEqual(row.imported, opening.imported ?? null))
    found.add('imported-differs', differ('another record that it was brought in as'));
  if (row.commitment !== opening.commitment)
    found.add('commitment-differs', differ('another commitment to the seed'));
  if (row.engineVersion !== opening.engineVersion)
    found.add('engine-version-differs', differ('another version of the engine'));
  if (row.startedAt?.getTime() !== opening.at.getTime()) found.add('dates-differ', differ('another start'));
  if (row.createdAt.toISOString() !== opening.createdAt)
    found.add('dates-differ', differ('another time of creation'));
  checkSeats(row, opening, accounts, found);
}

/** The players must sit as at the start. An account that has taken over an external player sits in that player's place. */
function checkSeats(
  { seats, seatCount }: GameRow,
  { players, seatCount: seatsAtStart }: Opening,
  accounts: ReadonlyMap<string, string>,
  found: Findings,
): void {
  if (seatCount !== seatsAtStart)
    found.add('seats-differ', `The game has ${seatCount} seats; the opening of its log has ${seatsAtStart}.`);
  const extra = seats.find(({ seat }) => seat >= players.length);
  if (extra !== undefined) found.add('seats-differ', `The opening of the log has no seat ${extra.seat}.`);
  for (const [seat, player] of players.entries()) {
    const sitting = seats.find((each) => each.seat === seat)?.playerId;
    if (sitting === player || (sitting !== undefined && sitting === accounts.get(player))) continue;
    found.add(
      'seats-differ',
      `Player ${sitting ?? 'no one'} has seat ${seat}; in the opening of the log it is player ${player}.`,
    );
  }
}

/** Checks the seed against the commitment published before the first draw. Returns whether the game can be replayed with it. */
export function checkSeed(
  { seed, scenario }: Pick<GameRow, 'seed' | 'scenario'>,
  commitment: string | null,
  found: Findings,
): boolean {
  const isTrue =
    scenario === null
      ? seed !== null && hash('sha256', seed, 'hex') === commitment
      : seed === null && commitment === null;
  if (!isTrue)
    found.add('seed-differs', 'The seed is not the one that was committed to; the log cannot be replayed.');
  return isTrue;
}
