import type { GameRecord } from '../../../engine/index.ts';
import { WRITTEN_FOR } from './terms.ts';
import { writeReplay } from './write-replay.ts';
import { writeSetup } from './write-setup.ts';

/**
 * Writes a record as a file that JCloisterZone 5 opens and replays. It draws the tiles of the record, those still to come as
 * well, in games on one computer; the file has neither clocks nor colours of the players, who get them by their seats.
 * @param created the time that the file says it was saved at
 * @throws JczRefusal naming what JCloisterZone does not have
 */
export function writeJcz(record: GameRecord, created: Date): object {
  const { setup, drawOrder, endTurn } = writeSetup(record);
  return {
    appVersion: WRITTEN_FOR,
    gameId: 'carcassonne-record',
    name: '',
    initialRandom: 0,
    created: created.toISOString(),
    clock: 0,
    setup: { ...setup, timer: null, options: {} },
    players: record.players.map((name, slot) => ({ name, slot })),
    replay: writeReplay(record),
    gameAnnotations: { drawOrder, ...(endTurn === undefined ? {} : { endTurn }) },
  };
}
