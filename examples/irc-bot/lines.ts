/** Bytes of a line's text; the rest of IRC's 512 is for the sender and the target. */
const MAX = 400;
/** The maximum bytes of a short line: a sentence or an entry of a list. */
const SHORT = 130;

const bytesOf = (text: string) => Buffer.byteLength(text);

/**
 * Splits a text into lines for IRC, which allows no line breaks and about 400 bytes a line. Consecutive short lines
 * are joined, so that a list does not flood the channel.
 */
export function ircLines(text: string, maxBytes = MAX): string[] {
  const lines: string[] = [];
  let open: string | undefined;
  for (const given of linesOf(text)) {
    const line = given.trim();
    const isShort = bytesOf(line) <= SHORT && !isAddress(line);
    const joined =
      open === undefined || !goTogether(open, given) ? undefined : open + between(open, given) + line;
    if (isShort && joined !== undefined && bytesOf(joined) <= maxBytes) {
      open = joined;
      continue;
    }
    if (open !== undefined) lines.push(open);
    open = isShort ? line : undefined;
    if (!isShort) lines.push(...wrapped(line, maxBytes));
  }
  return open === undefined ? lines : [...lines, open];
}

/** Splits a drawing into lines for IRC without joining any. */
export function drawnLines(text: string, maxBytes = MAX): string[] {
  return linesOf(text).flatMap((line) => (bytesOf(line) <= maxBytes ? [line] : wrapped(line, maxBytes)));
}

/** Returns lines without control characters, so that no name colours the channel or ends the line. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replace(/\p{Control}/gu, ' ').trimEnd());
  return lines.filter((line) => line !== '');
}

const isAddress = (line: string) => /^https?:\/\/\S+$/.test(line);

const isSentence = (line: string) => /[.!?…]["”»)]*$/.test(line);

/** Whether two lines can be joined: sentences with sentences, entries with entries and with the heading before them. */
function goTogether(before: string, line: string): boolean {
  if (line.endsWith(':')) return false;
  return isSentence(before) === isSentence(line) || before.endsWith(':') || line.startsWith(' ');
}

/** Returns the separator of joined lines: a space after a sentence, a dot before an indented line. */
function between(before: string, line: string): string {
  if (line.startsWith(' ') && !before.endsWith(':')) return ' · ';
  return isSentence(before) || before.endsWith(':') ? ' ' : ' | ';
}

function wrapped(line: string, maxBytes: number): string[] {
  const lines = [''];
  for (const word of line.split(/ +/).flatMap((word) => piecesOf(word, maxBytes))) {
    const last = lines.length - 1;
    const longer = lines[last] === '' ? word : `${lines[last]} ${word}`;
    if (bytesOf(longer) <= maxBytes) lines[last] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Splits a word longer than a line; characters stay whole. */
function piecesOf(word: string, maxBytes: number): string[] {
  if (bytesOf(word) <= maxBytes) return [word];
  const pieces = [''];
  for (const character of word) {
    const last = pieces.length - 1;
    if (bytesOf(pieces[last] + character) <= maxBytes) pieces[last] += character;
    else pieces.push(character);
  }
  return pieces;
}
