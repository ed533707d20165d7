import { isDeepStrictEqual } from 'node:util';
import { awaiting, type GameState, resignedSeats, scores } from '../../../engine/index.ts';
import { placesOf, statusOf } from '../../state/status.ts';
import type { GameRow } from '../../store/games.ts';
import type { StoredLog } from '../../store/log-entries.ts';
import { genesisHash } from '../hash-chain.ts';
import type { Findings } from './finding.ts';

/** Compares the current state in a started game's row with the replayed state, and with the end of its log. */
export function checkPresent(row: GameRow, log: StoredLog, state: GameState, found: Findings): void {
  const status = statusOf(state);
  if (row.status !== status)
    found.add('status-differs', `The game is ${row.status}; by its log it is ${status}.`);
  const next = row.heldSeat === null ? awaiting(state) : undefined;
  if (row.heldSeat !== null && row.heldSeat !== awaiting(state)?.seat)
    found.add('awaiting-differs', 'A decision is held of a seat that the game does not wait for.');
  if (row.awaitingSeat !== (next?.seat ?? null) || row.awaitingPhase !== (next?.phase ?? null)) {
    const byRow = `${row.awaitingSeat ?? 'none'} (${row.awaitingPhase ?? '-'})`;
    const byLog = `${next?.seat ?? 'none'} (${next?.phase ?? '-'})`;
    found.add('awaiting-differs', `The game waits for seat ${byRow}; by its log it waits for seat ${byLog}.`);
  }
  checkResult(row, state, found);
  checkDates(row, log, status !== 'running', found);
  const head = log.entries.at(-1)?.hash ?? log.opening?.hash ?? genesisHash;
  if (row.headHash !== head)
    found.add('head-differs', 'The hash is not the one that the game says.', row.version);
}

function checkResult(row: GameRow, state: GameState, found: Findings): void {
  const points = scores(state);
  if (!isDeepStrictEqual(row.scores, points))
    found.add('scores-differ', `The game says ${row.scores.join(', ')}; its log gives ${points.join(', ')}.`);
  const says = placesText(row);
  const given = placesText({ places: placesOf(state), resigned: resignedSeats(state) });
  if (says !== given) found.add('places-differ', `The game says ${says}; its log gives ${given}.`);
}

/** Describes places and resignations: `places 1, 2, resigned: seat 1`. */
function placesText({ places, resigned }: Pick<GameRow, 'places' | 'resigned'>): string {
  const ranked = places.length === 0 ? 'no places' : `places ${places.join(', ')}`;
  return resigned.length === 0 ? ranked : `${ranked}, resigned: seat ${resigned.join(', ')}`;
}

function checkDates(row: GameRow, log: StoredLog, isOver: boolean, found: Findings): void {
  const last = log.entries.at(-1)?.at ?? row.startedAt;
  if (row.updatedAt.getTime() !== last?.getTime())
    found.add('dates-differ', 'The time of the last change is not that of the last entry.');
  const end = isOver ? last?.getTime() : undefined;
  if (row.finishedAt?.getTime() !== end)
    found.add(
      'dates-differ',
      'The time of the end is not that of the last entry, or there is one before the end.',
    );
}

/** Checks a game that has not started: it has no entries and no points. */
export function checkUnstarted(row: GameRow, found: Findings): void {
  if (row.status !== 'open' && row.status !== 'aborted')
    found.add('status-differs', `The game is ${row.status}, but it never started.`);
  if (row.version !== 0) found.add('entry-missing', 'There is no such entry.', 1);
  if (row.awaitingSeat !== null || row.deadline !== null)
    found.add('awaiting-differs', 'The game waits for a player, but it never started.');
  if (row.scores.length > 0) found.add('scores-differ', 'The game has points, but it never started.');
  if (row.places.length + row.resigned.length > 0)
    found.add('places-differ', 'The game has places, or seats that have resigned, but it never started.');
  if (row.headHash !== genesisHash) found.add('head-differs', 'The game has a hash, but it never started.');
  if ((row.finishedAt !== null) !== (row.status === 'aborted'))
    found.add('dates-differ', 'Only a game that was cancelled has an end without a start.');
}
