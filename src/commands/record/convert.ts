import { formatRecord, type GameRecord } from '../../engine/index.ts';
import { JczRefusal } from '../../games/records/jcz/refusal.ts';
import { writeJcz } from '../../games/records/jcz/write.ts';
import { RecordCommandError, type RecordForm, readRecord, writeOut } from './files.ts';
import { played } from './play.ts';

export interface ConvertOptions {
  /** Defaults to text for a record in JSON, else JSON. */
  readonly to?: RecordForm | undefined;
  /** Defaults to the standard output. */
  readonly out?: string | undefined;
}

/**
 * Writes a record in another form; it is only played if it is converted from or to JCloisterZone.
 * @throws RecordCommandError if it can't be read, or not be written in that form
 */
export async function convert(path: string, { to, out }: ConvertOptions): Promise<void> {
  const { record, form, file } = await readRecord(path);
  const target = to ?? (form === 'json' ? 'text' : 'json');
  await writeOut(out, written(record, target, file));
}

function written(record: GameRecord, form: RecordForm, file: string): string {
  if (form === 'text') return formatRecord(record);
  const document = form === 'jcz' ? asJcz(record, file) : record;
  return `${JSON.stringify(document, null, 2)}\n`;
}

function asJcz(record: GameRecord, file: string): object {
  played(record, file);
  try {
    return writeJcz(record, new Date());
  } catch (error) {
    if (!(error instanceof JczRefusal)) throw error;
    throw new RecordCommandError(`${file} cannot be a game of JCloisterZone: ${error.message}`, 1);
  }
}
