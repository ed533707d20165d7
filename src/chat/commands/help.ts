import type { Unclear } from '../intent.ts';
import { type Asker, done, type Reply } from '../reply.ts';
import type { CommandName } from '../words.ts';

/** Letters of what was not understood that are said again. */
const mostHeard = 60;

/** `help`: the overview, or more about a command. */
export function helpReply({ texts }: Asker, about: CommandName | undefined): Reply {
  const text = about === undefined ? texts.overview : texts.help(about);
  return done(text.split('\n'));
}

/** What to say to what was not understood: what it may have meant, or how it is said. */
export function unclearReply({ texts }: Asker, { heard, guesses, about }: Unclear): Reply {
  return { outcome: 'not-understood', lines: linesFor(texts, shortened(heard), guesses, about) };
}

function linesFor(
  texts: Asker['texts'],
  heard: string,
  guesses: readonly string[],
  about: Unclear['about'],
): string[] {
  if (about === 'decision') return [texts.notUnderstood(heard), texts.decisionForm];
  if (about === 'new') return [texts.newUnclear(heard)];
  if (about !== undefined) return [texts.help(about)];
  return [texts.notUnderstood(heard), guesses.length > 0 ? texts.didYouMean(guesses) : texts.tryHelp];
}

/** What somebody typed, in one short line. */
export function shortened(heard: string): string {
  const line = heard.replace(/\s+/g, ' ');
  return line.length > mostHeard ? `${line.slice(0, mostHeard)}…` : line;
}
