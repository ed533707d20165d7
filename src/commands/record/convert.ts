import { formatRecord } from '../../engine/index.ts';
import { type RecordForm, readRecord, writeOut } from './files.ts';

export interface ConvertOptions {
  /** Undefined: the form that the file does not have. */
  readonly to?: RecordForm | undefined;
  /** Undefined: the standard output. */
  readonly out?: string | undefined;
}

/** Writes a record in another form, without playing it. @throws RecordCommandError when it cannot be read */
export async function convert(path: string, { to, out }: ConvertOptions): Promise<void> {
  const { record, form } = await readRecord(path);
  const target = to ?? (form === 'json' ? 'text' : 'json');
  await writeOut(out, target === 'text' ? formatRecord(record) : `${JSON.stringify(record, null, 2)}\n`);
}
