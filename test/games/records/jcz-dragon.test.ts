/** JCloisterZone games with the dragon and the tower. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDecision,
  type GameEvent,
  type GameRecord,
  newGame,
  setupOfRecord,
} from '../../../src/engine/index.ts';
import { entrySchemas } from '../../../src/games/records/jcz/file.ts';
import { readJcz } from '../../../src/games/records/jcz/read.ts';
import { tileThere } from '../../../src/games/records/jcz/tiles.ts';
import { writeJcz } from '../../../src/games/records/jcz/write.ts';
import { playRecord } from '../../../src/games/records/play.ts';
import { forRuns } from '../../support/depth.ts';
import {
  asSavedThere,
  at,
  capture,
  commit,
  deploy,
  floor,
  type JczDocument,
  jczGame,
  moveDragon,
  moveFairy,
  payRansom,
  place,
  sendAway,
} from './support/jcz-files.ts';
import { randomRecord } from './support/random-records.ts';

const written = (record: GameRecord): JczDocument =>
  JSON.parse(JSON.stringify(writeJcz(record, new Date('2026-01-02T03:04:05Z'))));
const textsOf = ({ decisions }: GameRecord) =>
  decisions.map(({ seat, decision }) => `${seat}: ${formatDecision(decision)}`);
const eventsOf = (record: GameRecord): GameEvent[] => [
  ...newGame(setupOfRecord(record)).events,
  ...playRecord(record).steps.flatMap(({ events }) => events),
];

/** Whether dragon tiles waited for a volcano to the end. */
const isLeftWaiting = (record: GameRecord) =>
  eventsOf(record).findLastIndex(({ type }) => type === 'tiles-held-back') >
  eventsOf(record).findLastIndex(({ type }) => type === 'tiles-given-back');

/** Checks that a record survives, apart from the order of draws where dragon tiles were held back; returns the types of its entries. */
function checkRoundTrip(record: GameRecord): string[] {
  const file = written(record);
  const read = readJcz(file);
  const { returns: _, draws, ...rest } = record;
  expect(read).toEqual({ ...rest, draws: read.draws });
  const isHeld = eventsOf(record).some(({ type }) => type === 'tiles-held-back');
  if (!isHeld) expect(read.draws).toEqual(draws);
  expect(eventsOf(read).some(({ type }) => type === 'tiles-held-back')).toBe(false);
  return [...new Set(file.replay.map(({ type }) => type))].sort();
}

describe('games by dice', () => {
  test('survive a round trip with entries of every type', () => {
    const types = [14, 20].flatMap((seed) => checkRoundTrip(randomRecord(seed, 50)));
    expect([...new Set(types)].sort()).toEqual(Object.keys(entrySchemas).sort());
  });

  test('survive a round trip, or are refused if dragon tiles never join the bag', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 10, max: 60 }), (seed, tiles) => {
        const record = randomRecord(seed, tiles);
        if (!isLeftWaiting(record)) checkRoundTrip(record);
        else expect(() => written(record)).toThrow(/^draws: .* only dragon tiles are left before a volcano$/);
      }),
      forRuns(60),
    );
  });

  test('contain tiles that were held back in the order in which they were placed or set aside', () => {
    const records = [1, 2, 3, 4, 5, 6].map((seed) => randomRecord(seed, 50));
    const [record] = records.filter((each) => eventsOf(each).some(({ type }) => type === 'tiles-given-back'));
    const used = eventsOf(record!).flatMap((event) => {
      if (event.type === 'tiles-set-aside') return event.tiles;
      return event.type === 'tile-placed' && event.tile !== 'abbey/ABBEY' ? [event.tile] : [];
    });
    expect(readJcz(written(record!)).draws.slice(0, used.length)).toEqual(used);
    expect(record!.draws.slice(0, used.length)).not.toEqual(used);
  });
});

const elements = {
  'small-follower': 7,
  farmers: true,
  dragon: 1,
  fairy: 1,
  princess: true,
  portal: true,
  tower: 1,
};
const sets = { 'basic:1': 1, 'princess-and-dragon:1': 1, 'tower:1': 1 };
const FIELD = 'NL.NR.EL.ER.SL.SR.WL.WR';

