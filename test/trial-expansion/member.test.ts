/** A member that an expansion adds to the placement decision: the fiddler, a second piece (R-FAIR-6). */
import { describe, expect, test } from 'vitest';
import {
  applyDecision,
  type Decision,
  decisionSchema,
  explain,
  formatDecision,
  formatRecord,
  legalDecisions,
  newGame,
  options,
  parseDecision,
  parseRecord,
  record,
  replay,
  result,
  scores,
  unturned,
  viewFor,
} from '#engine';
import { legalAlternatives } from '../../src/games/play/legal-alternatives.ts';
import { setupWith } from './fair-game.ts';

const drawing = (tile: string) => [tile, 'base/E', 'base/U'];
const setup = setupWith(drawing('fair/A'));
/** In the city that the tile completes. */
const fiddling = { type: 'tile', x: 0, y: -1, rotation: 180, fiddle: 'city0' } as const;
const withFarmer = { ...fiddling, deploy: { piece: 'meeple', segment: 'field0' } } as const;

const decisions = (...found: object[]) => found as Decision[];

describe('the options', () => {
  test('list each placement alone and with each piece, each fiddler, and both', () => {
    const { state } = newGame(setup);
    const here = options(state, 0).filter(({ decision }) => 'y' in decision && decision.y === -1);
    expect(here.map(({ decision }) => decision)).toEqual(
      decisions({ type: 'tile', x: 0, y: -1, rotation: 180 }),
    );
    const added = here[0]?.deployments?.map(({ decision, gains }) => {
      const {
        type: _type,
        x: _x,
        y: _y,
        rotation: _rotation,
        ...rest
      } = { ...decision } as typeof withFarmer;
      return [rest, gains[0]];
    });
    const piece = (name: string, segment: string) => ({ deploy: { piece: name, segment } });
    expect(added).toEqual([
      [{ fiddle: 'city0' }, 24],
      [{ fiddle: 'field0' }, 0],
      [piece('meeple', 'city0'), 24],
      [{ ...piece('meeple', 'city0'), fiddle: 'field0' }, 24],
      [piece('meeple', 'field0'), 0],
      [{ ...piece('meeple', 'field0'), fiddle: 'city0' }, 24],
      [piece('juggler', 'city0'), 24],
      [{ ...piece('juggler', 'city0'), fiddle: 'field0' }, 24],
    ]);
  });

  test('are exactly the legal decisions', () => {
    const { state } = newGame(setup);
    for (const decision of legalDecisions(state, 0)) {
      expect(explain(state, 0, decision)).toBeUndefined();
      expect(decisionSchema.parse(decision)).toEqual(decision);
      expect(parseDecision(formatDecision(decision))).toEqual(decision);
    }
    const refusalOf = (decision: object) => explain(state, 0, decision as Decision);
    const noFiddling = { reason: 'no-fiddling', rule: 'R-FAIR-6' };
    const onCity = { ...withFarmer, deploy: { piece: 'meeple', segment: 'city0' } };
    expect(refusalOf(onCity)).toMatchObject(noFiddling);
    expect(refusalOf({ ...fiddling, fiddle: 'road0' })).toMatchObject(noFiddling);
    expect(refusalOf({ ...fiddling, y: -2 })).toMatchObject({ reason: 'no-neighbour' });
  });

  test('list the legal decisions there when one is refused', () => {
    const { state } = newGame(setup);
    const refused = { ...fiddling, fiddle: 'road0' } as Decision;
    const { decisions: legal } = legalAlternatives(state, 0, refused);
    expect(legal).toHaveLength(9);
    expect(legal).toContainEqual(withFarmer);
    const onRoad = {
      ...fiddling,
      fiddle: undefined,
      deploy: { piece: 'meeple', segment: 'road0' },
    } as object;
    const { fiddle: _fiddle, ...plain } = onRoad as typeof withFarmer;
    const { deployments } = legalAlternatives(state, 0, plain as Decision);
    expect(deployments).toEqual([
      { piece: 'meeple', segment: 'city0' },
      { piece: 'meeple', segment: 'field0' },
      { piece: 'juggler', segment: 'city0' },
    ]);
  });
});

test('both pieces stand on the tile, are scored and return', () => {
  const applied = applyDecision(newGame(setup).state, 0, withFarmer as Decision);
  if (!applied.ok) throw new Error(applied.refusal.detail);
  expect(applied.events).toContainEqual(expect.objectContaining({ type: 'piece-deployed', piece: 'meeple' }));
  expect(applied.events).toContainEqual(
    expect.objectContaining({ type: 'piece-deployed', piece: 'fiddler' }),
  );
  expect(scores(applied.state)).toEqual([24, 0]);
  expect(viewFor(applied.state, undefined).seats[0]?.pieces).toMatchObject({ meeple: 6, fiddler: 1 });
});

test('a game without the expansion refuses the member, and asks nothing new', () => {
  const { state } = newGame(setupWith(drawing('base/E'), 2, []));
  expect(JSON.stringify(legalDecisions(state, 0))).not.toContain('fiddle');
  const decision = { ...fiddling, rotation: 180, fiddle: 'city0' } as Decision;
  const refusal = { reason: 'wrong-decision', detail: 'The rules of this game have no "fiddle".' };
  expect(explain(state, 0, decision)).toMatchObject(refusal);
});

test('a symmetric tile is placed as printed, with its fiddler', () => {
  const { state } = newGame(setupWith(drawing('fair/B')));
  const turned = { ...fiddling, rotation: 90 } as unknown as Decision;
  expect(explain(state, 0, turned)).toBeUndefined();
  expect(unturned(state, turned)).toEqual({ ...fiddling, rotation: 0 });
});

describe('text form', () => {
  test('matches the decision', () => {
    expect(formatDecision(withFarmer as Decision)).toBe('0,-1 r180 meeple@field0 + fiddle city0');
    expect(parseDecision('0,-1 R180 + fiddle city0')).toEqual(fiddling);
    expect(parseDecision('0,-1 r180 meeple@field0+fiddle city0')).toEqual(withFarmer);
    for (const wrong of ['+ fiddle', '+ fiddle city0 + fiddle field0', '+', '+ dance city0'])
      expect(parseDecision(`0,-1 r180 ${wrong}`)).toBeUndefined();
  });

  test('is parsed from a record, which plays the same game', () => {
    const made = decisions(withFarmer, { type: 'cheer', at: null }).map((decision, seat) => ({
      seat,
      decision,
    }));
    const played = replay(setup, made);
    if (!played.ok) throw new Error(played.refusal.detail);
    const written = record(setup, ['Anna', 'Bruno'], made, result(played.state));
    expect(formatRecord(written)).toContain('1. Anna: 0,-1 r180 meeple@field0 + fiddle city0');
    expect(parseRecord(formatRecord(written))).toEqual(written);
  });
});
