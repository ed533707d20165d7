import { parseArgs } from 'node:util';
import { EXPANSIONS, rulesCatalogue } from '../../../../src/engine/index.ts';
import { ROBOT_LEVELS, type RobotLevel } from '../../../../src/robots/index.ts';

/** Arguments of the trial. */
export interface Settings {
  readonly games: number;
  readonly levels: readonly RobotLevel[];
  /** Owners, each with three games at a time. */
  readonly owners: number;
}

/** Reads `--games 1000 --levels easy,fair --owners 8`. */
export function readArguments(): Settings {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '20' },
      levels: { type: 'string', default: 'easy,fair' },
      owners: { type: 'string', default: '8' },
    },
  });
  const levels = values.levels.split(',').map((name) => {
    const level = ROBOT_LEVELS.find((each) => each === name);
    if (level === undefined)
      throw new Error(`There is no level ${name}; there are ${ROBOT_LEVELS.join(', ')}.`);
    return level;
  });
  return { games: Number(values.games), levels, owners: Number(values.owners) };
}

const options = {
  fieldScoring: ['per-field', 'per-field-city-once', 'per-city'],
  fieldPoints: [3, 4],
  smallCity: [4, 2],
  handSize: [1, 3],
  sharing: ['majority', 'each-meeple'],
} as const;

const pick = <T>(list: readonly T[], random: () => number) => list[Math.floor(random() * list.length)] as T;

/** A new game of robots with a random mix of expansions, options and seats. */
export function randomGame(levels: readonly RobotLevel[], random: () => number) {
  const expansions = EXPANSIONS.filter(() => random() < 0.5);
  const hasSixth = rulesCatalogue.expansions.some(
    ({ id, seatsSix }) => seatsSix && expansions.some((each) => each === id),
  );
  const seatCount = 2 + Math.floor(random() * (hasSixth ? 5 : 4));
  const rules = Object.fromEntries(
    Object.entries(options).map(([name, values]) => [name, pick<string | number>(values, random)]),
  );
  const robots = Array.from({ length: seatCount }, () => pick(levels, random));
  return { seatCount, join: false, robots, rules: { ...rules, expansions } };
}
