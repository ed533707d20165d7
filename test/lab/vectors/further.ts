import { awaiting, type Decision, explain } from '../../../src/engine/index.ts';
import type { FurtherDecision } from './format.ts';
import { decide, difference, expectSame, nameOfPlace, optionsOf, type Playing } from './playing.ts';

/** Plays the decisions that follow a placement. Several moves out of the town are one decision of ours. */
export function playFurther(playing: Playing, more: readonly FurtherDecision[]): void {
  const rest = [...more];
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    expectSame(playing, `seat that decides on ${next.kind}`, awaiting(playing.state)?.seat, next.player);
    if (next.kind === 'wagon') playWagon(playing, next);
    else if (next.kind === 'count-deploy') playEntry(playing, next, rest);
    else if (next.kind === 'count-join') playRedeployment(playing, next, rest);
    else if (next.kind === 'count-final') playFinalRedeployment(playing, next);
    else throw difference(playing, 'further decision', 'unknown', next.kind);
  }
}

function playWagon(playing: Playing, { player, legal, choice }: FurtherDecision): void {
  const byName = new Map<string | null, Decision>();
  for (const { decision } of optionsOf(playing, player)) {
    if (decision.type !== 'wagon') continue;
    byName.set(decision.to === null ? null : `wagon@${nameOfPlace(decision.to)}`, decision);
  }
  expectSame(
    playing,
    'wagon targets',
    [...byName.keys()].filter((name) => name !== null).sort(),
    [...legal].sort(),
  );
  decideNamed(playing, player, byName, choice);
}

function playEntry(playing: Playing, entry: FurtherDecision, rest: FurtherDecision[]): void {
  const entries = new Set<string>();
  const quarters = new Set<string>();
  for (const { decision } of optionsOf(playing, entry.player)) {
    if (decision.type !== 'count' || decision.quarter === null) continue;
    entries.add(`${decision.piece}@${decision.quarter}`);
    if (decision.moveCountTo !== undefined) quarters.add(decision.moveCountTo);
  }
  expectSame(playing, 'entries to the town', [...entries].sort(), [...entry.legal].sort());
  if (entry.choice === null) {
    decide(playing, entry.player, { type: 'count', quarter: null });
    return;
  }
  const move = rest.shift();
  expectSame(playing, 'moves of the count', [...quarters].sort(), [...(move?.legal ?? [])].sort());
  const [piece = '', quarter = ''] = entry.choice.split('@');
  const moved = move?.choice ? { moveCountTo: move.choice } : {};
  decide(playing, entry.player, { type: 'count', piece, quarter, ...moved } as Decision);
}

function playRedeployment(playing: Playing, first: FurtherDecision, rest: FurtherDecision[]): void {
  const singles = redeploymentsOf(playing, first.player);
  const chosen: Redeployment[] = [];
  for (let current: FurtherDecision | undefined = first; current !== undefined; ) {
    const legal = [...singles].filter(([, move]) =>
      isLegalTogether(playing, first.player, [...chosen, move]),
    );
    expectSame(
      playing,
      'moves out of the town',
      legal.map(([name]) => name).sort(),
      [...current.legal].sort(),
    );
    const move = singles.get(current.choice ?? '');
    if (current.choice !== null && move === undefined)
      throw difference(playing, 'move', 'not legal', current.choice);
    if (move !== undefined) chosen.push(move);
    const again: FurtherDecision | undefined = rest[0];
    const goesOn: boolean =
      again?.kind === first.kind && again.player === first.player && current.choice !== null;
    current = goesOn ? rest.shift() : undefined;
  }
  decide(playing, first.player, { type: 'redeploy', pieces: chosen });
}

function playFinalRedeployment(playing: Playing, { player, legal, choice }: FurtherDecision): void {
  const singles = redeploymentsOf(playing, player);
  expectSame(playing, 'moves out of the market', [...singles.keys()].sort(), [...legal].sort());
  const move = singles.get(choice ?? '');
  if (choice !== null && move === undefined) throw difference(playing, 'move', 'not legal', choice);
  decide(playing, player, { type: 'redeploy', pieces: move === undefined ? [] : [move] });
}

type Redeployment = Extract<Decision, { type: 'redeploy' }>['pieces'][number];

function redeploymentsOf(playing: Playing, player: number): Map<string, Redeployment> {
  const singles = new Map<string, Redeployment>();
  for (const { decision } of optionsOf(playing, player)) {
    const [move] = decision.type === 'redeploy' ? decision.pieces : [];
    if (move !== undefined) singles.set(`${move.piece}@${move.quarter}>${nameOfPlace(move.to)}`, move);
  }
  return singles;
}

function isLegalTogether(playing: Playing, player: number, pieces: Redeployment[]): boolean {
  return explain(playing.state, player, { type: 'redeploy', pieces }) === undefined;
}

function decideNamed(
  playing: Playing,
  player: number,
  byName: ReadonlyMap<string | null, Decision>,
  choice: string | null,
): void {
  const decision = byName.get(choice);
  if (decision === undefined) throw difference(playing, 'choice', 'not legal', choice);
  decide(playing, player, decision);
}
