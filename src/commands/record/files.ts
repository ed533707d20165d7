import { readFile, writeFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { type GameRecord, parseRecord, RecordSyntaxError, recordSchema } from '../../engine/index.ts';
import { isJcz, readJcz } from '../../games/records/jcz/read.ts';
import { JczRefusal } from '../../games/records/jcz/refusal.ts';

/** Thrown when a command failed, with the reason in a sentence. */
export class RecordCommandError extends Error {
  /** 1 for a fault in the record; 2 in the call or a file. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.name = 'RecordCommandError';
    this.exitCode = exitCode;
  }
}

/** The forms of a record file: ours, and JCloisterZone's saved games. */
export const RECORD_FORMS = ['json', 'text', 'jcz'] as const;
export type RecordForm = (typeof RECORD_FORMS)[number];

/** A record and the form in which it was written. */
export interface ReadRecord {
  readonly record: GameRecord;
  readonly form: RecordForm;
  /** Name of the file in messages. */
  readonly file: string;
}

/** Maximum number of listed faults. */
const maxIssues = 5;

/**
 * Reads a record in any form; `-` is the standard input.
 * @throws RecordCommandError with the place of the fault
 */
export async function readRecord(path: string): Promise<ReadRecord> {
  const file = path === '-' ? 'standard input' : path;
  const content = await contentOf(path);
  if (!isJson(path, content, file)) return { record: fromText(content, file), form: 'text', file };
  const document = parsedJson(content.replace(/^\uFEFF/, ''), file);
  if (isJcz(document)) return { record: fromJcz(document, file), form: 'jcz', file };
  return { record: fromJson(document, file), form: 'json', file };
}

function isJson(path: string, content: string, file: string): boolean {
  const begin = content
    .replace(/^\uFEFF/, '')
    .trimStart()
    .charAt(0);
  if (begin === '') throw new RecordCommandError(`${file} is empty`, 1);
  if (begin === '{' || path.endsWith('.json') || path.endsWith('.jcz')) return true;
  if (begin === '[' || begin === ';') return false;
  throw new RecordCommandError(
    `${file} holds no record: neither JSON nor the text notation of docs/records.md`,
    1,
  );
}

/** Writes to a file, or to the standard output if there is none or it is `-`. */
export async function writeOut(path: string | undefined, content: string | Uint8Array): Promise<void> {
  if (path === undefined || path === '-') {
    process.stdout.write(content);
    return;
  }
  await writeFile(path, content).catch((error: NodeJS.ErrnoException) => {
    throw new RecordCommandError(`${path} cannot be written: ${reasonOf(error)}`, 2);
  });
}

async function contentOf(path: string): Promise<string> {
  if (path === '-') return readAll(process.stdin);
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new RecordCommandError(`${path} cannot be read: ${reasonOf(error)}`, 2);
  });
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it is not permitted',
};
const reasonOf = ({ code = '', message }: NodeJS.ErrnoException) => reasons[code] ?? message;

function fromJcz(document: unknown, file: string): GameRecord {
  try {
    return readJcz(document);
  } catch (error) {
    if (!(error instanceof JczRefusal)) throw error;
    throw new RecordCommandError(`${file} cannot be read as a game of JCloisterZone: ${error.message}`, 1);
  }
}

function fromJson(document: unknown, file: string): GameRecord {
  const found = recordSchema.safeParse(document);
  if (found.success) return found.data;
  const { issues } = found.error;
  const listed = issues.slice(0, maxIssues).map(({ path, message }) => `  ${pathText(path)}: ${message}`);
  const more = issues.length > maxIssues ? [`  and ${issues.length - maxIssues} more`] : [];
  throw new RecordCommandError([`${file} is no game record:`, ...listed, ...more].join('\n'), 1);
}

function parsedJson(content: string, file: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    const { message } = error as SyntaxError;
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    const where = position === undefined ? file : `${file}:${placeOf(content, Number(position))}`;
    throw new RecordCommandError(`${where}: this is no JSON (${message})`, 1);
  }
}

/** Returns line and column of a character, both from 1. */
function placeOf(content: string, position: number): string {
  const lines = content.slice(0, position).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

/** `decisions[3].decision.x` */
function pathText(path: readonly PropertyKey[]): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text.replace(/^\./, '') || 'the document';
}

function fromText(content: string, file: string): GameRecord {
  try {
    return parseRecord(content);
  } catch (error) {
    if (!(error instanceof RecordSyntaxError)) throw error;
    throw new RecordCommandError(`${file}:${error.line}:${error.column}: ${error.message}`, 1);
  }
}