/** A tower captures a farmer, who is bought back and closes it; the fairy keeps a monk from the dragon, who eats him on top. */
const adventure = (rules: Record<string, unknown> = {}): JczDocument => {
  const flight = [moveDragon([0, 1], 1), moveDragon([0, 0], 0), moveDragon([0, -1], 1)];
  const isLate = rules['dragon-move'] === 'after-scoring';
  return jczGame(
    ['TO/F', 'DG/F.v', 'BA/C', 'BA/L', 'BA/L', 'DG/C.d', 'DG/RRR.g'],
    [
      place('TO/F', 0, [0, 1], 0),
      deploy('0.small.1', 'Field', [0, 1], FIELD),
      commit(),
      place('DG/F.v', 0, [0, 2], 1),
      floor([0, 1]),
      capture(at('0.small.1', 'Field', [0, 1], FIELD)),
      commit(),
      place('BA/C', 180, [0, -1], 0),
      deploy('0.small.2', 'City', [0, -1], 'S'),
      commit(),
      place('BA/L', 0, [1, 1], 1),
      deploy('1.small.1', 'Monastery', [1, 1], 'I'),
      commit(),
      place('BA/L', 0, [-1, 1], 0),
      payRansom('0.small.1'),
      deploy('0.small.1', 'Tower', [0, 1], 'I'),
      commit(),
      place('DG/C.d', 90, [1, 2], 1),
      moveFairy(at('1.small.1', 'Monastery', [1, 1], 'I')),
      ...(isLate ? [commit(), ...flight] : [...flight, commit()]),
      place('DG/RRR.g', 180, [1, 0], 0),
      deploy('0.small.1', 'Monastery', [-1, 1], 'I'),
      commit(),
    ],
    { sets: { ...sets }, elements: { ...elements }, rules },
  );
};

describe('a file made by hand', () => {
  test('becomes a record with a capture, a ransom, the fairy and a flight', () => {
    const record = readJcz(adventure());
    expect(textsOf(record)).toEqual([
      '0: 0,1 r0 meeple@field0',
      '1: 0,2 r0 + floor 0,1 > 0 meeple@0,1:field0',
      '0: 0,-1 r180 meeple@city0',
      '1: 1,1 r0 meeple@monastery0',
      '0: ransom 1 meeple',
      '0: -1,1 r0 + close 0,1 meeple',
      '1: 1,2 r90 + fairy meeple@1,1:monastery0',
      '1: dragon 0,1',
      '0: dragon 0,0',
      '0: 1,0 r180 meeple@-1,1:monastery0',
    ]);
    expect(record.rules).toMatchObject({ dragonMoves: 'before-scoring', dragonFlight: 'everyone' });
    // Red: 4 for the city, 3 paid, 4 for the monastery. Blue: 3 received, 6 for the monastery, 3 by the fairy.
    expect(record.result).toEqual({ scores: [5, 12], places: [2, 1] });
    expect(eventsOf(record)).toContainEqual({
      type: 'pieces-eaten',
      x: 0,
      y: 1,
      pieces: [{ seat: 0, piece: 'meeple' }],
    });
  });

  test('is written as it was read, but for the place of the ransom', () => {
    const file = adventure();
    const ransom = file.replay.findIndex(({ type }) => type === 'PAY_RANSOM');
    file.replay.splice(ransom - 1, 2, file.replay[ransom]!, file.replay[ransom - 1]!);
    const plain = ({ replay }: JczDocument) => replay.map(({ type, payload }) => ({ type, payload }));
    expect(plain(written(readJcz(file)))).toEqual(plain(file));
    expect(written(readJcz(file)).replay.map(({ player }) => player)).toEqual([
      0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 0, 0, 0,
    ]);
  });

  test('commits a tile before the dragon flies after scoring', () => {
    const file = adventure({ 'dragon-move': 'after-scoring' });
    const record = readJcz(file);
    expect(record.rules).toMatchObject({ dragonMoves: 'after-scoring' });
    expect(textsOf(record)).toEqual(textsOf(readJcz(adventure())));
    expect(readJcz(written(record))).toEqual(record);
    expect(written(record).setup.rules).toEqual({ 'dragon-move': 'after-scoring' });
  });

  test('needs no draw order: dragon tiles come after the others once a volcano lies', () => {
    const file = adventure();
    const record = readJcz(file);
    const { gameAnnotations: _, ...open } = file;
    const draws = record.draws.map((tile) => tileThere(tile)?.tile ?? tile);
    const read = readJcz(asSavedThere(open, draws));
    expect(read.draws.slice(0, draws.length)).toEqual(record.draws);
    expect(textsOf(read)).toEqual(textsOf(record));
    expect(read.draws.length).toBe(72 + 30 + 18 - 1);
  });

  test('may stop within a flight', () => {
    const file = adventure();
    const first = file.replay.findIndex(({ payload }) => payload['figureId'] === 'dragon.1');
    const texts = textsOf(readJcz(file));
    for (const [moves, decisions] of [
      [0, 7],
      [1, 8],
      [2, 9],
    ] as const) {
      const replay = file.replay.slice(0, first + moves);
      expect(textsOf(readJcz({ ...file, replay }))).toEqual(texts.slice(0, decisions));
    }
  });
});

