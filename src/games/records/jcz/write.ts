import type { GameRecord } from '../../../engine/index.ts';
import { WRITTEN_FOR } from './terms.ts';
import { writeReplay } from './write-replay.ts';
import { writeSetup } from './write-setup.ts';

/**
 * Returns a record as a file that JCloisterZone 5 opens and replays. In a game on one computer, it also draws the remaining tiles of the
 * record. The file contains no clocks and no colours; players get colours by seat.
 * @param created the file's creation time
 * @throws JczRefusal naming what JCloisterZone doesn't support
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
