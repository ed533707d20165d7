import { formatDecision, type GameRecord } from '../../engine/index.ts';
import { type PlayedStep, playRecord } from '../../games/records/play.ts';
import { entryText, type Language } from '../../texts/index.ts';
import { RecordCommandError, readRecord } from './files.ts';
import { faultText, scoresText } from './play.ts';

export interface ReplayOptions {
  readonly language: Language;
  readonly asJson: boolean;
}

/**
 * Prints a record step by step.
 * @throws RecordCommandError at the first fault, after all correct steps
 */
export async function replay(path: string, { language, asJson }: ReplayOptions): Promise<void> {
  const { record, file } = await readRecord(path);
  const { steps, result, fault } = playRecord(record);
  const moves = steps.map((step, index) => printedStep(record, step, index, language));
  console.log(
    asJson ? JSON.stringify({ moves, result: result ?? null }, null, 2) : moves.map(stepText).join('\n'),
  );
  if (fault !== undefined) throw new RecordCommandError(`${file}: ${faultText(record, fault, result)}`, 1);

  function stepText({ number, player, text, sentence, scores }: PrintedStep): string {
    return `${number}. ${player}: ${text}\n   ${sentence}\n   ${scoresText(record.players, scores)}`;
  }
}

/** A step in its printed form. */
interface PrintedStep extends PlayedStep {
  readonly number: number;
  readonly player: string;
  readonly text: string;
  readonly sentence: string;
}

function printedStep(
  { players }: GameRecord,
  step: PlayedStep,
  index: number,
  language: Language,
): PrintedStep {
  const nameOf = (seat: number) => players[seat] ?? `${seat}`;
  return {
    number: index + 1,
    player: nameOf(step.seat),
    text: formatDecision(step.decision),
    sentence: entryText(language, step, nameOf),
    ...step,
  };
}
