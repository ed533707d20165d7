import { formatDecision, type GameRecord } from '../../engine/index.ts';
import { type PlayedStep, playRecord } from '../../games/records/play.ts';
import { type Language, tell } from '../../texts/index.ts';
import { readRecord } from './files.ts';
import { faultText, scoresText } from './play.ts';
import { RecordTrouble } from './trouble.ts';

/** How a replay is told. */
export interface ReplayWish {
  readonly language: Language;
  readonly asJson: boolean;
}

/** Tells a record move by move. @throws RecordTrouble when it is wrong, after all that is right */
export async function replay(path: string, { language, asJson }: ReplayWish): Promise<void> {
  const { record, file } = await readRecord(path);
  const { steps, result, fault } = playRecord(record);
  const moves = steps.map((step, index) => moveOf(record, step, index, language));
  console.log(
    asJson ? JSON.stringify({ moves, result: result ?? null }, null, 2) : moves.map(moveText).join('\n'),
  );
  if (fault !== undefined) throw new RecordTrouble(`${file}: ${faultText(record, fault, result)}`, 1);

  function moveText({ number, player, text, sentence, scores }: Move): string {
    return `${number}. ${player}: ${text}\n   ${sentence}\n   ${scoresText(record.players, scores)}`;
  }
}

/** A move as it is told. */
interface Move extends PlayedStep {
  readonly number: number;
  readonly player: string;
  readonly text: string;
  readonly sentence: string;
}

function moveOf({ players }: GameRecord, step: PlayedStep, index: number, language: Language): Move {
  const nameOf = (seat: number) => players[seat] ?? `${seat}`;
  return {
    number: index + 1,
    player: nameOf(step.seat),
    text: formatDecision(step.decision),
    sentence: tell(language, step, nameOf),
    ...step,
  };
}
