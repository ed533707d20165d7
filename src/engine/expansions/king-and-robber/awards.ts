import { allFeatures, isComplete, kindOfFeature } from '../../core/board/features.ts';
import { GO_ON, type Phase, type PhaseOutcome } from '../../core/expansion.ts';
import { ownAddress } from '../../core/own.ts';
import { NONE, type Position, report, write } from '../../core/position.ts';
import { kindNumber } from '../../core/ruleset.ts';
import { factsOfFeature } from '../../core/scoring/feature-facts.ts';
import { citiesBesidesFeatures } from '../../core/scoring/fields.ts';
import { agendaOf, pay } from '../../core/scoring/settle.ts';
import { COMPLETED } from '../../core/turn.ts';

/** A figure that passes to whoever completes the largest feature of its kind (R-KING-2, R-KING-3). */
interface Award {
  readonly figure: string;
  readonly kind: string;
}

const KING: Award = { figure: 'king', kind: 'city' };
const ROBBER: Award = { figure: 'robber', kind: 'road' };
export const AWARDS = [KING, ROBBER] as const;

const holderAddress = (position: Position, { figure }: Award) =>
  ownAddress(position, `king-and-robber.${figure}-holder`);
const recordAddress = (position: Position, { figure }: Award) =>
  ownAddress(position, `king-and-robber.${figure}-record`);

/** The seat that holds an award, or NONE. */
export function holderOf(position: Position, award: Award): number {
  return position.memory[holderAddress(position, award)];
}

/** King and robber belong to nobody at the start (R-SETUP-9). */
export function begin(position: Position): void {
  for (const award of AWARDS) position.memory[holderAddress(position, award)] = NONE;
}

/** Gives king and robber to the active seat for the largest that it completed in this part (R-KING-1..5). */
export const awardPhase: Phase = {
  name: 'award-king-and-robber',
  slot: 'award',
  run(position): PhaseOutcome {
    for (const award of AWARDS) giveAward(position, award);
    return GO_ON;
  },
};

function giveAward(position: Position, award: Award): void {
  const sizes = agendaOf(position)
    .filter(({ reason }) => reason === COMPLETED)
    .map(({ feature }) => factsOfFeature(position, feature))
    .filter(({ kind }) => kind === award.kind)
    .map(({ tiles }) => tiles);
  const largest = Math.max(0, ...sizes);
  if (largest <= position.memory[recordAddress(position, award)]) return;
  const seat = position.memory[position.at.turnSeat];
  write(position, recordAddress(position, award), largest);
  write(position, holderAddress(position, award), seat);
  report(position, { type: 'taken', seat, what: award.figure, number: 1 });
}

/** Completed features of the kind, whoever scored them; a city that is no feature counts too (R-KING-4). */
function completedOf(position: Position, { kind }: Award): number {
  const number = kindNumber(position.ruleset, kind);
  const features = allFeatures(position).filter(
    (feature) => kindOfFeature(position, feature) === number && isComplete(position, feature),
  );
  return features.length + (kind === KING.kind ? citiesBesidesFeatures(position).length : 0);
}

/** One point per completed city or road on the board (R-SCORE-14, R-SCORE-15). */
export function scoreAwards(position: Position): void {
  for (const award of AWARDS) {
    const holder = holderOf(position, award);
    if (holder === NONE) continue;
    const count = completedOf(position, award);
    const lines = [{ of: `completed ${award.kind}`, count, each: 1 }];
    pay(position, holder, count, award.figure, undefined, { lines, because: [] });
  }
}
