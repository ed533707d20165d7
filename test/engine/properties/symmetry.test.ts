/** The same game on a board that is turned by 90 degrees: the same questions and the same points. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewFor } from '../../../src/engine/index.ts';
import { forRuns } from '../../support/depth.ts';
import { expectSame } from '../../support/same.ts';
import type { PlacedTile, Rotation } from '../reference/position.ts';
import {
  type Decision,
  decisionFrom,
  type SegmentName,
  segmentFrom,
  segmentText,
  textOf,
} from '../support/decision-text.ts';
import { EngineRun } from '../support/engine-run.ts';
import { decideByDice, diceOf, randomGames } from './random-games.ts';

test('a turned table gives the same questions, gains and points', () => {
  fc.assert(
    fc.property(randomGames(28), ({ setup, dice }) => {
      const straight = new EngineRun(setup);
      const turned = new EngineRun({ ...setup, start: setup.start.map(turnedTile) });
      const roll = diceOf(dice);
      compare(straight, turned);
      while (straight.awaiting()) {
        const decision = decideByDice(straight, roll);
        straight.decide(decision);
        turned.decide(textOf(turnedDecision(decisionFrom(decision), turned)));
        compare(straight, turned);
      }
      expectSame(turned.final(), straight.final());
    }),
    forRuns(20),
  );
});

function compare(straight: EngineRun, turned: EngineRun): void {
  const question = ({ seat, phase, options }: NonNullable<ReturnType<EngineRun['awaiting']>>) => [
    seat,
    phase,
    options.length,
  ];
  const [a, b] = [straight.awaiting(), turned.awaiting()];
  expectSame(b && question(b), a && question(a));
  expectSame(turned.snapshot().scores, straight.snapshot().scores);
  const gains = (run: EngineRun) =>
    run
      .options()
      .map((option) => option.gains.join())
      .sort();
  expectSame(gains(turned), gains(straight));
  const deployments = (run: EngineRun) =>
    run.options().reduce((sum, option) => sum + (option.deployments?.length ?? 0), 0);
  expect(deployments(turned)).toBe(deployments(straight));
}

/** Turns clockwise about 0,0: east becomes south; members other than cells stay. */
function turnedCell<T extends object>(at: T): T {
  if (!('x' in at && 'y' in at)) return at;
  return { ...at, x: Number(at.y) === 0 ? 0 : -Number(at.y), y: Number(at.x) };
}

function turnedTile(tile: PlacedTile): PlacedTile {
  return { ...turnedCell(tile), rotation: ((tile.rotation + 90) % 360) as Rotation };
}

const nextCorner: Record<string, string> = { NE: 'SE', SE: 'SW', SW: 'NW', NW: 'NE' };

/** Turns all parts of a decision: cells, rotations, corners, and features, whose first segment changes. */
function turnedDecision(decision: Decision, on: EngineRun): Decision {
  const offered = on
    .options()
    .flatMap(({ decision: bare, deployments = [] }) => [{ decision: bare }, ...deployments]);
  const known = JSON.stringify(offered.map((option) => option.decision));
  const turned = (name: string, value: unknown): unknown => {
    if (name === 'rotation') return (Number(value) + 90) % 360;
    if (name === 'corner') return nextCorner[String(value)];
    if (Array.isArray(value)) return value.map((each) => turned('', each));
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value).map(([key, member]) => [key, turned(key, member)]);
    const cell = turnedCell(Object.fromEntries(members));
    return 'segment' in cell && 'x' in cell && !known.includes(JSON.stringify(cell))
      ? renamed(cell, on)
      : cell;
  };
  return turned('', decision) as Decision;
}

/** A feature has another first segment on the turned board. */
function renamed(segment: SegmentName, on: EngineRun): SegmentName {
  const { features } = viewFor(on.state, undefined);
  const feature = features.find(({ segments }) => segments.includes(segmentText(segment)));
  return feature ? segmentFrom(feature.name) : segment;
}
