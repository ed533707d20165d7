import { formatDecision, type GameRecord, type GameState, type Refusal } from '../../engine/index.ts';
import {
  type PlayedRecord,
  type PlayedStep,
  playRecord,
  type RecordFault,
} from '../../games/records/play.ts';
import { RecordCommandError } from './files.ts';

/** A completely played record. */
export interface Played {
  readonly steps: readonly PlayedStep[];
  readonly state: GameState;
  readonly result: PlayedRecord['result'];
}

/**
 * Plays a record.
 * @throws RecordCommandError with the first fault
 */
export function played(record: GameRecord, file: string): Played {
  const { steps, state, result, fault } = playRecord(record);
  if (fault === undefined && state !== undefined) return { steps, state, result };
  throw new RecordCommandError(
    `${file}: ${fault === undefined ? 'no game' : faultText(record, fault, result)}`,
    1,
  );
}

/** Returns a record truncated after a number of decisions. */
export function upTo({ result: _, ...record }: GameRecord, decisions: number): GameRecord {
  return { ...record, decisions: record.decisions.slice(0, decisions) };
}

/** `Anna 54, Bruno 43` */
export function scoresText(players: readonly string[], scores: readonly number[]): string {
  return players.map((name, seat) => `${name} ${scores[seat] ?? 0}`).join(', ');
}

/** Describes a record's fault in a sentence. Decisions are counted from 1. */
export function faultText(record: GameRecord, fault: RecordFault, result: PlayedRecord['result']): string {
  switch (fault.type) {
    case 'setup':
      return `this game cannot start. ${withRule(fault.problem)}`;
    case 'seat':
      return `decision ${fault.index + 1} is made by seat ${fault.seat}, which is free.`;
    case 'decision':
      return `decision ${fault.index + 1} is wrong: ${decisionText(record, fault.index)}. ${withRule(fault.refusal)}${drawsHint(record, fault.refusal)}`;
    case 'result':
      return `the record says ${resultText(record, record.result)}, its decisions give ${resultText(record, result)}.`;
  }
}

function decisionText({ players, decisions }: GameRecord, index: number): string {
  const made = decisions[index];
  return made === undefined ? '' : `${players[made.seat]}: ${formatDecision(made.decision)}`;
}

/** Explains why a game may end too early: it ends with the record's last listed tile. */
function drawsHint({ draws }: GameRecord, { reason }: Refusal): string {
  return reason === 'game-over' ? ` The record lists ${draws.length} draws; perhaps some are missing.` : '';
}

const withRule = ({ detail, rule }: Pick<Refusal, 'detail' | 'rule'>) =>
  `${detail}${rule === undefined ? '' : ` (${rule})`}`;

function resultText({ players }: GameRecord, result: GameRecord['result']): string {
  if (result === undefined) return 'no end';
  return `${scoresText(players, result.scores)} (places ${result.places.join(', ')})`;
}
