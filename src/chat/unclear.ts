import type { Unclear } from './command.ts';
import type { Asker, Reply } from './reply.ts';

/** Maximum length of a repeated unclear text. */
const longestEcho = 60;

/** Replies to an unclear text with suggestions, or with the syntax. */
export function unclearReply(asker: Asker, unclear: Unclear): Reply {
  return { outcome: 'not-understood', lines: linesFor(asker, unclear) };
}

function linesFor(asker: Asker, { unclear, guesses = [], about }: Unclear): readonly string[] {
  const { texts, language } = asker;
  const input = shortened(unclear);
  if (about === 'length') return [texts.commandTooLong];
  if (about === 'decision') return [texts.notUnderstood(input), texts.decisionForm];
  if (about !== undefined)
    return about.explainUnclear?.(asker, input) ?? about.texts[language].help.split('\n');
  return [texts.notUnderstood(input), guesses.length > 0 ? texts.didYouMean(guesses) : texts.tryHelp];
}

/** Shortens a typed text to one line. */
export function shortened(input: string): string {
  const line = input.replace(/\s+/g, ' ');
  return line.length > longestEcho ? `${line.slice(0, longestEcho)}…` : line;
}
