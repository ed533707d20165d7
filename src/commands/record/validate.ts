import { readRecord } from './files.ts';
import { played, scoresText } from './play.ts';

/** Prints that a record is valid in every part. */
export async function validate(path: string): Promise<void> {
  const { record, file } = await readRecord(path);
  const { steps, result } = played(record, file);
  const scores = scoresText(record.players, steps.at(-1)?.scores ?? []);
  const end = result === undefined ? 'the game is not over' : 'the game is over';
  console.log(`${file}: all ${steps.length} decisions are legal; ${end}: ${scores}.`);
}