describe('what is played otherwise here', () => {
  const changed = (change: (file: JczDocument) => void) => {
    const file = adventure();
    change(file);
    return file;
  };
  const indexOf = (file: JczDocument, type: string) => file.replay.findIndex((entry) => entry.type === type);
  const cases: [string, (file: JczDocument) => void, RegExp][] = [
    [
      'a fairy on a tile',
      (file) => (file.setup.rules['fairy-placement'] = 'on-tile'),
      /^setup\.rules: fairy-placement is next-follower here, not on-tile$/,
    ],
    [
      'volcanoes without a dragon',
      (file) => Reflect.deleteProperty(file.setup.elements, 'dragon'),
      /^setup\.elements: with princess-and-dragon there is always dragon here$/,
    ],
    [
      'a ransom without a prisoner',
      (file) => (file.replay[indexOf(file, 'PAY_RANSOM')]!.payload['meepleId'] = '0.small.2'),
      /^replay\[14\] PAY_RANSOM: nobody holds 0\.small\.2 \(R-TOWER-8\)$/,
    ],
    [
      'a ransom after the turn',
      (file) => file.replay.splice(16, 0, ...file.replay.splice(14, 1)),
      /^replay\[16\] PAY_RANSOM: by our rules a seat with at least 3 points buys one follower back/,
    ],
    [
      'a follower in the town who is captured',
      (file) => (file.replay[5] = capture(at('0.small.1', 'Quarter', [0, 1], 'QUARTER_MARKET'))),
      /^replay\[5\] CAPTURE_FOLLOWER: the followers in the town are out of reach/,
    ],
    [
      'another token',
      (file) => (file.replay[4]!.payload['token'] = 'BRIDGE'),
      /^replay\[4\] PLACE_TOKEN: here is the token TOWER_PIECE, but not BRIDGE$/,
    ],
    [
      'a knight sent away by a festival',
      (file) => (file.replay[4] = sendAway(at('0.small.1', 'Field', [0, 1], FIELD), 'FESTIVAL')),
      /^replay\[4\] RETURN_MEEPLE: only a PRINCESS sends pieces away, not FESTIVAL/,
    ],
    [
      'a dragon that flies past its only way',
      (file) => (file.replay[21] = moveDragon([5, 5], 1)),
      /^replay\[21\] MOVE_NEUTRAL_FIGURE: the dragon can only go to 0,-1 here \(R-DRAGON-6\)$/,
    ],
    [
      'a dragon that stops early',
      (file) => file.replay.splice(20, 2),
      /^replay\[21\] PLACE_TILE: the dragon flies on here: MOVE_NEUTRAL_FIGURE of dragon\.1/,
    ],
    [
      'a flight of another player',
      (file) => (file.replay[20]!.player = 1),
      /^replay\[20\] MOVE_NEUTRAL_FIGURE: player 1 decides, but it is for player 0 \(dragon\)$/,
    ],
    [
      'a flight that is not confirmed',
      (file) => file.replay.splice(22, 1),
      /^replay\[22\] PLACE_TILE: .*COMMIT/,
    ],
  ];

  test.each(cases)('%s is refused', (_name, change, message) => {
    expect(() => readJcz(changed(change))).toThrow(message);
  });

  test('flights of the active seat alone are not written', () => {
    const record = readJcz(adventure());
    const rules = { ...record.rules, dragonFlight: 'active' as const };
    expect(() => written({ ...record, rules })).toThrow(
      /^rules: JCloisterZone has only dragonFlight everyone, not active$/,
    );
  });
});
