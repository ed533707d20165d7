import { isUnclear } from '../chat/command.ts';
import { resign } from '../chat/commands/resign.ts';
import { parseCommand } from '../chat/parse.ts';
import type { ReceivedMessage } from './message.ts';

/** Maximum words of a line that resigns; a longer line is an ordinary sentence. */
const maxResignWords = 3;

/**
 * Returns the text command of an email: the first line written by its sender; for a message to the table, the whole
 * paragraph. Returns undefined if it is not certain what the sender wrote.
 */
export function commandIn({ written }: Pick<ReceivedMessage, 'written'>): string | undefined {
  if (written === undefined) return undefined;
  const { line, paragraph } = written;
  const { call } = parseCommand(line);
  if (isUnclear(call)) return line;
  const { action } = call;
  if ('mayBeLong' in action && action.mayBeLong === true) return paragraph;
  const isSentence = line.split(/\s+/).length > maxResignWords;
  return action === resign && isSentence ? (line.split(/\s+/)[0] ?? line) : line;
}
