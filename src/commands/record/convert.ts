import { formatRecord } from '../../engine/index.ts';
import { type RecordForm, readRecord, writeOut } from './files.ts';

/** What a record becomes. */
export interface ConvertWish {
  /** The other form than that of the file if undefined. */
  readonly to?: RecordForm | undefined;
  /** The standard output if undefined. */
  readonly out?: string | undefined;
}

/** Writes a record in another form; whether it plays is not asked. @throws RecordTrouble when it can't be read */
export async function convert(path: string, { to, out }: ConvertWish): Promise<void> {
  const { record, form } = await readRecord(path);
  const wanted = to ?? (form === 'json' ? 'text' : 'json');
  await writeOut(out, wanted === 'text' ? formatRecord(record) : `${JSON.stringify(record, null, 2)}\n`);
}
