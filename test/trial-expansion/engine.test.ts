import { describe, expect, test } from 'vitest';
import {
  applyDecision,
  awaiting,
  type Decision,
  formatDecision,
  gameEventSchema,
  isDeclining,
  legalDecisions,
  newGame,
  parseDecision,
  positionViewSchema,
  replay,
  rulesCatalogue,
  targetOf,
  viewFor,
} from '#engine';
import { decided } from '../engine/support/decided.ts';
import { juggling, setupWith, tent } from './fair-game.ts';

const cheer = { type: 'cheer', at: tent } as unknown as Decision;
const silence = { type: 'cheer', at: null } as unknown as Decision;
const setup = setupWith(['fair/A', 'base/E'], 3);
const { state } = newGame(setup);
const asked = decided(state, 0, juggling as Decision);

describe('rules of an expansion outside the product', () => {
  test('its piece claims what it should, and its mark counts', () => {
    const pieces = legalDecisions(state, 0).flatMap((decision) =>
      'deploy' in decision && decision.deploy?.piece === 'juggler' ? [decision.deploy] : [],
    );
    expect(new Set(pieces.map((deploy) => 'segment' in deploy && deploy.segment))).toEqual(
      new Set(['city0']),
    );
    // Two tiles at two points and ten more each for the tent.
    expect(viewFor(asked, undefined).seats.map(({ score }) => score)).toEqual([24, 0, 0]);
  });

  test('the others decide out of turn, each in their own language', () => {
    expect(awaiting(asked)).toEqual({ seat: 1, phase: 'cheer', decisions: ['cheer'] });
    expect(legalDecisions(asked, 1)).toEqual([cheer, silence]);
    expect(applyDecision(asked, 2, cheer)).toMatchObject({ ok: false, refusal: { reason: 'not-your-turn' } });
    expect(
      applyDecision(asked, 1, { type: 'cheer', at: { ...tent, x: 5 } } as unknown as Decision),
    ).toMatchObject({
      ok: false,
      refusal: { reason: 'no-tent', rule: 'R-FAIR-2' },
    });
    expect([cheer, silence].map(isDeclining)).toEqual([false, true]);
    expect(rulesCatalogue.expansions.at(-1)?.declining).toEqual([silence, { type: 'cry', on: null }]);
    expect([cheer, silence].map((each) => targetOf(asked, each))).toEqual([
      { segments: ['0,-1:city0'] },
      undefined,
    ]);
    expect(formatDecision(cheer)).toBe('cheer 0,-1:city0');
    expect(parseDecision('cheer -')).toEqual(silence);
    expect(parseDecision('cheer city0')).toBeUndefined();
    expect(parseDecision('cheer city0', asked)).toEqual(cheer);
  });

  test('its event and view have schemas, and replay identically', () => {
    const cheered = applyDecision(asked, 1, cheer);
    if (!cheered.ok) throw new Error(cheered.refusal.detail);
    const event = { type: 'cheered', seat: 1, feature: '0,-1:city0' };
    expect(cheered.events).toContainEqual(event);
    expect(gameEventSchema.parse(event)).toEqual(event);
    const view = viewFor(cheered.state, undefined);
    expect(view.expansions).toEqual({ fair: { cheers: [0, 1, 0] } });
    expect(positionViewSchema.parse(view)).toEqual(view);
    const again = replay(setup, [
      { seat: 0, decision: juggling as Decision },
      { seat: 1, decision: cheer },
    ]);
    expect(again.ok && viewFor(again.state, undefined)).toEqual(view);
  });
});
