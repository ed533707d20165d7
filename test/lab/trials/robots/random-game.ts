import { EXPANSIONS, rulesCatalogue } from '../../../../src/engine/index.ts';
import type { RobotLevel } from '../../../../src/robots/index.ts';

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
    ({ id, supportsSixPlayers }) => supportsSixPlayers && expansions.some((each) => each === id),
  );
  const seatCount = 2 + Math.floor(random() * (hasSixth ? 5 : 4));
  const rules = Object.fromEntries(
    Object.entries(options).map(([name, values]) => [name, pick<string | number>(values, random)]),
  );
  const robots = Array.from({ length: seatCount }, () => pick(levels, random));
  return { seatCount, join: false, robots, rules: { ...rules, expansions } };
}
